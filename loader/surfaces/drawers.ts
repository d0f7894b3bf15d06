import { AtcDrawer } from '../../src/widgets/cart/AtcDrawer/AtcDrawer';
import * as atcDrawer from '../../src/widgets/cart/AtcDrawer/attributes';
import { type Surface, widget } from '../entry';

/** The drawer that opens after an add, and the mini cart's panel. */
export const widgets: Surface = {
  'atc-drawer': widget(AtcDrawer, atcDrawer),
};
