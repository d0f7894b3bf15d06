import { expect, test } from 'vitest';
import { savedItemBodies } from './savedItemBody';

test('an item whose product is no longer sold stays on the list, out of stock [DEC-Q541]', () => {
  const row = { id: '1', owner: 'guest', sku: 'GONE', savedFrom: { key: 2 }, plans: [], savedAt: new Date() };
  expect(savedItemBodies([row], [])).toEqual([{ sflId: '1', itemId: 'GONE', qty: 2, isItemOOS: true }]);
});
