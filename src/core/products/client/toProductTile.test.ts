import { describe, expect, test } from 'vitest';
import * as v from '../../../schema';
import { ProductTileBody } from '../contract/productTile';
import { parseProvidedTile, toProductTile } from './toProductTile';

const tileOf = (body: object) => toProductTile(v.parse(ProductTileBody, { itemId: 'MUG', ...body }), 'USD');
const usd = (minor: number) => ({ minor, currency: 'USD' });

describe('toProductTile', () => {
  test('a product is read field by field [TILE-020]', () => {
    const body = {
      itemId: 'MUG',
      resolvedItemId: 'MUG##7',
      cId: 'OURS-1',
      title: 'Enamel mug',
      url: '/product_MUG',
      image: '/images/MUG.webp',
      price: '$12.50',
      priceValue: '12.50',
      originalPrice: '$15.00',
      units: 'Box',
      unitsNum: '6',
      rating: '4.5',
      ratingCount: 31,
      reviewDetails: { rating: 4, reviewCount: 30 },
      badgeDetails: { productBadge: 'Best seller' },
      ctaText: 'Get one',
      restrictionDetails: {
        type: 'PARTIALHARDSUB',
        altProducts: ['CUP', { itemId: 'BOWL' }],
        alternateItemURL: '/product_CUP',
        limitedQtyTxt: 'Only a few left',
      },
      quantityLimit: 12,
      isOutOfStock: false,
      bopisEligible: 'Y',
      isSKUSET: true,
      isCustomSKU: true,
      customSkuCode: 'C-1',
      isSSPT: true,
      isColorSwatch: true,
      impBeacon: 'https://seen.example/1',
      clickBeacon: ['https://clicked.example/1', ''],
      actionLabel: 'customSkuset',
      lastOrderedDate: '2026-03-05',
      isSurchargeSub: true,
      surchgOrgItemId: 'MUG-SINGLE',
      altFactor: '6',
    };
    expect(tileOf(body)).toEqual({
      sku: 'MUG',
      resolvedSku: 'MUG##7',
      customerSku: 'OURS-1',
      name: 'Enamel mug',
      url: '/product_MUG',
      imageUrl: '/images/MUG.webp',
      price: usd(1250),
      priceText: '$12.50',
      originalPrice: usd(1500),
      unit: 'Box',
      unitCount: 6,
      rating: 4.5,
      reviewCount: 31,
      badge: 'Best seller',
      caption: 'Get one',
      restriction: {
        type: 'PARTIALHARDSUB',
        alternatives: ['CUP', 'BOWL'],
        alternateUrl: '/product_CUP',
        limitText: 'Only a few left',
      },
      quantityLimit: 12,
      isOutOfStock: false,
      isPickupEligible: true,
      isSkuSet: true,
      isCustomSku: true,
      customSkuCode: 'C-1',
      isSspt: true,
      isColorSwatch: true,
      impressionBeacons: ['https://seen.example/1'],
      clickBeacons: ['https://clicked.example/1'],
      action: 'customSkuset',
      lastOrderedOn: '2026-03-05',
      surchargeSubstituteFor: 'MUG-SINGLE',
      increment: 6,
      isComingSoon: false,
      isPreOrder: false,
      isInStoreOnly: false,
      hasPriceInCartOnly: false,
      isBuyNowEligible: undefined,
      isLeadOffered: false,
    });
  });

  test('a product with an id only has defaults, with a quantity limit of 9999 [TILE-028]', () => {
    expect(tileOf({})).toMatchObject({ name: 'MUG', quantityLimit: 9999, increment: 1, action: 'addToCart' });
    expect(tileOf({ quantityLimit: null }).quantityLimit).toBe(9999);
  });

  test.each([
    ['$1,234.50', usd(123450)],
    ['12.5', usd(1250)],
    [12.5, usd(1250)],
    ['Price N/A', undefined],
    ['from $5', undefined],
    ['', undefined],
  ])('a product with the price text %j and no amount has the price %o', (price, amount) => {
    expect(tileOf({ price }).price).toEqual(amount);
  });

  test('a product with an unknown action label is viewOnly', () => {
    expect(tileOf({ actionLabel: 'teleport' }).action).toBe('viewOnly');
  });

  test('an amount with too many decimals for its currency throws and names the field', () => {
    expect(() => tileOf({ priceValue: '12.345' })).toThrow(/tile: priceValue/);
  });
});

describe('toProductTile with fields that shops write in several ways', () => {
  test.each<[object, object]>([
    [{ image: ['/small.webp', '/large.webp'] }, { imageUrl: '/small.webp', largeImageUrl: '/large.webp' }],
    [{ image: ['', '/small.webp'] }, { imageUrl: '/small.webp', largeImageUrl: undefined }],
    [{ image: null }, { imageUrl: undefined, largeImageUrl: undefined }],
    [
      { rating: '', reviewDetails: { rating: '4.5', reviewCount: 7 } },
      { rating: 4.5, reviewCount: 7 },
    ],
    [
      { rating: 'good', unitsNum: 'many' },
      { rating: undefined, unitCount: undefined },
    ],
    [
      { rating: 0, ratingCount: 0, unitsNum: null },
      { rating: 0, reviewCount: 0, unitCount: undefined },
    ],
    [
      { priceValue: 0, price: 'free' },
      { price: usd(0), priceText: 'free' },
    ],
    [{ price: 12.5 }, { price: usd(1250), priceText: '12.5' }],
    [
      { price: '', originalPrice: null },
      { price: undefined, priceText: undefined, originalPrice: undefined },
    ],
    [{ price: ' US$12 ' }, { price: usd(1200) }],
    [{ price: 'USD $12' }, { price: undefined }],
    [{ price: '-$12' }, { price: undefined }],
    [{ price: '$12-$15' }, { price: undefined }],
    [{ price: '$1,2345' }, { price: undefined }],
    [{ price: '$1,234,567' }, { price: usd(123456700) }],
    [{ restrictionDetails: {} }, { restriction: { type: undefined, alternatives: [], alternateUrl: undefined } }],
    [
      { restrictionDetails: { type: null, altProducts: null, alternateItemURL: '', limitedQtyTxt: '' } },
      { restriction: { type: undefined, alternatives: [], alternateUrl: undefined, limitText: undefined } },
    ],
    [{ actionLabel: '' }, { action: 'addToCart' }],
    [
      { impBeacon: null, clickBeacon: '' },
      { impressionBeacons: [], clickBeacons: [] },
    ],
    [{ isSurchargeSub: false, surchgOrgItemId: 'PEN' }, { surchargeSubstituteFor: undefined }],
    [{ isSurchargeSub: true, surchgOrgItemId: '' }, { surchargeSubstituteFor: undefined }],
    [{ buyNowEligible: true }, { isBuyNowEligible: true }],
    [{ buyNowEligible: 'N' }, { isBuyNowEligible: false }],
    [
      { comingSoon: true, preOrder: 'Y', inStoreOnlyProduct: 1, seePriceInCart: 'true', becomeCustomer: true },
      { isComingSoon: true, isPreOrder: true, isInStoreOnly: true, hasPriceInCartOnly: true, isLeadOffered: true },
    ],
  ])('a product with %j has %o [TILE-020]', (body, tile) => {
    expect(tileOf(body)).toMatchObject(tile);
  });

  test.each([
    [undefined, undefined],
    [[{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR' }], 'off-contract'],
  ])(
    'a product with the messages %j is refused as %s to an account without permissions [SESS-017]',
    (messages, why) => {
      expect(tileOf({ messages }).refusal).toBe(why);
    },
  );

  test('a product off contract is not refused to an account that may buy it [SESS-017]', () => {
    const body = { itemId: 'MUG', messages: [{ code: 'OFF_CONTRACT_ERROR', type: 'ERROR' }] };
    const permissions = { groups: ['G_IOC'] };
    expect(toProductTile(body, 'USD', permissions).refusal).toBeUndefined();
    expect(parseProvidedTile(body, 'USD', permissions).refusal).toBeUndefined();
  });

  test('an original price with too many decimals for its currency throws and names the field', () => {
    expect(() => tileOf({ originalPrice: '12.345' })).toThrow(/tile: originalPrice/);
  });
});

describe('parseProvidedTile', () => {
  test('a product that the page provides is read like the shop’s [TILE-020]', () => {
    const item = { itemId: 'MUG', title: 'Enamel mug', priceValue: '12.50' };
    expect(parseProvidedTile(item, 'USD')).toEqual(tileOf(item));
  });

  test.each([
    [undefined, 'expected sku, or item with the product, received neither'],
    [{ title: 'Mug' }, 'item.itemId: expected "itemId", received undefined'],
    [{ itemId: 'MUG', reviewDetails: { rating: {} } }, /^item\.reviewDetails\.rating: expected .+, received Object$/],
    ['MUG', 'item: expected Object, received "MUG"'],
  ])('the item %j is an error of the page that says what is wrong [TILE-020]', (item, message) => {
    const read = () => parseProvidedTile(item, 'USD');
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ kind: 'integration', code: 'ITEM_INVALID', body: item }));
  });
});
