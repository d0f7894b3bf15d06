import { expect, test } from 'vitest';
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

test('a click while lines are still being added delays the remaining lines by at least REST_MS', async () => {
  const count = 100;
  const page = cartPageOf(count);
  /**
   * When a line was pressed and when further lines appeared. The durations do not matter, since they depend on the
   * machine.
   */
  const { renderedAtPress, waitedMs } = await new Promise<{ renderedAtPress: number; waitedMs: number }>((resolve) => {
    let pressed: { renderedAtPress: number; at: number } | undefined;
    const watcher = new MutationObserver(() => {
      const rendered = rowsOf(page).length;
      // the first lines are rendered, and further ones are being added
      if (rendered <= (pressed?.renderedAtPress ?? FIRST_ROWS)) return;
      if (pressed) {
        watcher.disconnect();
        resolve({ renderedAtPress: pressed.renderedAtPress, waitedMs: performance.now() - pressed.at });
      } else {
        pressed = { renderedAtPress: rendered, at: performance.now() };
        buttonOf(page, 'SKU-1', 'Increase')?.click();
      }
    });
    watcher.observe(page.box, { childList: true, subtree: true });
  });
  expect(renderedAtPress).toBeLessThan(count);
  expect(waitedMs).toBeGreaterThanOrEqual(REST_MS);

  await expect.poll(() => rowOf(page, 'SKU-1').textContent).toContain('$25.00');
  await expect.poll(() => rowsOf(page)).toHaveLength(count);
});
