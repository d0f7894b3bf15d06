import { messages as quickOrder } from '../../widgets/lists/QuickOrder/messages';
import { messages as furnitureTable } from '../../widgets/products/FurnitureTable/messages';
import { messages as quickBuy } from '../../widgets/products/QuickBuy/messages';
import { messages as quickView } from '../../widgets/products/QuickView/messages';

/** What is said where products are looked at and ordered at once. */
export const ordering = {
  'quick-view': quickView,
  'quick-buy': quickBuy,
  'furniture-table': furnitureTable,
  'quick-order': quickOrder,
};
