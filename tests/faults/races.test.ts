import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { FakeShop } from '../support/shop/fakeShop';
import type { TestStorefront } from '../support/widgets/storefront';
import { expectAtRest, held, shown } from './aPage';
import { type Act, LOSSES, NOTHING_LOST, type Outcome, perform, productOf, programs, run, START } from './program';
import { watchRejections } from './rejections';
import { rest } from './settle';

/** No add was lost or doubled, and its feedback is true. */
function expectAddsPreserved(program: Act[], outcomes: Outcome[], shop: FakeShop) {
  for (const [index, act] of program.entries()) {
    if (act.do !== 'add') continue;
    const units = held(shop)[productOf(index)] ?? 0;
    const allowed = outcomes[index]?.kind === 'answered' ? [act.quantity] : [0, act.quantity];
    expect(allowed, `${index}: ${outcomes[index]?.kind}`).toContain(units);
  }
}

/** All tabs are idle and display the shop's cart. */
async function expectSameCart(tabs: TestStorefront[], shop: FakeShop) {
  for (const page of tabs) {
    await expectAtRest(page);
    expect(shown(page)).toEqual(held(shop));
  }
}

/** Every quantity is one that was requested, and only removed products are gone. */
function expectOnlyRequested(program: Act[], outcomes: Outcome[], shop: FakeShop) {
  for (const [sku, start] of Object.entries(START)) {
    const done = program.filter((act, index) => act.line === sku && outcomes[index]?.kind !== 'ignored');
    const updates = done.filter((act) => act.do === 'update').map((act) => act.quantity);
    const removals = done.some((act) => act.do === 'remove') ? [0] : [];
    expect([start, ...updates, ...removals]).toContain(held(shop)[sku] ?? 0);
  }
}

vi.setConfig({ testTimeout: 60_000 });

watchRejections();

/** One tab deletes a line while the other adds. The response of the delete arrives last, and is the older one. */
const ADD_DURING_DELETE: Act[] = [
  { tab: 1, afterMs: 0, do: 'remove', quantity: 1, line: 'MUG', delayMs: 0 },
  { tab: 0, afterMs: 0, do: 'add', quantity: 1, line: 'MUG', delayMs: 0 },
];

/** The same with the add in the same tab. */
const ADD_BEHIND_DELETE: Act[] = [
  { tab: 0, afterMs: 0, do: 'remove', quantity: 1, line: 'MUG', delayMs: 0 },
  { tab: 0, afterMs: 40, do: 'add', quantity: 1, line: 'MUG', delayMs: 0 },
];

test('with any delays, one tab does every action once and displays the cart of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(programs([0], NOTHING_LOST), async (program) => {
      const { shop, tabs, outcomes, vanished } = await run(program, 1);
      expectAddsPreserved(program, outcomes, shop);
      expectOnlyRequested(program, outcomes, shop);
      expect(vanished).toEqual([]);
      await expectSameCart(tabs, shop);
      // ignored actions are not sent, and sent ones are not sent twice
      const sent = (kind: 'add' | 'update' | 'remove') =>
        program.filter((act, index) => act.do === kind && outcomes[index]?.kind !== 'ignored').length;
      expect(shop.requestsOf('add')).toHaveLength(sent('add'));
      expect(shop.requestsOf('update')).toHaveLength(sent('update'));
      expect(shop.requestsOf('delete')).toHaveLength(sent('remove'));
    }),
    { numRuns: 80, examples: [[ADD_BEHIND_DELETE]] },
  );
});

test('with any delays, two tabs lose or double no add, and both display the cart of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(programs([0, 1], NOTHING_LOST), async (program) => {
      const { shop, tabs, outcomes } = await run(program, 2);
      expectAddsPreserved(program, outcomes, shop);
      expectOnlyRequested(program, outcomes, shop);
      await expectSameCart(tabs, shop);
    }),
    { numRuns: 80, examples: [[ADD_DURING_DELETE]] },
  );
});

test('with lost responses, a failed add is done once when repeated, and nothing else is lost', async () => {
  await fc.assert(
    fc.asyncProperty(programs([0, 1], LOSSES), async (program) => {
      const { shop, tabs, outcomes } = await run(program, 2);
      expectAddsPreserved(program, outcomes, shop);
      expectOnlyRequested(program, outcomes, shop);

      const again = program.flatMap((act, index) =>
        act.do === 'add' && outcomes[index]?.kind === 'failed'
          ? [perform(tabs[act.tab] as TestStorefront, act, productOf(index))]
          : [],
      );
      await rest(400_000);
      for (const outcome of await Promise.all(again)) expect(outcome.kind).toBe('answered');
      const requested = program.flatMap((act, index) => (act.do === 'add' ? [[productOf(index), act.quantity]] : []));
      expect(held(shop)).toMatchObject(Object.fromEntries(requested));

      for (const page of tabs) {
        const read = page.cart.read({ isRefresh: true });
        await rest(60_000);
        await read;
      }
      await expectSameCart(tabs, shop);
    }),
    { numRuns: 80 },
  );
});
