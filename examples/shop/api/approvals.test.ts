import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CustomMessagesBody } from '../../../src/core/account/contract/customMessages';
import { accounts, productPairs, products } from '../database/schema';
import { aBusinessBuyer, emptied, orderForBusiness } from '../testing/aBusinessBuyer';
import { approvalCalls, approvalContract } from '../testing/contracts/approvalContract';
import { englishOf } from '../testing/englishOf';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const [chair, pen] = ['FUR-CH-10000454', 'OFF-AR-10000122'];
/** A quantity that costs more than Jonathan may spend without approval. */
const CHAIRS = 4;

const setStock = (sku: string, stock: number) =>
  open.database.update(products).set({ stock }).where(eq(products.sku, sku));

approvalContract({
  shop: () => open.shop,
  tables: () => open.database,
  setStock,
  async makeApprover(login) {
    const isTheirs = eq(accounts.login, login);
    const [before] = await open.database.select().from(accounts).where(isTheirs);
    const permissions = before?.permissions ?? [];
    onTestFinished(async () => void (await open.database.update(accounts).set({ permissions }).where(isTheirs)));
    await open.database
      .update(accounts)
      .set({ permissions: [...permissions, 'H_AO'] })
      .where(isTheirs);
  },
  hasPlans: true,
});

describe('approvals of the reference shop', () => {
  let number: string;
  let helen: ReturnType<typeof approvalCalls>;

  const stockOf = async () =>
    (await open.database.select().from(products).where(eq(products.sku, chair)))[0]?.stock ?? 0;

  const pairsNow = async () => {
    const pair = and(eq(productPairs.sku, chair), eq(productPairs.otherSku, pen));
    return (await open.database.select().from(productPairs).where(pair))[0]?.orders;
  };

  /** Places an order of Jonathan's that costs more than he may spend without approval. */
  async function aWaitingOrder(more: { itemId: string; qty: number }[] = []): Promise<string> {
    const buyer = await emptied(await aBusinessBuyer(open.shop));
    await buyer.addAll([{ itemId: chair, qty: CHAIRS }, ...more]);
    const placed = await orderForBusiness(buyer, { budgetCenter: 'Management', poNumber: 'PO 1' });
    return placed.number ?? `not placed: ${placed.problem}`;
  }

  beforeEach(async () => {
    await setStock(chair, 500);
    helen = approvalCalls(await aBusinessBuyer(open.shop, 'helen@quire.example'));
    number = await aWaitingOrder();
  });

  test('a waiting order names the profile of its buyer [APPR-003]', async () => {
    expect(await helen.waiting(number)).toMatchObject({ orderSubmittedBy: 'JD-15895' });
  });

  test('declining an order returns its stock, and its buyer gets a message [APPR-002]', async () => {
    const stock = await stockOf();
    expect(await helen.decide(number, 'DECLINE')).toMatchObject({ messages: [] });
    expect(await stockOf()).toBe(stock + CHAIRS);
    const jonathan = await aBusinessBuyer(open.shop);
    const answer = await jonathan.send('/ele-lpd/api/sparxProxy/getCustomMessages');
    expect(v.parse(CustomMessagesBody, await answer.json()).messages).toContainEqual(
      expect.objectContaining({ title: `Your order ${number} was declined`, text: 'You won’t be charged for it.' }),
    );
  });

  test('declining an order removes it from the counts of products ordered together', async () => {
    const before = await pairsNow();
    number = await aWaitingOrder([{ itemId: pen, qty: 1 }]);
    expect(await pairsNow()).toBe((before ?? 0) + 1);
    expect(await helen.decide(number, 'DECLINE')).toMatchObject({ messages: [] });
    expect(await pairsNow()).toBe(before);
  });

  test('a call that declines an order twice returns its stock once', async () => {
    const stock = await stockOf();
    const decision = await helen.decisionOf(number, 'DECLINE');
    const answer = await helen.send('DECLINE', [decision, decision]);
    expect((await answer.json()).orders).toMatchObject([{ messages: [] }, { messages: [] }]);
    expect(await stockOf()).toBe(stock + CHAIRS);
  });

  test('the page of approvals has the language of its approver [DEC-Q448]', async () => {
    const french = await helen.visitor.page(`/sba/approvals?order=${number}&lang=fr-CA`);
    expect(french).toContain('Accepter</button>');
    expect(englishOf('order-approvals', french)).toEqual([]);
  });
});
