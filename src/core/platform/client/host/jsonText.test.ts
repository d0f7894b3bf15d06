import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asOldLibraries } from '../../../../../tests/support/oldLibrary';
import { fakeShop } from '../../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import { readRewards } from '../../../account/client/rewardsClient';
import { createListsRecord } from '../../../lists/client/listsRecord';
import { consumeVendorMessages, storeVendorMessages } from '../../../payment/client/vendorMessages';
import { compareListOf } from '../../../products/client/compareList';
import { jsonText } from './jsonText';
import { memoryHost } from './memoryHost';

describe('jsonText', () => {
  test('writes what JSON.stringify writes, even if an old library has added toJSON to arrays', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        Reflect.deleteProperty(Array.prototype, 'toJSON');
        const expected = JSON.stringify(value);
        expect(jsonText(value)).toBe(expected);
        asOldLibraries();
        expect(jsonText(value)).toBe(expected);
      }),
    );
  });

  test('leaves out undefined properties, and writes undefined items of an array as null', () => {
    asOldLibraries();
    expect(jsonText({ items: [{ sku: 'MUG', qty: undefined }, undefined], store: undefined })).toBe(
      '{"items":[{"sku":"MUG"},null]}',
    );
  });
});

describe('Stored data on a page whose old library has added toJSON to arrays', () => {
  test('the compare list is stored', () => {
    asOldLibraries();
    const compared = compareListOf(memoryHost());
    compared.add('MUG');
    compared.add('PEN');
    expect(compared.skus()).toEqual(['MUG', 'PEN']);
  });

  test('the lists of the customer are stored', () => {
    asOldLibraries();
    const record = createListsRecord(memoryHost());
    record.save('all', {
      lists: [],
      userLists: ['Desk'],
      favorites: [],
      allowedAccessLevel: [],
      availableAccessLevel: [],
    });
    expect(record.read('all')).toMatchObject({ userLists: ['Desk'] });
  });

  test('the messages of a vendor payment are stored', () => {
    asOldLibraries();
    const host = memoryHost();
    storeVendorMessages({ host }, [{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
    expect(consumeVendorMessages({ host })).toEqual([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
  });

  test('the rewards of a member are stored, and requested once', async () => {
    asOldLibraries();
    const shop = fakeShop();
    const page = aStorefront({ shop, config: { session: { rewardsNumber: '4711' } } });
    await readRewards(page);
    await readRewards(page);
    expect(shop.requestsOf('rewards-available')).toHaveLength(1);
  });
});
