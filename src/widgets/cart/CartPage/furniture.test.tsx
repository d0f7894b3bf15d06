import { describe, expect, test } from 'vitest';
import { choose, onCartPage, sumsOf, textOf } from '../../../../tests/support/widgets/onCartPage';

const services = (basic: number, custom: number) => ({
  furnSvcInfo: [
    { level: 'BASC', qty: basic },
    { level: 'CUST', qty: custom },
  ],
});

const onPage = (basic = 0, custom = 0) =>
  onCartPage({ cart: { CHAIR: 2, MUG: 1 }, lines: { CHAIR: services(basic, custom) } });

const NAME = 'Furniture service';
const serviceLine = ({ box }: { box: HTMLElement }) => box.querySelector('.quire-cart-page__services');
const isMarked = (page: { box: HTMLElement }) => serviceLine(page)?.className.includes('--new') ?? false;

describe('CartPage furniture service', () => {
  test('is offered only for lines with service levels [FURN-001, CART-ENT-020]', async () => {
    const page = onPage();
    const list = (await page.findByRole('combobox', { name: NAME })) as HTMLSelectElement;
    expect([...list.options].map(({ value }) => value)).toEqual(['none', 'BASC', 'CUST']);
    expect(page.getAllByRole('combobox')).toHaveLength(1);
    expect(serviceLine(page)).toBeNull();
  });

  test('a chosen level applies to all units of the line, and can be removed [FURN-001, CART-UPD-010]', async () => {
    const page = onPage();
    await choose(page, NAME, 'BASC');
    await expect.poll(() => serviceLine(page)?.textContent).toContain('2 × Basic');
    expect(page.shop.requestsOf('update').map(({ body }) => body)).toEqual([
      { items: [{ cartItemId: 'line-1', ...services(2, 0) }] },
    ]);
    await choose(page, NAME, 'none');
    await expect.poll(() => serviceLine(page)).toBeNull();
  });

  test('is one line without controls [FURN-002]', async () => {
    const page = onPage(2, 0);
    await expect.poll(() => serviceLine(page)?.textContent).toContain('$98.00');
    expect(serviceLine(page)?.querySelectorAll('button, input, select')).toHaveLength(0);
  });

  test('is highlighted for 2000 ms after a level is chosen, and shows the new fee only then [FURN-003]', async () => {
    const seen = onPage(2, 0);
    await expect.poll(() => serviceLine(seen)?.textContent).toContain('$98.00');
    expect(isMarked(seen)).toBe(false);
    seen.unmount();

    const page = onPage();
    const chosenAt = Date.now();
    await choose(page, NAME, 'BASC');
    await expect.poll(() => isMarked(page), { interval: 10 }).toBe(true);
    expect(serviceLine(page)?.textContent).not.toContain('$98.00');
    expect(sumsOf(page)[NAME]).toBeUndefined();
    await expect.poll(() => isMarked(page), { interval: 10 }).toBe(false);
    expect(Date.now() - chosenAt).toBeGreaterThan(1900);
    expect(serviceLine(page)?.textContent).toContain('$98.00');
    expect(sumsOf(page)[NAME]).toBe('$98.00');
  });

  test('an unknown fee is shown as to be determined, at its line and in the totals [FURN-004]', async () => {
    const page = onPage(0, 2);
    await expect.poll(() => serviceLine(page)?.textContent).toContain('To be determined');
    expect(sumsOf(page)[NAME]).toBe('To be determined');
    expect(textOf(page)).not.toContain('$0.00');
  });

  test('the list stays enabled during a change, so that it retains focus, and accepts another choice [FURN-001]', async () => {
    const page = onPage();
    const list = (await page.findByRole('combobox', { name: NAME })) as HTMLSelectElement;
    expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Basic: delivered and unpacked',
    );
    page.shop.hold('update');
    await choose(page, NAME, 'BASC');
    await expect.poll(page.status).toContain('Updating Furniture service');
    expect(list.disabled).toBe(false);
    await choose(page, NAME, 'CUST');
    page.shop.release();
    await expect.poll(() => serviceLine(page)?.textContent).toContain('2 × Custom');
    expect(list.value).toBe('CUST');
  });

  test('shows a status during a change, and an error and the previous level when it fails [CART-ENT-023]', async () => {
    const page = onPage();
    page.shop.hold('update');
    await choose(page, NAME, 'CUST');
    await expect.poll(page.status).toContain('Updating Furniture service');
    page.shop.release();
    await expect.poll(() => serviceLine(page)?.textContent).toContain('2 × Custom');

    page.shop.failNext('network', { of: 'update' });
    await choose(page, NAME, 'none');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(textOf(page)).toContain("This change wasn't saved.");
    await expect.poll(() => (page.getByRole('combobox', { name: NAME }) as HTMLSelectElement).value).toBe('CUST');
  });
});
