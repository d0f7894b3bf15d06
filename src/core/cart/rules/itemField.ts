/** The fields of a line that can be changed, or be in error, by the names that analytics knows them by [CART-ENT-023]. */
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

/** The fields that a change of lines touches, by what it sends of each; each once, in the order of the list [CART-ENT-023]. */
export function itemFieldsOf(items: Record<string, unknown>[]): ItemField[] {
  const touched = new Set(items.flatMap((item) => Object.keys(item)).map((name) => FIELD_OF[name]));
  return ITEM_FIELDS.filter((field) => touched.has(field));
}
