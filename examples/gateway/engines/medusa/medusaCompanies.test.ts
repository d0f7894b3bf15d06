import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { budgetsOf } from '../../../shop/business/budgets';
import { orderCharges } from '../../../shop/database/businessSchema';
import { aBusinessBuyer, emptied } from '../../../shop/testing/aBusinessBuyer';
import type { TestVisitor } from '../../../shop/testing/aVisitor';
import { buying } from '../../../shop/testing/buying';
import { formOf } from '../../../shop/testing/formOf';
import { anAdministrator } from '../../testing/anAdministrator';
import { openTestGateway } from '../../testing/openTestGateway';

const medusa = inject('medusa');
const [paper, bookcase] = ['OFF-PA-10001970', 'FUR-BO-10001798'];

describe.runIf(medusa)('companies on Medusa', () => {
  let open: Awaited<ReturnType<typeof openTestGateway>>;
  let admin: Awaited<ReturnType<typeof anAdministrator>>;
  let buyer: TestVisitor;
  beforeAll(async () => {
    if (medusa) open = await openTestGateway(medusa);
    admin = await anAdministrator(medusa?.baseUrl ?? '');
    await admin.stock(paper, 60);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.gateway.database.delete(orderCharges);
    buyer = await emptied(await aBusinessBuyer(open.shop));
  });

  const order = () => {
    const accountInfo = { bcName: 'Facilities', purchaseOrderNumber: 'PO 1' };
    return buying(buyer).order('own', { email: '', addresses: [], paymentType: undefined, accountInfo });
  };
  const leftOf = async (name: string) =>
    (await budgetsOf(open.gateway.database, 'DOHERTY')).find((budget) => budget.name === name)?.left;

  test('an order that needs approval is refused, because there are no approvals [DEC-Q572]', async () => {
    await buyer.add(bookcase, 5);
    const before = await leftOf('Facilities');
    expect(await order()).toMatchObject({
      status: 400,
      refusal: { code: 'ORDER_NOT_PLACED', message: 'This order needs approval from your company.' },
    });
    expect(await leftOf('Facilities')).toBe(before);
  });

  test('an order that the stock does not cover charges nobody [DEC-Q572]', async () => {
    const before = await leftOf('Facilities');
    await buyer.add(paper, 2);
    await admin.stock(paper, 1);
    try {
      expect(await order()).toMatchObject({ status: 400, refusal: { code: 'ORDER_NOT_PLACED' } });
      expect(await leftOf('Facilities')).toBe(before);
    } finally {
      await admin.stock(paper, 60);
    }
  });

  test('the plain form has the accounting of the company, says what is missing, and orders [DEC-Q572]', async () => {
    await buyer.add(paper);
    expect(await buyer.page('/cc/mmx/cart')).toContain('<dt>Budget center</dt>');
    const form = formOf(await buyer.page('/cc/sparq/checkout'), '/webapp/checkout');
    const send = (more: object) => buyer.send('/webapp/checkout', { form: { ...form, ...more } });
    const refused = await send({ budgetCenter: 'Facilities', poNumber: '' });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Your company requires a purchase order number.'),
    ]);
    const { orderTotal, version, key } = formOf(await buyer.page('/cc/sparq/checkout'), '/webapp/checkout');
    const placed = await send({ budgetCenter: 'Facilities', poNumber: 'PO 9', orderTotal, version, key });
    expect(placed.status).toBe(303);
    expect(await buyer.page(placed.headers.get('location') ?? '')).toContain('<dd>PO 9');
  });
});
