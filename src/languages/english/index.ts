import { business } from './business';
import { cart } from './cart';
import { cartPage } from './cartPage';
import { forms } from './forms';
import { header } from './header';
import { lists } from './lists';
import { miniCart } from './miniCart';
import { ordering } from './ordering';
import { payment } from './payment';
import { phrases } from './phrases';
import { products } from './products';
import { stores } from './stores';
import type { Translation } from './translation';

/**
 * All messages of the widgets in English, the specification's language, by widget and key. Catalogues translate these.
 */
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
  ...phrases,
  ...products,
  ...stores,
};

/** The messages of a complete translation. */
export type Catalogue = Translation<typeof english>;
