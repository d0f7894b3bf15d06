import { expect, test } from 'vitest';
import type { SavedItemBody } from '../contract/savedItems';
import { toSavedItem } from './toSavedItem';

const read = (body: Partial<SavedItemBody>) => toSavedItem({ itemId: 'MUG', qty: 1, ...body } as SavedItemBody, 'USD');
const withDetails = (itemDetails: object) => read({ itemDetails } as Partial<SavedItemBody>);

test('a saved item has its SKU as its id and name, and no other detail, if the shop sends none [SFL-011]', () => {
  expect(read({ sflId: '', itemDetails: null })).toStrictEqual({
    id: 'MUG',
    sku: 'MUG',
    name: 'MUG',
    model: undefined,
    url: undefined,
    imageUrl: undefined,
    quantity: 1,
    isOutOfStock: false,
    price: { unit: undefined, total: undefined, base: undefined, unitOfMeasure: undefined },
    reviews: undefined,
    deliveryDate: undefined,
    plans: [],
  });
});

test.each([
  [1, 0, { count: 1, rating: 0 }],
  ['3', '5', { count: 3, rating: 5 }],
  [1, null, { count: 1, rating: 0 }],
  [0, 4, undefined],
  [-1, 4, undefined],
  [null, 4, undefined],
  [1.5, 4, undefined],
  ['many', 4, undefined],
  [1, 5.1, undefined],
  [1, -0.1, undefined],
  [1, 'good', undefined],
])('the reviews of %j customers with a rating of %j are %j [SFL-011]', (reviewCount, reviewRating, reviews) => {
  expect(withDetails({ reviewCount, reviewRating }).reviews).toEqual(reviews);
});

test.each([
  [null, []],
  ['PLAN', []],
  [{ itemId: 'PLAN', qty: 1, relationType: 'WARRANTY' }, []],
  [
    [null, { itemId: 'PLAN', qty: 1, relationType: 'ASSEMBLY', name: '' }],
    [{ sku: 'PLAN', quantity: 1, relation: 'ASSEMBLY', name: undefined }],
  ],
])('the plans of the related items %j are %j [SFL-011]', (relatedItems, plans) => {
  expect(withDetails({ relatedItems }).plans).toStrictEqual(plans);
});

test.each(['finalPricePerUnit', 'finalPrice', 'basePrice'])('an invalid %s is named [SFL-011]', (field) => {
  expect(() => withDetails({ priceInfo: { [field]: '1.005' } })).toThrow(
    `sfl: priceInfo.${field}: expected an amount of USD, received 1.005`,
  );
});
