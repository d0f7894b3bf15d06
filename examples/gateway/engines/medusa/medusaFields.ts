/** What is read of a variant. Medusa counts its stock only if `manage_inventory` is among the same fields. */
export const variantFields = ['id', 'sku', 'manage_inventory', 'inventory_quantity', '*calculated_price'];

export const productFields = ['title', 'thumbnail', 'metadata', 'categories.handle'];

/** What is read of a cart. Medusa sums up only what is named. */
export const cartFields = [
  'id',
  'currency_code',
  'completed_at',
  'item_subtotal',
  'shipping_total',
  'tax_total',
  'total',
  ...[
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
  ].map((field) => `items.${field}`),
  'promotions.code',
].join(',');
