import * as atcDrawer from '../../src/widgets/cart/AtcDrawer/index';
import { type Surface, widget } from '../entry';

/** What opens after an add: the drawer, and with it the mini cart's panel. */
export const widgets: Surface = {
  'atc-drawer': widget(atcDrawer.AtcDrawer, atcDrawer.attributes, atcDrawer.callbacks),
};
