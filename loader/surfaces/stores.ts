import * as bopisOverlay from '../../src/widgets/BopisOverlay/index';
import * as pickUpToday from '../../src/widgets/PickUpToday/index';
import * as storeLocator from '../../src/widgets/StoreLocator/index';
import { type Surface, widget } from '../entry';

/** Stores and pickup. */
export const widgets: Surface = {
  'bopis-overlay': widget(bopisOverlay.BopisOverlay, bopisOverlay.attributes, bopisOverlay.callbacks),
  'pick-up-today': widget(pickUpToday.PickUpToday, pickUpToday.attributes, pickUpToday.callbacks),
  'store-locator': widget(storeLocator.StoreLocator, storeLocator.attributes, storeLocator.callbacks),
};
