import { STORE_MESSAGES } from '../../core/stores/rules/storeMessages';
import { messages as pickUpToday } from '../../widgets/products/PickUpToday/messages';
import { messages as bopisOverlay } from '../../widgets/stores/BopisOverlay/messages';
import { messages as storeLocator } from '../../widgets/stores/StoreLocator/messages';

/** Messages about stores and pickup. */
export const stores = {
  stores: STORE_MESSAGES,
  'store-locator': storeLocator,
  'bopis-overlay': bopisOverlay,
  'pick-up-today': pickUpToday,
};
