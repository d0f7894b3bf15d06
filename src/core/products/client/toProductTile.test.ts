import { describe, expect, test } from 'vitest';
import * as v from '../../../schema';
import { ProductTileBody } from '../contract/productTile';
import { toProductTile } from './toProductTile';

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
