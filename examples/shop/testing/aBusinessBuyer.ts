import { aVisitor, type ReachableShop, type TestVisitor } from './aVisitor';

/** Someone who has signed in for a company, at the company's cart. */
export async function aBusinessBuyer(shop: ReachableShop, login = 'jonathan@quire.example'): Promise<TestVisitor> {
  const buyer = aVisitor(shop);
  await buyer.signIn(login);
  return buyer;
}

/** Takes out what an earlier test has left: the cart of an account is there again at every sign-in. */
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

const checkout = '/cc/sba/checkout';

/** Sends the checkout form of a business; answers the number of the order, or what the page says against it. */
export async function orderForBusiness(
  buyer: TestVisitor,
  form: Record<string, string>,
): Promise<{ number?: string; problem?: string }> {
  const answer = await buyer.send(checkout, { form });
  const [, number] = /\/webapp\/order\/(Q-\d+)/.exec(answer.headers.get('location') ?? '') ?? [];
  if (number) return { number };
  const [, problem = `${answer.status}`] = /role="alert">([^<]*)</.exec(await answer.text()) ?? [];
  return { problem };
}
