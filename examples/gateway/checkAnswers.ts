import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { SignInAnswerBody } from '../../src/core/account/contract/signIn';
import { ApprovalOrdersBody, DecisionsBody } from '../../src/core/approvals/contract/approvals';
import { CartAnswerBody } from '../../src/core/cart/contract/cart';
import { OrderAnswerBody } from '../../src/core/checkout/contract/order';
import { ENDPOINTS, type EndpointName } from '../../src/core/endpoints';
import {
  AllListItemsBody,
  ListAnswerBody,
  ListCardsBody,
  ListSuggestionsBody,
  ListsBody,
} from '../../src/core/lists/contract/lists';
import { CheckoutPaymentBody, PlacedOrderBody } from '../../src/core/payment/contract/payment';
import { ProductTilesBody } from '../../src/core/products/contract/productTile';
import { SavedItemsBody } from '../../src/core/saved/contract/savedItems';

const contracts: Partial<Record<EndpointName, v.GenericSchema>> = {
  readCart: CartAnswerBody,
  addItems: CartAnswerBody,
  updateItems: CartAnswerBody,
  updateCart: CartAnswerBody,
  deleteItem: CartAnswerBody,
  readSaved: SavedItemsBody,
  saveItems: SavedItemsBody,
  deleteSaved: SavedItemsBody,
  signIn: SignInAnswerBody,
  readPayment: CheckoutPaymentBody,
  placeOrder: PlacedOrderBody,
  readOrder: OrderAnswerBody,
  modifyOrder: CartAnswerBody,
  approvalOrders: ApprovalOrdersBody,
  decideOrders: DecisionsBody,
  productTiles: ProductTilesBody,
  readLists: ListsBody,
  readListItems: AllListItemsBody,
  createList: ListAnswerBody,
  addListItems: ListAnswerBody,
  deleteListItem: ListAnswerBody,
  updateList: ListAnswerBody,
  deleteList: ListAnswerBody,
  readList: ListAnswerBody,
  searchLists: v.union([ListsBody, ListSuggestionsBody]),
  searchListsByProxy: v.union([ListsBody, ListSuggestionsBody]),
  listCards: ListCardsBody,
};

const calls = (Object.keys(contracts) as EndpointName[]).map((name) => {
  const { method, path, override } = ENDPOINTS[name] as { method: string; path: string; override?: string };
  const pattern = new RegExp(`^(/.+/api)?${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { name, method: override ?? method, pattern };
});

/**
 * Validates a share of the answers against their contracts. A mismatch is logged in one line with the name of the field
 * and without its value, which may be a customer's. The answer is sent as it is.
 */
export function checkAnswers(share: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok || !c.res.headers.get('content-type')?.startsWith('application/json')) return;
    if (Math.random() >= share) return;
    const call = calls.find(({ method, pattern }) => method === c.req.method && pattern.test(c.req.path));
    const schema = call && contracts[call.name];
    if (!schema) return;
    const body: unknown = await c.res
      .clone()
      .json()
      .catch(() => undefined); // not JSON, which is a mismatch as well
    const { issues: [issue] = [] } = v.safeParse(schema, body, { abortEarly: true });
    if (!issue) return;
    const field = v.getDotPath(issue) ?? 'the answer';
    console.error(
      `The answer of ${call.name} differs from its contract: ${field}: expected ${issue.expected ?? issue.type}`,
    );
  };
}
