import { expect, test } from 'vitest';
import * as v from '../../../schema';
import { ApprovalOrdersBody } from '../../approvals/contract/approvals';
import { AllListItemsBody, ListAnswerBody, ListCardsBody, ListsBody } from '../../lists/contract/lists';
import { SavedItemsBody } from '../../saved/contract/savedItems';
import { PickupStoresBody } from '../../stores/contract/stores';
import { answeredList } from '../client/http/answeredList';

const valid = { code: 'LIST_CHANGED', type: 'WARNING' };
const list = { id: 'list-1', name: 'Office' };

test.each([
  ['lists', ListsBody, { lists: [list] }],
  ['list cards', ListCardsBody, { listsData: { lists: [list] } }],
  ['items of all lists', AllListItemsBody, { listItems: { items: [] } }],
  ['a list', ListAnswerBody, { list }],
  ['saved items', SavedItemsBody, { sflItems: [{ itemId: 'MUG', qty: 1 }] }],
  ['pickup stores', PickupStoresBody, { pickInStoreDetails: [{ store: [{ storeNumber: '42' }] }] }],
  ['orders to approve', ApprovalOrdersBody, { approvalOrders: [{ cartId: 1, orderNumber: 2, orderSubmittedBy: 3 }] }],
] as const)('an answer with %s is valid beside messages of any shape [DEC-Q605]', (_, body, answer) => {
  const messagesOf = (messages: unknown) => v.parse(body, { ...answer, messages }).messages;
  for (const other of [{ type: 'INFO', message: 'x' }, 'plain', { code: 12 }, { code: 'A', itemId: 123 }, null]) {
    expect(messagesOf([other, valid])).toEqual([valid]);
  }
  expect(messagesOf('none')).toEqual([]);
  expect(messagesOf(null)).toBeNull();
  expect(v.parse(body, answer)).toMatchObject(answer);
});

test.each([
  ['without a code', { type: 'ERROR', message: 'Later' }],
  ['with a number as its code', { code: 500, type: 'ERROR' }],
])('an error %s refuses an empty list, and no list with rows [DEC-Q604]', (_, error) => {
  const answer = v.parse(ListsBody, { lists: [], messages: [error] });
  expect(() => answeredList(answer.lists, answer)).toThrowError(expect.objectContaining({ kind: 'refused' }));
  expect(answeredList([list], answer)).toEqual([list]);
});
