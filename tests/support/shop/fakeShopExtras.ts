import type { CartBody } from '../../../src/core/cart/contract/cart';
import type { FreeItemsBody, FurnitureServiceBody } from '../../../src/core/cart/contract/cartRequests';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';

/** The amount that a coupon of the fake shop takes off, or why it does not apply. */
export type FakeCoupon = { amount?: string; reason?: string };

/** What the fake shop's cart has besides its lines: coupons, free items, and the furniture service. */
export type FakeExtras = {
  /** The coupons of the shop, by code. */
  coupons: Record<string, FakeCoupon>;
  /** The codes that are applied to the cart. */
  applied: string[];
  /** The maximum number of coupons. More are silently ignored. */
  mostCoupons: number;
  /** The SKUs that the shop offers as free items. */
  offers: string[];
};

export function fakeExtras(): FakeExtras {
  return {
    coupons: {
      SAVE10: { amount: '1.25' },
      MINIMUM: { reason: 'ORDER_TOTAL_NOT_MET_ERROR' },
      TOOMUCH: { reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL' },
      MEMBERS: { reason: 'REWARDS_COUPON_ERROR_MESSAGE' },
      SHIPPED: { reason: 'BOPIS_EVENT_ERROR' },
    },
    applied: [],
    mostCoupons: Number.POSITIVE_INFINITY,
    offers: [],
  };
}

/** The fields of a response about them. */
export function extrasBody(
  { coupons, applied, offers }: FakeExtras,
  items: LineItemBody[],
  itemOf: (sku: string, qty: number) => LineItemBody,
): Partial<CartBody> {
  const isIn = (sku: string) => items.some(({ itemId }) => itemId === sku);
  return {
    coupons: applied.map((code) => ({
      code,
      ...(coupons[code] ?? { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' }),
    })),
    ...(offers.length > 0 && {
      freeItems: offers.filter(isIn),
      availableFreeItems: offers.filter((sku) => !isIn(sku)).map((sku) => itemOf(sku, 1)),
    }),
  };
}

const BASIC_FEE = 49;

const servicesOf = ({ furnSvcInfo }: LineItemBody) => (furnSvcInfo ?? []) as FurnitureServiceBody[];

/** The service line and its price; absent while no unit has a service [FURN-002]. */
export function furnitureService(items: LineItemBody[]): { line?: LineItemBody; sums: CartBody['cartSummary'] } {
  const sumOf = (level: FurnitureServiceBody['level']) =>
    items
      .flatMap(servicesOf)
      .filter((service) => service.level === level)
      .reduce((sum, { qty }) => sum + qty, 0);
  const [basic, custom] = [sumOf('BASC'), sumOf('CUST')];
  if (basic + custom === 0) return { sums: {} };
  const line: LineItemBody = {
    itemId: 'FURNSVC',
    cartItemId: 'service-1',
    qty: 1,
    product: { name: 'Furniture service' },
    furnSvcInfo: [
      { level: 'BASC', qty: basic },
      { level: 'CUST', qty: custom },
    ],
  };
  return {
    line,
    sums: { furnSvcFee: `${basic * BASIC_FEE}.00`, attributes: { isFurnitureServicesFeeTBD: custom > 0 } },
  };
}

/** Adds or removes free items. */
export function changeFreeItems(body: FreeItemsBody, put: (sku: string, qty: number) => void): void {
  for (const sku of 'freeItems' in body ? body.freeItems : []) put(sku, 1);
  for (const sku of 'deleteFreeItems' in body ? body.deleteFreeItems : []) put(sku, 0);
}
