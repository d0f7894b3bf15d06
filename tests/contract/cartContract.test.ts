import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CartBody } from '../../src/core/cart/contract/cart';
import { readRequirements } from '../spec/requirements';

const message = { code: 'BACK_IN_STOCK', type: 'INFO', message: 'Back', value: '3', itemId: 'CHAIR' };

const prices = {
  finalPrice: '19.98',
  finalPricePerUnit: 9.99,
  finalPriceBeforeBasketCoupons: '21.98',
  basePrice: '12.00',
  comparePrice: '13.00',
  handlingFeePerUnit: '0.50',
  priceAdjustment: [{ label: 'Clearance', amount: '2.01' }],
};

const product = {
  name: 'Chair',
  partNumber: 'C-1',
  brandName: 'Sit',
  images: { standard: ['/chair.webp'] },
  hierarchy: { department: { id: 1 } },
  omsBaseCategory: 'OMS',
  baseCategory: 'CHAIRS',
  catalogGroupId: 'CG1',
  relatedItems: [{ itemId: 'MAT' }],
  productTypeName: 'ESD',
  comingSoon: true,
  preOrder: 'Y',
  inStoreOnlyProduct: false,
  bopisEligible: 'true',
  seePriceInCart: 'N',
};

const selectedDeliveryOption = {
  deliveryType: 'ISP',
  addressId: 'A1',
  pickupStoreNumber: '0042',
  minDeliveryDate: '2026-11-24',
  maxDeliveryDate: '2026-11-26',
  isBackOrder: false,
  minLeadTime: 1,
  maxLeadTime: 3,
  addressDetails: { zipCode: '01702', storeNumber: '0042' },
  surchargeFeePerUnit: '0.25',
  messages: [message],
};

const item = {
  itemId: 'CHAIR',
  resolvedItemId: 'CHAIR##1',
  cartItemId: 'line-1',
  partNumber: 'C-1',
  customerSku: 'MY-CHAIR',
  qty: 2,
  prevQty: 1,
  qtyAdded: 1,
  requestedQty: 4,
  status: 'APPROVED',
  actioned: 'EDIT_ITEM',
  parentItemId: 'DESK',
  parentRelationCartItemId: 'line-0',
  parentRelationType: 'BUNDLE',
  altItem: { origItemId: 'OLD-CHAIR' },
  requiredItemIds: ['DESK'],
  errorMessage: [message],
  messages: [message],
  schema: 'v2',
  product,
  priceInfo: prices,
  addToCartPriceInfo: prices,
  selectedDeliveryOption,
  shippingInfo: { deliveryType: 'STS', pickStoreNumber: '0042' },
  surchargeApplicable: true,
  surchargeSplit: '6',
  surchargeAlts: [{ itemId: 'CHAIR-6' }],
  itemAttributes: { membershipSKU: false, partBundleId: 'B1', partBundle: { parts: 2 } },
  itemAccountInfo: { bcName: 'Marketing' },
  inventory: [{ itemId: 'CHAIR', availablequantity: 7 }],
  easyRewardsItem: { redemptionEligibility: true },
  furnSvcInfo: [{ level: 'BASC', qty: 1 }],
};

const cartInfo = {
  cartId: 'cart-1',
  previousCartId: 'cart-0',
  type: 'SPECIAL',
  status: 'OPEN',
  items: [item],
  sflItems: [{ itemId: 'LAMP' }],
  coupons: ['SAVE5', { code: 'BIG', reason: 'BOPIS_EVENT_ERROR' }],
  messages: [message],
  relatedItems: [{ itemId: 'MAT', product, priceInfo: prices, relationType: 'ASSEMBLY' }],
  freeItems: ['SAMPLE'],
  availableFreeItems: [{ itemId: 'SAMPLE' }],
  addresses: [{ zipCode: '01702' }],
  buyNowEligible: true,
  suggestedAddress: { zipCode: '01702' },
  captchaData: { kind: 'credit' },
  orderPayment: { orderPayments: [{ vendorPaymentType: 'VISA_PAY' }] },
  userPayment: { paymentType: 'CREDIT_CARD' },
  cartSummary: {
    balanceOrdTotal: '1.00',
    cartSubTotal: '2.00',
    cartSubTotalAfterCoupons: '3.00',
    instantCouponSavings: '4.00',
    finalMembershipSavings: '5.00',
    handlingFee: '6.00',
    surchargeFeePerUnit: '7.00',
    furnSvcFee: '8.00',
    attributes: { isFurnitureServicesFeeTBD: true },
    numberOfItems: 2,
    orderTotal: '9.00',
    ctxToken: 'ctx-1',
    freeSampleItems: ['SAMPLE'],
  },
  cartAttributes: {
    userType: 'PR6',
    orderNumber: '77',
    numberOfItems: 2,
    numberOfLineItems: 1,
    newItemAdded: true,
    ccmultisave: 'Y',
    storedCredentialFlags: { isStored: true },
    enablePaypal: true,
    isMandatoryEnabled: 'N',
    proceedCheckout: false,
  },
};

/** Fields that the specification names in words only, and their spelling on the wire. */
const SPELLED: Record<string, string> = {
  'previous cart id': 'previousCartId',
  'number of items': 'numberOfItems',
  'order total': 'orderTotal',
  'ctx token': 'ctxToken',
  'free-sample items': 'freeSampleItems',
  'stored-credential flags': 'storedCredentialFlags',
};

/** The fields that a row's sentence lists: 'carries a, b (c) and d' are a, b, c, d. */
function fieldsOf(row: string): string[] {
  const statement = readRequirements().find(({ id }) => id === row)?.statement ?? '';
  const [, list = ''] = statement.match(/(?:carries|carry|are) (.*)\.$/) ?? [];
  return list
    .split(/,| and |[()]/)
    .map((field) =>
      field
        .trim()
        .replace(/^(each with|the flags|a|also carry) /, '')
        .replace(/ list$/, ''),
    )
    .filter((field) => field !== '' && field !== 'lower-case q')
    .map((field) => SPELLED[field] ?? field);
}

/** Whether a value exists at a path such as 'altItem.origItemId', through lists too. */
function has(value: unknown, [field = '', ...rest]: string[]): boolean {
  if (Array.isArray(value)) return value.some((each) => has(each, [field, ...rest]));
  const inside = (value as Record<string, unknown> | null)?.[field];
  return inside !== undefined && (rest.length === 0 || has(inside, rest));
}

const parsed = v.parse(CartBody, cartInfo);
const line = parsed.items?.[0];

describe('CartBody', () => {
  test('accepts every field of the specification and drops none', () => {
    expect(parsed).toEqual(cartInfo);
  });

  test.each([
    ['CART-ENT-001', { ...parsed, ...parsed.orderPayment?.orderPayments?.[0] }, 18],
    ['CART-ENT-003', parsed.cartSummary, 13],
    ['CART-ENT-004', parsed.cartAttributes, 10],
    ['CART-ENT-005', { ...line, ...line?.messages?.[0] }, 21],
    ['CART-ENT-009', line?.product, 15],
    ['CART-ENT-011', line?.priceInfo, 7],
    ['CART-ENT-013', { ...line?.selectedDeliveryOption, ...line?.selectedDeliveryOption?.addressDetails }, 13],
    ['CART-ENT-014', line?.shippingInfo, 2],
    ['CART-ENT-015', line, 3],
    ['CART-ENT-016', line?.itemAttributes, 3],
    ['CART-ENT-018', line?.inventory?.[0], 2],
  ])(
    'has every field that %s lists [CART-ENT-001, CART-ENT-003, CART-ENT-004, CART-ENT-005, CART-ENT-009, CART-ENT-011, CART-ENT-013, CART-ENT-014, CART-ENT-015, CART-ENT-016, CART-ENT-018]',
    (row, body, count) => {
      const fields = fieldsOf(row);
      expect(fields).toHaveLength(count);
      expect(fields.filter((field) => !has(body, field.split('.')))).toEqual([]);
    },
  );

  test('has the price for the add feedback and the furniture service of a line [CART-ENT-012, CART-ENT-020]', () => {
    expect(line?.addToCartPriceInfo).toEqual(prices);
    expect(line?.furnSvcInfo).toEqual([{ level: 'BASC', qty: 1 }]);
  });

  test('accepts null for every field except the item id and quantity of a line', () => {
    const empty = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    const body = { ...empty(cartInfo), items: [{ ...empty(item), itemId: 'CHAIR', qty: 1 }] };
    expect(v.safeParse(CartBody, body).success).toBe(true);
  });
});

describe('an invalid cart', () => {
  test.each<[string, object]>([
    ['items', { items: {} }],
    ['items.0.itemId', { items: [{ qty: 1 }] }],
    ['items.0.itemId', { items: [{ itemId: 7, qty: 1 }] }],
    ['items.0.qty', { items: [{ ...item, qty: '2' }] }],
    ['items.0.qty', { items: [{ ...item, qty: -1 }] }],
    ['items.0.qty', { items: [{ ...item, qty: 1.5 }] }],
    ['items.0.status', { items: [{ ...item, status: 'GONE' }] }],
    ['items.0.actioned', { items: [{ ...item, actioned: 'EATEN' }] }],
    ['items.0.parentRelationType', { items: [{ ...item, parentRelationType: 'COUSIN' }] }],
    ['items.0.messages.0.code', { items: [{ ...item, messages: [{ type: 'ERROR' }] }] }],
    ['items.0.priceInfo.finalPrice', { items: [{ ...item, priceInfo: { finalPrice: '$1' } }] }],
    ['items.0.priceInfo.basePrice', { items: [{ ...item, priceInfo: { basePrice: '' } }] }],
    ['items.0.product.comingSoon', { items: [{ ...item, product: { comingSoon: 'perhaps' } }] }],
    [
      'items.0.selectedDeliveryOption.minLeadTime',
      { items: [{ ...item, selectedDeliveryOption: { minLeadTime: '1' } }] },
    ],
    ['items.0.inventory.0.availablequantity', { items: [{ ...item, inventory: [{ availablequantity: 'many' }] }] }],
    ['cartSummary.orderTotal', { cartSummary: { orderTotal: '1,000.00' } }],
    ['cartAttributes.numberOfItems', { cartAttributes: { numberOfItems: '2' } }],
    ['coupons.0', { coupons: [{ code: 7 }] }],
    ['coupons.0', { coupons: [{ code: 'A', reason: 7 }] }],
    ['messages', { messages: 'none' }],
  ])('is reported by the path of its invalid field: %s', (field, body) => {
    const { issues } = v.safeParse(CartBody, body);
    expect(issues?.[0] && v.getDotPath(issues[0])).toBe(field);
  });
});
