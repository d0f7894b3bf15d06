import { expect, test } from 'vitest';
import { ITEM_FIELDS, itemFieldsOf } from './itemField';

test('ITEM_FIELDS lists the five fields of a line [CART-ENT-023]', () => {
  expect(ITEM_FIELDS).toEqual([
    'ITEM_FURN_SRV_OPTION',
    'ITEM_QTY',
    'ITEM_PACKING_SLIP_NOTE',
    'ITEM_LIBC',
    'ITEM_BOPIS_DELIVERY_TYPE',
  ]);
});

test.each([
  [[{ cartItemId: '1', qty: 2 }], ['ITEM_QTY']],
  [
    [{ deliveryType: 'ISP', furnSvcInfo: [] }, { furnSvcInfo: [] }],
    ['ITEM_FURN_SRV_OPTION', 'ITEM_BOPIS_DELIVERY_TYPE'],
  ],
  [
    [{ packingSlipNote: 'a' }, { itemAccountInfo: { bcName: 'b' } }],
    ['ITEM_PACKING_SLIP_NOTE', 'ITEM_LIBC'],
  ],
  [[{ cartItemId: '1' }], []],
])('an update of %j changes the fields %j [CART-ENT-023]', (items, fields) => {
  expect(itemFieldsOf(items)).toEqual(fields);
});
