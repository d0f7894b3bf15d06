import type { Messages } from '../../core/platform/rules/messages';
import type { Catalogue } from '../english/index';
import { business } from './business';
import { cart } from './cart';
import { cartWidgets } from './cartWidgets';
import { forms } from './forms';
import { header } from './header';
import { lists } from './lists';
import { payment } from './payment';
import { phrases } from './phrases';
import { products } from './products';
import { stores } from './stores';

/** Canadian French, in the polite form (vous). Uses no-break spaces before a colon and inside quotation marks. */
export const frCA: Messages = {
  ...business,
  ...cart,
  ...cartWidgets,
  ...forms,
  ...header,
  ...lists,
  ...payment,
  ...phrases,
  ...products,
  ...stores,
} satisfies Catalogue;
