import type { Query } from '../../../platform/client/http/requestUrl';
import type { AddSource } from '../../../platform/rules/tenant';
import type { AddBody, AddItemBody } from '../../contract/cartRequests';
import type { AddItem } from '../../rules/adding/addRequest';
import type { FeedbackWish } from '../../rules/adding/feedbackSurface';

/** An address to send or bill a special order to; it travels as base64 of its JSON [CART-ADD-003]. */
export type SpecialAddress = Record<string, string>;

/** What a page may say about an add, besides its items [CART-ADD-001, CART-ADD-002]. */
export type AddOptions = {
  feedback?: FeedbackWish;
  /** Where the customer pressed: every place uses this one path [GEN-007]. */
  source?: AddSource | (string & {});
  version?: string;
  coupons?: string[];
  addresses?: unknown[];
  skipRelatedProduct?: boolean;
  storeNumber?: string;
  /** Go to the cart once the add has gone well, instead of telling it here [CART-ADD-006]. */
  afterAdd?: 'feedback' | 'redirect';
  passCartItemIds?: boolean;
  mmx?: boolean;
  type?: string;
  responseType?: 'WHOLE';
  forceUpdate?: boolean;
  specialShipTo?: SpecialAddress;
  specialBillTo?: SpecialAddress;
  duplicateOrder?: boolean;
  buyNow?: boolean;
  skipInv?: boolean;
  fromCC?: boolean;
  ux2?: boolean;
  memItem?: boolean;
  ignoreExistQty?: boolean;
};

/** UTF-8 bytes in standard base64 [CART-ADD-003]. */
function base64(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The query of an add: only what is set, in the shop's spelling [CART-ADD-002, CART-ADD-003]. */
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

/** The body of an add: fields that are not set are left out [CART-ADD-001]. */
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
