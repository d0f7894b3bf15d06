import * as atcDrawer from '../../src/widgets/cart/AtcDrawer/index';
import { type Surface, widget } from '../entry';

/** The drawer that opens after an add, and the mini cart's panel. */
export const widgets: Surface = {
  'atc-drawer': widget(atcDrawer.AtcDrawer, atcDrawer.attributes, atcDrawer.callbacks),
};
