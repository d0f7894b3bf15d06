import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { budgetCenters, orderCharges } from '../../database/businessSchema';
import type { TableWriter } from '../../database/open';
import { aBusinessBuyer, emptied } from '../aBusinessBuyer';
import { aVisitor, itemOf, type ReachableShop, type TestVisitor } from '../aVisitor';
import { buying } from '../buying';

const [paper, pens] = ['OFF-PA-10001970', 'FUR-FU-10004270'];
const change = 'actionType=UPDATE_ACCOUNTING_INFO';
const override = { 'X-HTTP-Method-Override': 'PUT' };
const trainingBudget = 5_000;

/** What every backend of the contract does for the buyers of companies. All orders are below the limit of approvals. */
export function companyContract(shop: () => ReachableShop, tables: () => TableWriter): void {
  describe('the contract of companies', () => {
    let buyer: TestVisitor;

    const setTraining = (monthlyBudget: number) =>
      tables().update(budgetCenters).set({ monthlyBudget }).where(eq(budgetCenters.name, 'Training'));

    beforeEach(async () => {
      // earlier runs have ordered from the same budgets
      await tables().delete(orderCharges);
      await setTraining(trainingBudget);
      buyer = await emptied(await aBusinessBuyer(shop()));
    });

    const refusal = async (query: string, body: object, visitor = buyer) => {
      const answer = await visitor.send(`/cc/api/checkout/default?${query}`, { body, headers: override });
      const { messages } = (await answer.json()) as { messages?: { code: string }[] };
      return `${answer.status} ${messages?.[0]?.code}`;
    };

    describe('accounting of a business cart', () => {
      test('the response to an add contains the accounting fields and the budget centers with their balances', async () => {
        const { accountInfo, cartAttributes } = await buyer.add(paper);
        expect(cartAttributes?.isMandatoryEnabled).toBe(true);
        expect(accountInfo).toMatchObject({
          bcName: null,
          purchaseOrderNumber: null,
          budgetCenters: [
            { budgetCenter: 'Facilities', bcDetails: { availableBalance: expect.stringMatching(/^\d+\.\d\d$/) } },
            { budgetCenter: 'Management', bcDetails: { availableBalance: null } },
            { budgetCenter: 'Marketing' },
            { budgetCenter: 'Training' },
          ],
        });
      });

      test('UPDATE_ACCOUNTING_INFO saves field by field, and an empty text clears a field [CART-UPD-012]', async () => {
        await buyer.add(paper);
        await buyer.status(change, { accountInfo: { bcName: 'Marketing', purchaseOrderNumber: ' PO 77 ' } });
        const saved = await buyer.status(change, { accountInfo: { purchaseOrderRelease: 'R1' } });
        expect(saved.accountInfo).toMatchObject({
          bcName: 'Marketing',
          purchaseOrderNumber: 'PO 77',
          purchaseOrderRelease: 'R1',
        });
        expect(itemOf(saved, paper).itemAccountInfo).toEqual({ bcName: 'Marketing' });
        const cleared = await buyer.status(change, { accountInfo: { purchaseOrderNumber: '' } });
        expect(cleared.accountInfo).toMatchObject({ bcName: 'Marketing', purchaseOrderNumber: null });
      });

      test('the cart’s budget center replaces the one of a line, unless ignoreBcUpdate is set [CART-ENT-017]', async () => {
        const cart = await buyer.addAll([
          { itemId: paper, qty: 1 },
          { itemId: pens, qty: 1 },
        ]);
        const cartItemId = itemOf(cart, pens).cartItemId ?? '';
        await buyer.status(change, { items: [{ cartItemId, itemAccountInfo: { bcName: 'Training' } }] });
        const centers = async (body: object) => {
          const answer = await buyer.status(change, body);
          return [paper, pens].map((sku) => itemOf(answer, sku).itemAccountInfo?.bcName);
        };
        expect(await centers({ accountInfo: { bcName: 'Facilities' }, ignoreBcUpdate: true })).toEqual([
          'Facilities',
          'Training',
        ]);
        expect(await centers({ accountInfo: { bcName: 'Facilities' } })).toEqual(['Facilities', 'Facilities']);
      });

      test.each([
        [{ accountInfo: { bcName: 'Office' } }, '400 INVALID_BUDGET_CENTER'], // belongs to another company
        [{ accountInfo: { purchaseOrderNumber: 'x'.repeat(36) } }, '400 INVALID_DATA_ITEM'],
        [{ accountInfo: { purchaseOrderRelease: 'x'.repeat(21) } }, '400 INVALID_DATA_ITEM'],
        [{ accountInfo: { purchaseOrderNumber: 7 } }, '400 INVALID_DATA_ITEM'],
        [{ items: [{ cartItemId: 'no-such', itemAccountInfo: { bcName: 'Training' } }] }, '400 CART_ITEM_ID_NOT_FOUND'],
      ])('UPDATE_ACCOUNTING_INFO with %j is refused with %s and stores nothing', async (body, expected) => {
        await buyer.add(paper);
        expect(await refusal(change, body)).toBe(expected);
        expect((await buyer.read()).accountInfo).toMatchObject({ bcName: null, purchaseOrderNumber: null });
      });

      test('a field that the company does not use is refused', async () => {
        const ken = await aBusinessBuyer(shop(), 'ken@quire.example');
        expect(await refusal(change, { accountInfo: { purchaseOrderNumber: '7' } }, ken)).toBe(
          '400 ACCOUNTING_NOT_AVAILABLE',
        );
      });

      test('consumers and guests can neither read nor set accounting and ship-to [GEN-004]', async () => {
        const [consumer, guest] = [aVisitor(shop()), aVisitor(shop())];
        await consumer.register();
        for (const visitor of [consumer, guest]) {
          const cart = await visitor.add(paper);
          expect([cart.accountInfo, cart.addresses ?? []]).toEqual([undefined, []]);
          expect(cart.cartAttributes?.isMandatoryEnabled).toBe(false);
          expect(await refusal(change, { accountInfo: { bcName: 'Training' } }, visitor)).toBe(
            '403 ACCOUNTING_NOT_AVAILABLE',
          );
          expect(await refusal('actionType=UPDATE_SHIP_TO', { addressId: '1' }, visitor)).toBe(
            '403 ACCOUNTING_NOT_AVAILABLE',
          );
        }
      });
    });

    describe('ship-to of a business cart', () => {
      const shipTo = 'actionType=UPDATE_SHIP_TO';
      const address = {
        organizationName: 'Annex',
        // no run before has added it
        address1: `${Date.now() % 100_000} Brattle Street`,
        zipCode: '02138',
        phone: '6175550123',
      };

      test('all items ship to one location of the company, which UPDATE_SHIP_TO selects', async () => {
        const { addresses, accountInfo } = await buyer.add(paper);
        const [head, warehouse] = addresses as { id: string; type: string; organizationName: string }[];
        expect([head?.type, head?.organizationName, warehouse?.organizationName]).toEqual([
          'S',
          'Head office',
          'Warehouse',
        ]);
        expect(accountInfo).toMatchObject({ shipToAddressId: head?.id, canAddShipTo: true });
        const cart = await buyer.status(shipTo, { addressId: warehouse?.id });
        expect(cart.accountInfo).toMatchObject({ shipToAddressId: warehouse?.id });
        expect(itemOf(cart, paper).selectedDeliveryOption?.addressId).toBe(warehouse?.id);
      });

      test('a new location that is sent twice is added once and selected', async () => {
        const before = ((await buyer.read()).addresses as unknown[]).length;
        await buyer.status(shipTo, { address });
        const { addresses, accountInfo } = await buyer.status(shipTo, { address });
        expect(addresses).toHaveLength(before + 1);
        const added = (addresses as { id: string; city: string }[]).at(-1);
        expect(accountInfo).toMatchObject({ shipToAddressId: added?.id });
        expect(added?.city).toBe('Cambridge');
      });

      test.each([
        [{ address: { ...address, zipCode: '2138' } }, '400 INVALID_DATA_ITEM'],
        [{ address: { ...address, zipCode: '00000' } }, '400 INVALID_DATA_ITEM'],
        [{ address: { ...address, phone: '555' } }, '400 INVALID_DATA_ITEM'],
        [{ addressId: '99999' }, '400 ADDRESS_INVALID'],
      ])('UPDATE_SHIP_TO with %j is refused with %s', async (body, expected) => {
        expect(await refusal(shipTo, body)).toBe(expected);
      });

      test('a location of another company is refused, and a new one where the contract allows only one', async () => {
        const ken = await aBusinessBuyer(shop(), 'ken@quire.example');
        const [own] = (await ken.read()).addresses as { id: string }[];
        expect(await refusal(shipTo, { addressId: own?.id })).toBe('400 ADDRESS_INVALID');
        expect(await refusal(shipTo, { address }, ken)).toBe('403 ONE_LOCATION_ONLY');
      });
    });

    describe('the order of a business', () => {
      const accounting = { bcName: 'Facilities', purchaseOrderNumber: 'PO 4711' };
      const key = () => crypto.randomUUID();

      /** Places what is in the cart. The company has a location, and pays by invoice. */
      const order = (accountInfo: object, { by = buyer, under = key() } = {}) =>
        buying(by).order(under, { email: '', addresses: [], paymentType: undefined, accountInfo });

      /** What is left of a budget this month, in cents. */
      async function leftOf(name: string): Promise<number> {
        const { accountInfo } = await buyer.read();
        const { budgetCenters: all } = accountInfo as {
          budgetCenters: { budgetCenter: string; bcDetails: { availableBalance: string } }[];
        };
        const center = all.find(({ budgetCenter }) => budgetCenter === name);
        return Math.round(Number(center?.bcDetails.availableBalance) * 100);
      }

      test('charges its budget, is on its purchase order, and the next cart has neither', async () => {
        const before = await leftOf('Facilities');
        const { addresses } = await buyer.add(paper, 2);
        const [head] = addresses as { id: string }[];
        await buyer.status('actionType=UPDATE_SHIP_TO', { addressId: head?.id });
        const { status, number, url } = await order(accounting);
        expect(status).toBe(200);
        const placed = (await buying(buyer).read(number)).order;
        expect(placed).toMatchObject({
          payment: 'PURCHASE_ORDER',
          purchaseOrderNumber: 'PO 4711',
          shipTo: 'Head office, 200 West 79th Street, Floor 3, New York, NY 10024',
        });
        expect(await leftOf('Facilities')).toBe(before - Math.round(Number(placed?.['orderTotal']) * 100));
        const { items, accountInfo } = await buyer.read();
        expect(items).toEqual([]);
        expect(accountInfo).toMatchObject({ bcName: null, purchaseOrderNumber: null });
        expect(await buyer.page(url ?? '')).toContain('<dd>PO 4711');
      });

      test('charges a line to its own budget center', async () => {
        const [facilities, marketing] = [await leftOf('Facilities'), await leftOf('Marketing')];
        const cart = await buyer.addAll([
          { itemId: paper, qty: 1 },
          { itemId: pens, qty: 1 },
        ]);
        const { cartItemId = '', priceInfo } = itemOf(cart, pens);
        await buyer.status(change, { items: [{ cartItemId, itemAccountInfo: { bcName: 'Marketing' } }] });
        const { number } = await order(accounting);
        const total = Math.round(Number((await buying(buyer).read(number)).order?.['orderTotal']) * 100);
        const ofLine = Math.round(Number(priceInfo?.finalPrice) * 100);
        expect(await leftOf('Marketing')).toBe(marketing - ofLine);
        expect(await leftOf('Facilities')).toBe(facilities - (total - ofLine));
      });

      test.each([
        [{ purchaseOrderNumber: 'PO 1' }, 'ORDER_NOT_PLACED', 'Your company requires a budget center.'],
        [{ bcName: 'Facilities' }, 'ORDER_NOT_PLACED', 'Your company requires a purchase order number.'],
        [{ ...accounting, bcName: 'Office' }, 'INVALID_BUDGET_CENTER', 'We couldn’t find the budget center Office'],
        [
          { ...accounting, bcName: 'Training' },
          'ORDER_NOT_PLACED',
          'This order is over the budget left this month for Training.',
        ],
      ])('with %j is refused, charges nobody, and stays in the cart', async (accountInfo, code, message) => {
        await buyer.add(paper, 5);
        expect(await order(accountInfo)).toMatchObject({ status: 400, refusal: { code, message } });
        expect(itemOf(await buyer.read(), paper).qty).toBe(5);
        expect(await leftOf('Training')).toBe(trainingBudget);
      });

      test('that is sent twice is placed and charged once', async () => {
        const before = await leftOf('Facilities');
        await buyer.add(paper);
        const expected = await buying(buyer).expected();
        const details = { email: '', addresses: [], paymentType: undefined, accountInfo: accounting };
        const twice = key();
        const send = () => buying(buyer).order(twice, { ...details, seen: async () => expected });
        const [first, second] = await Promise.all([send(), send()]);
        expect([first.status, second.number]).toEqual([200, first.number]);
        expect(await leftOf('Facilities')).toBe(before - Math.round(Number(expected.orderTotal) * 100));
      });

      test('is refused if another one that is sent at once leaves too little of their budget', async () => {
        const other = await emptied(await aBusinessBuyer(shop(), 'sally@quire.example'));
        for (const each of [buyer, other]) await each.add(paper, 2);
        const { orderTotal } = await buying(buyer).expected();
        await setTraining(2 * Math.round(Number(orderTotal) * 100) - 1);
        const training = { ...accounting, bcName: 'Training' };
        const answers = await Promise.all([order(training), order(training, { by: other })]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
        expect(await leftOf('Training')).toBe(Math.round(Number(orderTotal) * 100) - 1);
      });

      test('may have the purchase order of the payment step, which can be removed [GEN-008]', async () => {
        await buyer.add(paper);
        const pay = async (path: string, init: object, by = buyer) => {
          const answer = await by.send(`/cc/api/checkout/default/payment${path}`, init);
          return { status: answer.status, ...((await answer.json()) as { orderPayment?: object }) };
        };
        const apply = { body: { purchaseOrderNumber: 'PO 7' } };
        expect(await pay('', apply)).toMatchObject({
          orderPayment: { orderPayments: [{ id: 'purchase-order', purchaseOrderNumber: 'PO 7' }], balanceDue: '0.00' },
        });
        const removed = await pay('/purchase-order', { method: 'DELETE' });
        expect(removed).toMatchObject({ orderPayment: { orderPayments: [] } });
        await pay('', apply);
        const { number } = await order({ bcName: 'Facilities' });
        expect((await buying(buyer).read(number)).order).toMatchObject({ purchaseOrderNumber: 'PO 7' });

        const consumer = aVisitor(shop());
        await consumer.add(paper);
        expect((await pay('', apply, consumer)).status).toBe(400);
      });
    });
  });
}
