import fc from 'fast-check';
import { vi } from 'vitest';
import type { AddFeedback } from '../../src/core/cart/rules/adding/addFeedback';
import { type FakeFailure, type FakeShop, fakeShop } from '../support/shop/fakeShop';
import { aStorefront, type TestStorefront } from '../support/widgets/storefront';
import { shown } from './aPage';
import { rest } from './settle';

/** A customer's action in one of two tabs. `delayMs` and `failure` are the network's effects on the call. */
export type Act = {
  tab: 0 | 1;
  afterMs: number;
  do: 'add' | 'update' | 'remove' | 'read' | 'hide';
  quantity: number;
  line: 'MUG' | 'PAPER' | 'PEN';
  delayMs: number;
  failure?: FakeFailure | undefined;
};

const CALL_OF = { add: 'add', update: 'update', remove: 'delete', read: 'read', hide: 'log' } as const;

export const START = { MUG: 5, PAPER: 6, PEN: 7 };

/** Every add has its own product, so that it can be distinguished from the others. */
export const productOf = (act: number) => `ACT-${act}`;

const PRODUCTS = Object.fromEntries(
  Array.from({ length: 12 }, (_, act) => [productOf(act), { name: `Product ${act}`, price: '1.00' }]),
);

export const programs = (tabs: (0 | 1)[], failures: (FakeFailure | undefined)[]) =>
  fc.array(
    fc.record<Act>({
      tab: fc.constantFrom(...tabs),
      afterMs: fc.constantFrom(0, 0, 1, 40, 500, 1500),
      do: fc.constantFrom('add', 'add', 'update', 'remove', 'read', 'hide'),
      quantity: fc.integer({ min: 1, max: 9 }),
      line: fc.constantFrom('MUG', 'PAPER', 'PEN'),
      delayMs: fc.constantFrom(0, 1, 30, 700, 3000),
      failure: fc.constantFrom(...failures),
    }),
    { minLength: 1, maxLength: 12 },
  );

export const NOTHING_LOST = [undefined];
export const LOSSES: (FakeFailure | undefined)[] = [
  undefined,
  undefined,
  'network',
  'lost',
  'cut',
  'truncated',
  502,
  'timeout',
];

/** The outcome of an action. */
export type Outcome = AddFeedback | { kind: 'changed' | 'ignored' | 'read' | 'rejected' | 'hidden' };

export function perform(page: TestStorefront, act: Act, sku: string): Promise<Outcome> {
  const lineId = page.cart.state().cart?.lines.find((line) => line.sku === act.line)?.id ?? '';
  switch (act.do) {
    case 'add':
      return page.cart.add([{ sku, quantity: act.quantity }]);
    case 'read':
      return page.cart.read({ isRefresh: true }).then(
        () => ({ kind: 'read' as const }),
        () => ({ kind: 'rejected' as const }),
      );
    case 'hide':
      // sends the queue at once, so that several calls are in flight
      page.host.firePageHide();
      return Promise.resolve({ kind: 'hidden' });
    default:
      return (
        act.do === 'update' ? page.cart.update({ lineId, quantity: act.quantity }) : page.cart.remove(lineId)
      ).then(
        ({ kind }) => ({ kind }),
        () => ({ kind: 'rejected' as const }),
      );
  }
}

/** One or two tabs of one browser, with the cart read. */
async function openTabs(shop: FakeShop, count: 1 | 2): Promise<TestStorefront[]> {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') });
  const first = aStorefront({ shop });
  const tabs = count === 1 ? [first] : [first, aStorefront({ shop, host: first.host.openTab() })];
  for (const page of tabs) {
    page.connect();
    await page.cart.read();
  }
  return tabs;
}

/** The added products that are no longer displayed. Empty as long as none is removed. */
function watchVanished({ cart }: TestStorefront): string[] {
  const vanished: string[] = [];
  let before: string[] = [];
  cart.subscribe(() => {
    const now = Object.keys(shown({ cart })).filter((sku) => sku.startsWith('ACT-'));
    vanished.push(...before.filter((sku) => !now.includes(sku)));
    before = now;
  });
  return vanished;
}

/** Runs a program to its end, when all tabs are idle. */
export async function run(program: Act[], count: 1 | 2) {
  const shop = fakeShop({ cart: START, products: PRODUCTS });
  const tabs = await openTabs(shop, count);
  const [first = aStorefront()] = tabs;
  const vanished = watchVanished(first);
  const outcomes: Promise<Outcome>[] = [];
  for (const [index, act] of program.entries()) {
    await vi.advanceTimersByTimeAsync(act.afterMs);
    const of = CALL_OF[act.do];
    if (act.delayMs > 0) shop.delayNext(act.delayMs, of);
    if (act.failure !== undefined) shop.failNext(act.failure, { of });
    outcomes.push(perform(tabs[act.tab] ?? first, act, productOf(index)));
  }
  await rest(400_000);
  shop.repair();
  return { shop, tabs, vanished, outcomes: await Promise.all(outcomes) };
}
