import { aVisitor, type ReachableShop, type TestVisitor } from './aVisitor';

export const address = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };

/** A customer with an account and a filled cart. */
export async function aBuyer(shop: ReachableShop, items: { itemId: string; qty: number }[]): Promise<TestVisitor> {
  const buyer = aVisitor(shop);
  await buyer.register();
  await buyer.addAll(items);
  return buyer;
}

/** Places the order. Returns its number once it is confirmed, or undefined when the shop redirects to the cart. */
export async function order(buyer: TestVisitor): Promise<string | undefined> {
  const answer = await buyer.checkOut(address);
  if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
  return /\/webapp\/order\/(Q-\d+)/.exec(answer.headers.get('location') ?? '')?.[1];
}

/** The same browser at another origin of the shop. */
export function movedTo(shop: ReachableShop, visitor: TestVisitor): TestVisitor {
  return aVisitor(shop, visitor.cookies);
}
