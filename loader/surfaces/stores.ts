import * as bopisOverlay from '../../src/widgets/stores/BopisOverlay/attributes';
import { BopisOverlay } from '../../src/widgets/stores/BopisOverlay/BopisOverlay';
import * as storeLocator from '../../src/widgets/stores/StoreLocator/attributes';
import { StoreLocator } from '../../src/widgets/stores/StoreLocator/StoreLocator';
import { type Surface, widget } from '../entry';

/** Stores. */
export const widgets: Surface = {
  'bopis-overlay': widget(BopisOverlay, bopisOverlay),
  'store-locator': widget(StoreLocator, storeLocator),
};
