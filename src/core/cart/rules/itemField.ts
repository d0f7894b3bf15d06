/** The fields of a line that can change or have an error, by their analytics names [CART-ENT-023]. */
export const ITEM_FIELDS = [
  'ITEM_FURN_SRV_OPTION',
  'ITEM_QTY',
  'ITEM_PACKING_SLIP_NOTE',
  'ITEM_LIBC',
  'ITEM_BOPIS_DELIVERY_TYPE',
] as const;

export type ItemField = (typeof ITEM_FIELDS)[number];

const FIELD_OF: Readonly<Record<string, ItemField>> = {
  furnSvcInfo: 'ITEM_FURN_SRV_OPTION',
  qty: 'ITEM_QTY',
  packingSlipNote: 'ITEM_PACKING_SLIP_NOTE',
  itemAccountInfo: 'ITEM_LIBC',
  deliveryType: 'ITEM_BOPIS_DELIVERY_TYPE',
  shippingInfo: 'ITEM_BOPIS_DELIVERY_TYPE',
};

/**
 * Returns the fields that an update of lines sends, without duplicates, in the order of `ITEM_FIELDS` [CART-ENT-023].
 */
export function itemFieldsOf(items: Record<string, unknown>[]): ItemField[] {
  const updated = new Set(items.flatMap((item) => Object.keys(item)).map((name) => FIELD_OF[name]));
  return ITEM_FIELDS.filter((field) => updated.has(field));
}
