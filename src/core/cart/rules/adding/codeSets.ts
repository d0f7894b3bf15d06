/** The codes that count as an issue of an add [CART-ADD-023]. */
export const ADD_ISSUES: readonly string[] = [
  'OUT_OF_STOCK',
  'PARTIAL_QTY_AVAILABLE',
  'EXCEEDED_LIMIT',
  'INVALID_ITEM',
  'INVALID_STORE_NUMBER',
];

/** The codes that need the drawer or the overlay instead of a toast [CART-FB-003]. */
export const LIMIT_CODES: readonly string[] = ['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'];

/** The codes that mean that an item of a stored cart is out of stock [CART-FETCH-005]. */
export const OUT_OF_STOCK_CODES: readonly string[] = [
  'OUT_OF_STOCK',
  'ITEM_INVENTORY_NOT_AVAILABLE',
  'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
];
