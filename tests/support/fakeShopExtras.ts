import type { CartBody } from '../../src/core/cart/contract/cart';
import type { FreeItemsBody, FurnitureServiceBody } from '../../src/core/cart/contract/cartRequests';
import type { LineItemBody } from '../../src/core/cart/contract/lineItem';

/** What a coupon of the fake shop takes off, or why it does not count. */
export type FakeCoupon = { amount?: string; reason?: string };

/** What the fake shop's cart has beside its lines: coupons, what is given away, and the furniture service. */
export type FakeExtras = {
  /** The coupons that the shop knows, by their code. */
  coupons: Record<string, FakeCoupon>;
  /** The codes that are on the cart. */
  applied: string[];
  /** How many coupons a cart takes; what comes after them is left out without a word. */
  mostCoupons: number;
  /** The SKUs that the shop gives away with a cart. */
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

/** What an answer carries of them. */
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

/** The line that stands for the service, and what it costs; nothing while no unit is served [FURN-002]. */
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

/** Puts free items in, or takes them out, as a request has it. */
export function changeFreeItems(body: FreeItemsBody, put: (sku: string, qty: number) => void): void {
  for (const sku of 'freeItems' in body ? body.freeItems : []) put(sku, 1);
  for (const sku of 'deleteFreeItems' in body ? body.deleteFreeItems : []) put(sku, 0);
}
