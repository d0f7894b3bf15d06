import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { asOldLibraries } from '../../../../tests/support/oldLibrary';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import { FIRST_ROWS } from '../../../hooks/platform/useBatchedRows';
import { QuickOrder, type QuickOrderProps } from './QuickOrder';

type Setup = { props?: QuickOrderProps; config?: Partial<StorefrontConfig>; shop?: ReturnType<typeof fakeShop> };

function onOrder({ props = {}, config = {}, shop = fakeShop() }: Setup = {}) {
  const page = renderWidget(<QuickOrder {...props} />, {
    shop,
    config: { cart: { retryDelaysMs: [] }, ...config },
  });
  const sku = (row: number) => page.getByRole<HTMLInputElement>('combobox', { name: `Item number, row ${row}` });
  return {
    ...page,
    shop,
    sku,
    async typeSku(row: number, text: string) {
      await page.findByRole('combobox', { name: `Item number, row ${row}` });
      fireEvent.input(sku(row), { target: { value: text } });
      fireEvent.keyDown(sku(row), { key: 'Enter' });
    },
    async paste(row: number, text: string) {
      await page.findByRole('combobox', { name: `Item number, row ${row}` });
      fireEvent.paste(sku(row), { clipboardData: { getData: () => text } });
    },
    rows: () => [...page.box.querySelectorAll<HTMLInputElement>('[data-field=sku]')].map(({ value }) => value),
    quantities: () =>
      [...page.box.querySelectorAll<HTMLInputElement>('[data-field=quantity]')].map(({ value }) => value),
    added: () =>
      shop.requestsOf('add').map(({ body }) => (body as AddBody).items?.map(({ itemId, qty }) => [itemId, qty])),
  };
}

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const textOf = (page: WidgetPage) => page.box.textContent ?? '';

describe('QuickOrder', () => {
  test('shows name, price and stock beside each pasted row, and the price of the order on the button [DEC-Q449]', async () => {
    const page = onOrder();
    await page.paste(1, 'MUG\t2\nLAMP\t1\nPEN\t10');
    await page.findButton('Add 12 items, $44.90 to cart');
    const rows = [...page.box.querySelectorAll('.quire-quick-order__status')].map((row) => row.textContent);
    expect(rows.slice(0, 3)).toEqual([
      expect.stringMatching(/^Enamel mug \$12\.50 In stock$/),
      expect.stringMatching(/^Desk lamp \$39\.00.*out of stock/i),
      expect.stringMatching(/^Gel pen, blue \$1\.99 In stock$/),
    ]);
  });

  test('does not say that a product to be ordered in advance is in stock [DEC-Q449]', async () => {
    const shop = fakeShop();
    Object.assign(shop.products['MUG'] ?? {}, { tile: { preOrder: true } });
    const page = onOrder({ shop });
    await page.typeSku(1, 'MUG');
    await expect.poll(() => textOf(page)).toContain('Enamel mug $12.50');
    expect(textOf(page)).not.toContain('In stock');
  });

  test('Enter moves from row to row, each row shows its product, and one click adds all rows [LIST-006, OVR-010]', async () => {
    const page = onOrder();
    await expect.poll(() => page.storefront.events.last('page:shown')).toEqual({ name: 'Quick Order' });
    await page.typeSku(1, 'MUG');
    await expect.poll(() => textOf(page)).toContain('Enamel mug');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Quantity, row 1');
    await page.type('Quantity, row 1', '3');
    fireEvent.keyDown(page.field('Quantity, row 1'), { key: 'Enter' });
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Item number, row 2');
    await page.typeSku(2, 'PEN');
    await expect.poll(() => textOf(page)).toContain('Gel pen, blue');

    await page.click(/^Add 4 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('2 of 2 lines were added to your cart.');
    expect(page.added()).toEqual([
      [
        ['MUG', 3],
        ['PEN', 1],
      ],
    ]);
    expect(page.shop.requestsOf('add')[0]?.query).toMatchObject({ source: 'quickOrder' });
    expect((await page.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cc/mmx/cart');

    await page.click('Add all to cart');
    await expect.poll(page.status).toContain('Enter at least one item number.');
    expect(page.added()).toHaveLength(1);
    await page.click('Start over');
    await expect.poll(() => page.rows().join('')).toBe('');
  });

  test('looks up item numbers even when an old library has added toJSON to arrays', async () => {
    asOldLibraries();
    const page = onOrder();
    await page.typeSku(1, 'MUG');
    await expect.poll(() => textOf(page)).toContain('Enamel mug');
  });

  test('fills rows from a pasted column with one lookup, and preserves and marks unknown item numbers [OVR-010]', async () => {
    const page = onOrder();
    await page.paste(1, 'SKU\tQty\nMUG\t2\nNO-SUCH\t1\nPEN\tfew\nMUG\t1');
    await expect.poll(page.rows).toEqual(['MUG', 'NO-SUCH', 'PEN', '', '']);
    expect(page.quantities().slice(0, 3)).toEqual(['3', '1', '']);
    await expect.poll(page.status).toContain("3 lines were filled in.1 quantity couldn't be read. Enter it");
    expect(page.getByRole('textbox', { name: 'Quantity, row 3' }).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => textOf(page)).toContain("We couldn't find this item number.");
    expect(page.shop.requestsOf('tiles')).toHaveLength(1);
    expect(page.sku(2).getAttribute('aria-invalid')).toBe('true');

    fireEvent.input(page.getByRole('textbox', { name: 'Quantity, row 3' }), { target: { value: '1' } });
    await page.click(/^Add 4 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain("2 of 2 lines were added to your cart.1 line wasn't added");
    expect(page.rows()).toContain('NO-SUCH');
    expect(page.added()).toEqual([
      [
        ['MUG', 3],
        ['PEN', 1],
      ],
    ]);
  });

  test('shows the result of each line, and the next add contains only the line that was not added [OVR-010]', async () => {
    const shop = fakeShop();
    const lamp = Object.assign(shop.products['LAMP'] ?? {}, { stock: 5 });
    const page = onOrder({ shop });
    await page.paste(1, 'MUG,1\nLAMP,2');
    await expect.poll(() => textOf(page)).toContain('Desk lamp');
    // sells out after the lookup
    lamp.stock = 0;
    await page.click(/^Add 3 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('1 of 2 lines were added to your cart.');
    expect(textOf(page)).toContain('Added to cart');
    expect(page.sku(2).getAttribute('aria-invalid')).toBe('true');

    await page.type('Quantity, row 2', '1');
    await page.click(/^Add 1 items?, \$[\d.]+ to cart$/);
    await expect.poll(() => page.added()[1]).toEqual([['LAMP', 1]]);
  });

  test('adds lines pasted after an add on their own, and does not raise rows already in the cart', async () => {
    const page = onOrder();
    await page.paste(1, 'MUG\t2');
    await page.click(/^Add 2 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('1 of 1 line was added to your cart.');
    await page.paste(2, 'PEN\t1\nMUG\t1');
    await expect.poll(page.quantities).toEqual(['2', '1', '1', '', '']);
    await page.click(/^Add 2 items?, \$[\d.]+ to cart$/);
    await expect
      .poll(() => page.added()[1])
      .toEqual([
        ['PEN', 1],
        ['MUG', 1],
      ]);
  });

  test('rows cannot be changed while an add is in flight', async () => {
    const page = onOrder();
    await page.paste(1, 'MUG\t2');
    await page.findButton(/^Add 2 items?, \$[\d.]+ to cart$/);
    page.shop.hold('add');
    await page.click(/^Add 2 items?, \$[\d.]+ to cart$/);
    await expect.poll(() => page.isOff('Start over')).toBe(true);
    expect(page.sku(2).readOnly).toBe(true);
    page.shop.release();
    await expect.poll(page.status).toContain('1 of 1 line was added to your cart.');
  });

  test('matches item numbers regardless of case, and orders them in the spelling of the shop', async () => {
    const page = onOrder();
    await page.typeSku(1, 'mug');
    await page.typeSku(2, 'MUG');
    await page.typeSku(3, 'Pen');
    await page.click(/^Add 3 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('2 of 2 lines were added to your cart.');
    expect(page.added()).toEqual([
      [
        ['MUG', 2],
        ['PEN', 1],
      ],
    ]);
    expect(textOf(page).match(/Added to cart/g)).toHaveLength(3);
  });

  test('finds an item number that was copied with an invisible character', async () => {
    const page = onOrder();
    await page.typeSku(1, '\u200b MUG\u200e');
    await page.click(/^Add 1 item, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('1 of 1 line was added to your cart.');
    expect(page.added()).toEqual([[['MUG', 1]]]);
  });

  test('removing a row moves focus to the row that takes its place', async () => {
    const page = onOrder();
    await page.paste(1, 'MUG\t2\nPEN\t1');
    await page.click('Remove row 1');
    await expect.poll(page.rows).toEqual(['PEN', '', '', '']);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Item number, row 1');
  });

  test('an add that is clicked before the lookup has finished waits for it', async () => {
    const page = onOrder();
    await page.findByRole('combobox', { name: 'Item number, row 1' });
    page.shop.hold('tiles');
    fireEvent.input(page.sku(1), { target: { value: 'MUG' } });
    await page.click('Add all to cart');
    await expect.poll(() => page.shop.requestsOf('tiles')).toHaveLength(1);
    expect(page.added()).toEqual([]);
    page.shop.release();
    await expect.poll(page.status).toContain('1 of 1 line was added to your cart.');
    expect(page.added()).toEqual([[['MUG', 1]]]);
  });

  test('does not add a product that cannot be ordered', async () => {
    const page = onOrder();
    await page.paste(1, 'MUG\t1\nLAMP\t1');
    await page.click(/^Add 1 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain("1 line wasn't added. See the message next to it.");
    expect(page.added()).toEqual([[['MUG', 1]]]);
  });

  test('shows an error for a quantity above the limit or not a number, and does not add that row', async () => {
    const page = onOrder();
    await page.typeSku(1, 'STAPLER');
    await expect.poll(() => textOf(page)).toContain('Stapler');
    await page.type('Quantity, row 1', '9');
    await expect.poll(() => textOf(page)).toContain('The most you can order is 5');
    await page.typeSku(2, 'PEN');
    await page.click(/^Add 1 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain("1 line wasn't added. See the message next to it.");
    expect(page.added()).toEqual([[['PEN', 1]]]);
    await page.type('Quantity, row 1', 'x');
    await expect.poll(() => textOf(page)).toContain('Enter a whole number from 1 to 5');
    await page.click('Add all to cart');
    await expect.poll(page.status).toContain('Enter at least one item number.');
  });

  test('shows an error and a retry when the lookup fails', async () => {
    const shop = fakeShop();
    shop.failNext(500, { of: 'tiles' });
    const page = onOrder({ shop });
    await page.typeSku(1, 'MUG');
    await expect.poll(page.alert).toContain('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(() => textOf(page)).toContain('Enamel mug');
    expect(page.alert()).toBe('');
  });

  test('preserves the rows after a failed add, and shows an error at each of them', async () => {
    const shop = fakeShop();
    const page = onOrder({ shop });
    await page.paste(1, 'MUG\t2\nPEN\t1');
    await expect.poll(() => textOf(page)).toContain('Gel pen, blue');
    shop.failNext('network', { of: 'add', times: 9 });
    await page.click(/^Add 3 items?, \$[\d.]+ to cart$/);
    await expect.poll(page.status).toContain('0 of 2 lines were added to your cart.');
    for (const row of [1, 2]) {
      expect(page.sku(row).getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(page.sku(row))).toContain('Something went wrong. Please try again.');
    }
    await page.findButton(/^Add 3 items?, \$[\d.]+ to cart$/);
  });

  test('suggests products to a signed-in customer by keyboard alone, and none to a guest', async () => {
    const page = onOrder({ config: { session: { isLoggedIn: true } } });
    await page.findByRole('combobox', { name: 'Item number, row 1' });
    fireEvent.input(page.sku(1), { target: { value: 'gel' } });
    await page.findByRole('option', { name: /^PEN/ });
    fireEvent.keyDown(page.sku(1), { key: 'ArrowDown' });
    await expect.poll(() => page.sku(1).getAttribute('aria-activedescendant')).not.toBeNull();
    fireEvent.keyDown(page.sku(1), { key: 'Enter' });
    await expect.poll(() => page.sku(1).value).toBe('PEN');
    await expect.poll(() => textOf(page)).toContain('Gel pen, blue');
    expect(page.queryAllByRole('option')).toEqual([]);

    const guest = onOrder();
    await guest.typeSku(1, 'gel');
    await expect.poll(() => textOf(guest)).toContain("We couldn't find this item number.");
    expect(guest.shop.requestsOf('list-search')).toEqual([]);
  });

  test('fills rows from typed lines and from a file, and reports an unreadable file', async () => {
    const page = onOrder();
    await page.type(/^One item per line/, 'MUG 2\nPEN 1');
    await page.click('Fill in');
    await expect.poll(page.rows).toEqual(['MUG', 'PEN', '', '', '']);

    const field = page.box.querySelector('input[type=file]') as HTMLInputElement;
    const choose = (content: string) =>
      fireEvent.change(field, { target: { files: [new File([content], 'order.csv', { type: 'text/csv' })] } });
    choose('MUG;1\nINK;2');
    await expect.poll(page.rows).toEqual(['MUG', 'PEN', 'INK', '', '']);
    expect(page.quantities().slice(0, 3)).toEqual(['3', '1', '2']);
    choose('\0\0');
    await expect.poll(page.alert).toContain("We couldn't read this file.");
  });

  test('renders 200 pasted rows in batches, the first screenful at once', async () => {
    const page = onOrder();
    await page.findByRole('combobox', { name: 'Item number, row 1' });
    const counts: number[] = [];
    const watcher = new MutationObserver(() => counts.push(page.rows().length));
    watcher.observe(page.box, { subtree: true, childList: true });
    await page.paste(1, Array.from({ length: 200 }, (_, n) => `S-${n}\t1`).join('\n'));
    await expect.poll(() => page.rows().length).toBe(201);
    watcher.disconnect();
    expect(counts.find((count) => count > 5)).toBe(FIRST_ROWS);
    expect(new Set(counts).size).toBeGreaterThan(3);
  });

  test('with 200 rows, typing in one row changes no DOM node of the others', async () => {
    const page = onOrder();
    await page.paste(1, Array.from({ length: 200 }, (_, n) => `S-${n}\t1`).join('\n'));
    await expect.poll(() => page.rows().length).toBe(201);
    await expect.poll(() => textOf(page).split("We couldn't find this item number.").length - 1).toBe(200);
    const changedNodes: Node[] = [];
    const watcher = new MutationObserver((changes) => changedNodes.push(...changes.map(({ target }) => target)));
    watcher.observe(page.box, { subtree: true, childList: true, characterData: true, attributes: true });
    const seventh = page.box.querySelectorAll<HTMLInputElement>('[data-field=quantity]')[6] as HTMLInputElement;
    fireEvent.input(seventh, { target: { value: '4' } });
    await expect.poll(() => seventh.value).toBe('4');
    watcher.disconnect();
    const others = changedNodes.filter((node) =>
      [...page.box.querySelectorAll('li')].some((li, n) => n !== 6 && li.contains(node)),
    );
    expect(others).toEqual([]);
  });

  test('opens as a drawer by button or request if the session enables it, and is a link otherwise [OVR-010]', async () => {
    const session = { enableQuickOrderDrawer: true };
    const page = onOrder({ props: { drawer: true }, config: { session } });
    await page.click('Quick Order');
    await expect.poll(page.title).toBe('Quick Order');
    await page.click('Close');
    await expect.poll(page.title).toBeUndefined();
    void requestOverlay(page.storefront, { overlay: 'QUICK_ORDER' });
    await expect.poll(page.title).toBe('Quick Order');
    await page.typeSku(1, 'MUG');
    await page.click('Close');
    await page.click('Quick Order');
    await expect.poll(page.rows).toContain('MUG');

    const off = onOrder({ props: { drawer: true, pageUrl: '/quick-order' } });
    expect((await off.findByRole('link', { name: 'Quick Order' })).getAttribute('href')).toBe('/quick-order');
    expect(await requestOverlay(off.storefront, { overlay: 'QUICK_ORDER' })).toBe('unavailable');
  });
});
