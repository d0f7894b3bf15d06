import { STORE_WORDS } from '../../core/rules/storeWords';
import { messages as bopisOverlay } from '../../widgets/BopisOverlay/messages';
import { messages as pickUpToday } from '../../widgets/PickUpToday/messages';
import { messages as storeLocator } from '../../widgets/StoreLocator/messages';

/** What is said of stores, and of picking up. */
export const stores = {
  stores: STORE_WORDS,
  'store-locator': storeLocator,
  'bopis-overlay': bopisOverlay,
  'pick-up-today': pickUpToday,
};
