import * as bopisOverlay from '../../src/widgets/stores/BopisOverlay/index';
import * as storeLocator from '../../src/widgets/stores/StoreLocator/index';
import { type Surface, widget } from '../entry';

/** Stores. */
export const widgets: Surface = {
  'bopis-overlay': widget(bopisOverlay.BopisOverlay, bopisOverlay.attributes, bopisOverlay.callbacks),
  'store-locator': widget(storeLocator.StoreLocator, storeLocator.attributes, storeLocator.callbacks),
};
