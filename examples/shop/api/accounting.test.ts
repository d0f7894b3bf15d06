import { beforeEach, describe, expect, test } from 'vitest';
import { aBusinessBuyer, emptied } from '../testing/aBusinessBuyer';
import { aVisitor, itemOf, type TestVisitor } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const [paper, pens] = ['OFF-PA-10000061', 'OFF-AR-10000122'];
const change = 'actionType=UPDATE_ACCOUNTING_INFO';
const override = { 'X-HTTP-Method-Override': 'PUT' };
let buyer: TestVisitor;

beforeEach(async () => {
  buyer = await emptied(await aBusinessBuyer(open.shop));
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
    const ken = await aBusinessBuyer(open.shop, 'ken@quire.example');
    expect(await refusal(change, { accountInfo: { purchaseOrderNumber: '7' } }, ken)).toBe(
      '400 ACCOUNTING_NOT_AVAILABLE',
    );
  });

  test('consumers and guests can neither read nor set accounting and ship-to [GEN-004]', async () => {
    const consumer = aVisitor(open.shop);
    await consumer.signIn('william@quire.example');
    for (const visitor of [consumer, open.visitor]) {
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
    address1: '36 Brattle Street',
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
    const ken = await aBusinessBuyer(open.shop, 'ken@quire.example');
    const [own] = (await ken.read()).addresses as { id: string }[];
    expect(await refusal(shipTo, { addressId: own?.id })).toBe('400 ADDRESS_INVALID');
    expect(await refusal(shipTo, { address }, ken)).toBe('403 ONE_LOCATION_ONLY');
  });
});
