import type { Query } from '../../../platform/client/http/requestUrl';
import type { AddBody, AddItemBody } from '../../contract/cartRequests';
import type { FeedbackOption } from '../../rules/adding/addFeedback';
import type { AddItem, AddSource } from '../../rules/adding/addRequest';

/** The shipping or billing address of a special order. It is sent as base64 of its JSON [CART-ADD-003]. */
export type SpecialAddress = Record<string, string>;

/** Options that a page can pass to an add, besides its items [CART-ADD-001, CART-ADD-002]. */
export type AddOptions = {
  /**
   * The surface for the result of an add. Defaults to the configuration's value, or the drawer; a toast for several
   * products [CART-ADD-007, CART-ADD-008].
   */
  feedback?: FeedbackOption;
  /** The control that started the add. All controls use this one code path [GEN-007]. */
  source?: AddSource | (string & {});
  /** The variant of the add call. `b2` exempts items from the check for zero and negative quantities [CART-ADD-014]. */
  version?: string;
  /** Coupon codes that are applied with the add. */
  coupons?: string[];
  addresses?: unknown[];
  skipRelatedProduct?: boolean;
  storeNumber?: string;
  /**
   * `redirect` opens the cart page after a successful add, instead of showing feedback here. The default is `feedback`
   * [CART-ADD-006].
   */
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
  /** Adds the requested product itself, not its substitute. The default is the customer's choice [CART-UPD-018]. */
  ignoreHardAlternates?: boolean;
  /** The id of the line that new lines precede. The default is the end of the cart. */
  beforeLineId?: string | undefined;
  /** Repeats the add for a surface that shows its failure. The default is the same add again. */
  retry?: () => void;
};

/** Encodes the JSON of a value as UTF-8 bytes in standard base64 [CART-ADD-003]. */
function base64(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes));
}

/** The options that are sent in the query by their own names. */
const IN_QUERY = [
  'type',
  'forceUpdate',
  'duplicateOrder',
  'buyNow',
  'skipInv',
  'fromCC',
  'ux2',
  'memItem',
  'source',
  'ignoreExistQty',
  'version',
] as const;

/**
 * Returns the query parameters of an add request, in the shop's spelling. Only options that are set are sent
 * [CART-ADD-002, CART-ADD-003].
 */
export function addQuery({
  mmx = true,
  responseType = 'WHOLE',
  specialShipTo,
  specialBillTo,
  ...options
}: AddOptions): Query {
  return {
    mmx,
    responseType,
    specialShipTo: specialShipTo && base64(specialShipTo),
    specialBillTo: specialBillTo && base64(specialBillTo),
    ...Object.fromEntries(IN_QUERY.map((name) => [name, options[name]])),
  };
}

/** A field that is undefined is not sent. */
const toItem = ({ sku, quantity, deliveryType, storeNumber, parent, version }: AddItem): AddItemBody => ({
  itemId: sku,
  qty: quantity,
  deliveryType: deliveryType || undefined,
  pickupStoreNumber: storeNumber || undefined,
  version: version || undefined,
  parentRelationType: parent?.relation,
  parentItemId: parent?.sku || undefined,
  parentRelationCartItemId: parent?.lineId || undefined,
});

/** Returns the body of an add request. Fields that are not set are omitted [CART-ADD-001]. */
export function addBody(
  items: AddItem[],
  options: AddOptions,
  facts: { storeNumber?: string; ignoreHardAlternates: boolean },
): AddBody {
  return {
    items: items.map(toItem),
    ignoreHrdAlt: options.ignoreHardAlternates || facts.ignoreHardAlternates || undefined,
    addresses: options.addresses,
    skipRelatedProduct: options.skipRelatedProduct,
    yourStoreNo: facts.storeNumber || undefined,
    coupons: options.coupons?.length ? options.coupons : undefined,
    beforeCartItemId: options.beforeLineId,
  };
}
