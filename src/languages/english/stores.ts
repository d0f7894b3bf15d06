import { STORE_WORDS } from '../../core/stores/rules/storeWords';
import { messages as pickUpToday } from '../../widgets/products/PickUpToday/messages';
import { messages as bopisOverlay } from '../../widgets/stores/BopisOverlay/messages';
import { messages as storeLocator } from '../../widgets/stores/StoreLocator/messages';

/** Messages about stores and pickup. */
export const stores = {
  stores: STORE_WORDS,
  'store-locator': storeLocator,
  'bopis-overlay': bopisOverlay,
  'pick-up-today': pickUpToday,
};
