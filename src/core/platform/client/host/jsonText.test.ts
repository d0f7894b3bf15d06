import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../../tests/support/fakeShop';
import { asOldLibraries } from '../../../../../tests/support/oldLibrary';
import { aStorefront } from '../../../../../tests/support/storefront';
import { readRewards } from '../../../account/client/rewardsClient';
import { createListsRecord } from '../../../lists/client/listsRecord';
import { consumeVendorMessages, storeVendorMessages } from '../../../payment/client/vendorMessages';
import { compareListOf } from '../../../products/client/compareList';
import { jsonText } from './jsonText';
import { memoryHost } from './memoryHost';

describe('the JSON of a value', () => {
  test('is what the language writes, whatever an old library has taught arrays', () => {
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

  test('leaves out what is undefined, and writes a hole of a list as null', () => {
    asOldLibraries();
    expect(jsonText({ items: [{ sku: 'MUG', qty: undefined }, undefined], store: undefined })).toBe(
      '{"items":[{"sku":"MUG"},null]}',
    );
  });
});

describe('on a page whose old library has taught arrays to write themselves, the browser keeps for the next page', () => {
  test('all that is compared', () => {
    asOldLibraries();
    const compared = compareListOf(memoryHost());
    compared.add('MUG');
    compared.add('PEN');
    expect(compared.skus()).toEqual(['MUG', 'PEN']);
  });

  test('the lists of the customer', () => {
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

  test('what a vendor’s payment ended with', () => {
    asOldLibraries();
    const host = memoryHost();
    storeVendorMessages({ host }, [{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
    expect(consumeVendorMessages({ host })).toEqual([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]);
  });

  test('what a member has earned', async () => {
    asOldLibraries();
    const shop = fakeShop();
    const page = aStorefront({ shop, config: { session: { rewardsNumber: '4711' } } });
    await readRewards(page);
    await readRewards(page);
    expect(shop.requestsOf('rewards-available')).toHaveLength(1);
  });
});
