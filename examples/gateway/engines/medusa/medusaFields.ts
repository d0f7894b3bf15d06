/** What is read of a variant. Medusa counts its stock only if `manage_inventory` is among the same fields. */
export const variantFields = ['id', 'sku', 'manage_inventory', 'inventory_quantity', '*calculated_price'];

export const productFields = ['title', 'thumbnail', 'metadata', 'categories.handle'];

const lineFields = [
  'id',
  'variant_id',
  'variant_sku',
  'product_title',
  'thumbnail',
  'quantity',
  'unit_price',
  'compare_at_unit_price',
  'subtotal',
  'adjustments.code',
  'adjustments.amount',
  'metadata',
];

const sums = ['currency_code', 'item_subtotal', 'shipping_total', 'tax_total', 'total'];
const addressFields = ['first_name', 'address_1', 'address_2', 'city', 'province', 'postal_code'];
const contactFields = ['email', ...addressFields.map((field) => `shipping_address.${field}`)];

/** What is read of a cart. Medusa sums up only what is named: no shipping without the amount of its methods. */
export const cartFields = [
  'id',
  'completed_at',
  ...sums,
  ...lineFields.map((field) => `items.${field}`),
  'promotions.code',
  ...contactFields,
  '*shipping_methods',
].join(',');

/** What is read of an order. Medusa sums up an order only if all fields of its items are named. */
export const orderFields = [
  'id',
  'display_id',
  'created_at',
  ...sums,
  '*items',
  '*items.adjustments',
  ...contactFields,
  '*shipping_methods',
].join(',');
