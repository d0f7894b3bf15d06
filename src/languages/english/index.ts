import { business } from './business';
import { cart } from './cart';
import { cartPage } from './cartPage';
import { forms } from './forms';
import { header } from './header';
import { lists } from './lists';
import { miniCart } from './miniCart';
import { ordering } from './ordering';
import { payment } from './payment';
import { products } from './products';
import { stores } from './stores';
import type { Words } from './words';

/** Every word that widgets say, by widget and key, in the specification's language: what a catalogue translates. */
export const english = {
  ...business,
  ...cart,
  ...cartPage,
  ...forms,
  ...header,
  ...lists,
  ...miniCart,
  ...ordering,
  ...payment,
  ...products,
  ...stores,
};

/** A whole language. */
export type Catalogue = Words<typeof english>;
