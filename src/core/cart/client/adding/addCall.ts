import type { Query } from '../../../platform/client/http/requestUrl';
import type { AddBody, AddItemBody } from '../../contract/cartRequests';
import type { FeedbackOption } from '../../rules/adding/addFeedback';
import type { AddItem, AddSource } from '../../rules/adding/addRequest';

/** The shipping or billing address of a special order. It is sent as base64 of its JSON [CART-ADD-003]. */
export type SpecialAddress = Record<string, string>;

/** Options that a page can pass to an add, besides its items [CART-ADD-001, CART-ADD-002]. */
export type AddOptions = {
  /** The surface for the result of an add [CART-ADD-007, CART-ADD-008]. */
  feedback?: FeedbackOption;
  /** The control that started the add. All controls use this one code path [GEN-007]. */
  source?: AddSource | (string & {});
  /** The variant of the add call. `b2` exempts items from the quantity check [CART-ADD-014]. */
  version?: string;
  /** Coupon codes that are applied with the add. */
  coupons?: string[];
  addresses?: unknown[];
  skipRelatedProduct?: boolean;
  storeNumber?: string;
  /** `redirect` opens the cart page after a successful add, instead of showing feedback here [CART-ADD-006]. */
  afterAdd?: 'feedback' | 'redirect';
  /** Adds the ids of the new lines to the URL of the cart page after a redirect. The default is true [CART-ADD-006]. */
  passCartItemIds?: boolean;
  mmx?: boolean;
  type?: string;
  responseType?: 'WHOLE';
  forceUpdate?: boolean;
  specialShipTo?: SpecialAddress;
  specialBillTo?: SpecialAddress;
  duplicateOrder?: boolean;
  /** Sends `buyNow` with the add [CART-ADD-002]. */
  buyNow?: boolean;
  skipInv?: boolean;
  fromCC?: boolean;
  ux2?: boolean;
  memItem?: boolean;
  ignoreExistQty?: boolean;
};

/** Encodes the JSON of a value as UTF-8 bytes in standard base64 [CART-ADD-003]. */
function base64(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Returns the query parameters of an add request, in the shop's spelling. Only options that are set are sent
 * [CART-ADD-002, CART-ADD-003].
 */
export function addQuery(options: AddOptions): Query {
  const {
    mmx = true,
    type,
    responseType = 'WHOLE',
    forceUpdate,
    duplicateOrder,
    buyNow,
    skipInv,
    fromCC,
    ux2,
    memItem,
    source,
    ignoreExistQty,
  } = options;
  return {
    mmx,
    type,
    responseType,
    forceUpdate,
    specialShipTo: options.specialShipTo && base64(options.specialShipTo),
    specialBillTo: options.specialBillTo && base64(options.specialBillTo),
    duplicateOrder,
    buyNow,
    skipInv,
    fromCC,
    ux2,
    memItem,
    source,
    ignoreExistQty,
    version: options.version,
  };
}

const toItem = ({ sku, quantity, deliveryType, storeNumber, parent, version }: AddItem): AddItemBody => ({
  itemId: sku,
  qty: quantity,
  ...(deliveryType && { deliveryType }),
  ...(storeNumber && { pickupStoreNumber: storeNumber }),
  ...(version && { version }),
  ...(parent && {
    parentRelationType: parent.relation,
    ...(parent.sku && { parentItemId: parent.sku }),
    ...(parent.lineId && { parentRelationCartItemId: parent.lineId }),
  }),
});

/** Returns the body of an add request. Fields that are not set are omitted [CART-ADD-001]. */
export function addBody(
  items: AddItem[],
  options: AddOptions,
  facts: { storeNumber?: string; ignoreHardAlternates: boolean },
): AddBody {
  const storeNumber = options.storeNumber ?? facts.storeNumber;
  return {
    items: items.map(toItem),
    ...(facts.ignoreHardAlternates && { ignoreHrdAlt: true }),
    ...(options.addresses && { addresses: options.addresses }),
    ...(options.skipRelatedProduct !== undefined && { skipRelatedProduct: options.skipRelatedProduct }),
    ...(storeNumber && { yourStoreNo: storeNumber }),
    ...(options.coupons?.length && { coupons: options.coupons }),
  };
}
