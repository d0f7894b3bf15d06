import { messages as quickOrder } from '../../widgets/lists/QuickOrder/messages';
import { messages as furnitureTable } from '../../widgets/products/FurnitureTable/messages';
import { messages as quickBuy } from '../../widgets/products/QuickBuy/messages';
import { messages as quickView } from '../../widgets/products/QuickView/messages';

/** Messages of the widgets that show products and add them to the cart directly. */
export const ordering = {
  'quick-view': quickView,
  'quick-buy': quickBuy,
  'furniture-table': furnitureTable,
  'quick-order': quickOrder,
};
