import { expect, test } from 'vitest';
import { aVisitor } from '../../../shop/testing/aVisitor';
import { onMedusa } from '../../testing/onMedusa';

const skus = ['OFF-PA-10001970', 'FUR-BO-10001798'];

const load = process.env['GATEWAY_LOAD'];
/** Carts at once, and adds to each. */
const [carts = 0, adds = 0] = (load ?? '5x4').split('x').map(Number);

onMedusa('the gateway under load', {}, (open) => {
  test('many carts at once lose and double no line, through two processes [DEC-Q462]', {
    timeout: 1_200_000,
  }, async () => {
    const second = await open.another();
    const begun = performance.now();
    const found = await Promise.all(
      Array.from({ length: carts }, async () => {
        const buyer = aVisitor(open.shop);
        await buyer.read();
        const tabs = [buyer, aVisitor(second.shop, buyer.cookies)];
        // each add is sent twice under one key, as after a lost answer
        for (let count = 0; count < adds; count += 1) {
          const items = [{ itemId: skus[count % 2], qty: 1 }];
          const headers = { 'Idempotency-Key': `add-${count}` };
          await Promise.all(tabs.map((tab) => tab.addAll(items, {}, headers)));
        }
        const { items } = await buyer.read();
        return items?.map(({ itemId, qty }) => `${qty} ${itemId}`).sort();
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    print(`${carts} carts, ${adds} adds each, sent twice: ${seconds.toFixed(1)} s`);
    const expected = skus.map((sku) => `${adds / 2} ${sku}`).sort();
    expect(found).toEqual(Array.from({ length: carts }, () => expected));
  });

  test('a burst of one visitor leaves connections for the others [DEC-Q481]', async () => {
    const { gateway } = open;
    let finished = 0;
    const burst = Array.from({ length: 40 }, () =>
      gateway.inTurn(['one'], async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        finished += 1;
      }),
    );
    await gateway.inTurn(['two'], async () => undefined);
    expect(finished).toBeLessThan(5);
    await Promise.all(burst);
  });

  test.runIf(load)('measures what the gateway adds to the time of the engine', { timeout: 300_000 }, async () => {
    const { engine, shop } = open;
    // the engine's time is the sum of its calls, which the gateway makes one after the other
    let engineMs = 0;
    for (const name of ['readCart', 'setQuantity', 'findProducts'] as const) {
      const call = engine[name] as (...input: unknown[]) => Promise<unknown>;
      Object.assign(engine, {
        [name]: async (...input: unknown[]) => {
          const start = performance.now();
          return call(...input).finally(() => {
            engineMs += performance.now() - start;
          });
        },
      });
    }
    const buyer = aVisitor(shop);
    const cart = await buyer.add(skus[0] ?? '');
    const cartItemId = cart.items?.[0]?.cartItemId ?? '';
    const rounds: Record<'read' | 'change', { all: number; added: number }[]> = { read: [], change: [] };
    for (let round = 0; round < 30; round += 1) {
      for (const [name, work] of [
        ['read', () => buyer.read()],
        ['change', () => buyer.update([{ cartItemId, qty: 1 + (round % 2) }])],
      ] as const) {
        engineMs = 0;
        const start = performance.now();
        await work();
        const all = performance.now() - start;
        rounds[name].push({ all, added: all - engineMs });
      }
    }
    for (const [name, times] of Object.entries(rounds)) {
      // the quietest of three runs: what else the machine does is not the gateway's
      const runs = [0, 10, 20].map((start) => times.slice(start, start + 10));
      const added = Math.min(...runs.map((run) => median(run.map((each) => each.added))));
      const all = median(times.map((each) => each.all));
      const ratio = median(times.map((each) => each.all / (each.all - each.added)));
      print(
        `${name}: ${all.toFixed(1)} ms, ${ratio.toFixed(2)} times the engine's own; the gateway adds ${added.toFixed(1)} ms`,
      );
    }
  });
});

function print(figures: string): void {
  if (load) console.log(figures);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
