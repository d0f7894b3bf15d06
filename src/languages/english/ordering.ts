import { messages as furnitureTable } from '../../widgets/FurnitureTable/messages';
import { messages as quickBuy } from '../../widgets/QuickBuy/messages';
import { messages as quickOrder } from '../../widgets/QuickOrder/messages';
import { messages as quickView } from '../../widgets/QuickView/messages';

/** What is said where products are looked at and ordered at once. */
export const ordering = {
  'quick-view': quickView,
  'quick-buy': quickBuy,
  'furniture-table': furnitureTable,
  'quick-order': quickOrder,
};
