import { aVisitor, type ReachableShop, type TestVisitor } from './aVisitor';

/** A buyer who has signed in for a company. */
export async function aBusinessBuyer(shop: ReachableShop, login = 'jonathan@quire.example'): Promise<TestVisitor> {
  const buyer = aVisitor(shop);
  await buyer.signIn(login);
  return buyer;
}

/** Empties the cart, because an account's cart persists between tests. */
export async function emptied(buyer: TestVisitor): Promise<TestVisitor> {
  const { items } = await buyer.read();
  for (const { cartItemId, parentRelationCartItemId } of items ?? []) {
    if (cartItemId && !parentRelationCartItemId) await buyer.remove(cartItemId);
  }
  await buyer.status('actionType=UPDATE_ACCOUNTING_INFO', {
    accountInfo: { bcName: '', purchaseOrderNumber: '' },
  });
  return buyer;
}

/** Submits the checkout form of a business. Returns the order number, or the error on the page. */
export async function orderForBusiness(
  buyer: TestVisitor,
  form: Record<string, string>,
): Promise<{ number?: string; problem?: string }> {
  const answer = await buyer.checkOut(form, '/cc/sba/checkout');
  const [, number] = /\/webapp\/order\/(Q-\d+)/.exec(answer.headers.get('location') ?? '') ?? [];
  if (number) return { number };
  const [, problem = `${answer.status}`] = /role="alert">([^<]*)</.exec(await answer.text()) ?? [];
  return { problem };
}
