import { expect, onTestFinished, test, vi } from 'vitest';
import { onCartPage, rowOf, rowsOf, textOf } from '../../../../tests/support/widgets/onCartPage';
import { FIRST_ROWS, REST_MS } from '../../../hooks/platform/useBatchedRows';

const cartPageOf = (count: number) =>
  onCartPage({
    shop: (shop) => {
      for (let line = 1; line <= count; line += 1) {
        shop.products[`SKU-${line}`] = { name: `SKU-${line}`, price: '12.50' };
        shop.cart.put(`SKU-${line}`, 1);
      }
    },
  });

/** A cart with the given number of lines, and how often one of them was rendered since. */
async function cartOf(count: number) {
  const page = cartPageOf(count);
  await expect.poll(() => rowsOf(page)).toHaveLength(count);
  let renderCount = 0;
  // each render of a line requests the label of its button
  Object.assign(page.storefront.settings.messages, {
    'cart-page': Object.defineProperty({}, 'removeNamed', {
      get() {
        renderCount += 1;
        return undefined;
      },
    }),
  });
  return { page, renderCount: () => renderCount };
}

/** A query by role and name would be slow with so many lines. */
const buttonOf = (page: ReturnType<typeof onCartPage>, sku: string, name: string) =>
  rowOf(page, sku).querySelector<HTMLElement>(`[aria-label^="${name}"]`);

/** How often lines render when the quantity of the first one changes and their buttons are disabled during the request. */
async function countRenders(count: number): Promise<number> {
  const { page, renderCount } = await cartOf(count);
  const isOff = () => buttonOf(page, `SKU-${count}`, 'Remove')?.getAttribute('aria-disabled') === 'true';
  page.shop.hold('update');
  buttonOf(page, 'SKU-1', 'Increase')?.click();
  await expect.poll(isOff).toBe(true);
  page.shop.release();
  await expect.poll(() => rowOf(page, 'SKU-1').textContent).toContain('$25.00');
  await expect.poll(isOff).toBe(false);
  expect(textOf(page)).toContain(`(${count + 1}`);
  page.unmount();
  return renderCount();
}

test('a quantity change of one line re-renders no other line', async () => {
  const rendersAlone = await countRenders(1);
  expect(rendersAlone).toBeGreaterThan(0);
  expect(await countRenders(12)).toBe(rendersAlone);
});

/** A page that is idle when the test says so. */
function idlePage() {
  const requests = new Map<number, () => void>();
  let id = 0;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    id += 1;
    requests.set(id, act);
    return id;
  });
  vi.stubGlobal('cancelIdleCallback', (cancelled: number) => requests.delete(cancelled));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** How many callbacks wait for the page to be idle. */
    waiting: () => requests.size,
    beIdle() {
      const acts = [...requests.values()];
      requests.clear();
      for (const act of acts) act();
    },
  };
}

test('a click while lines are still being added delays the remaining lines by at least REST_MS', async () => {
  const count = FIRST_ROWS + 54; // two batches and a rest
  const { waiting, beIdle } = idlePage();
  const page = cartPageOf(count);
  await expect.poll(waiting).toBe(1);
  beIdle();
  await expect.poll(() => rowsOf(page).length).toBeGreaterThan(FIRST_ROWS);
  const rendered = rowsOf(page).length;
  expect(rendered).toBeLessThan(count);
  await expect.poll(waiting).toBe(1);

  const pressedAt = performance.now();
  buttonOf(page, 'SKU-1', 'Increase')?.click();
  expect(waiting()).toBe(0);
  await expect.poll(() => rowsOf(page).length).toBeGreaterThan(rendered);
  expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(REST_MS);

  await expect.poll(() => rowOf(page, 'SKU-1').textContent).toContain('$25.00');
  await expect
    .poll(() => {
      beIdle();
      return rowsOf(page);
    })
    .toHaveLength(count);
});
