import type { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { listShop } from '../../api/listsApi';
import { addToCart } from '../../cart/adding/addOnce';
import type { CartRow } from '../../database/schema';
import { requireCustomer } from '../../lists/listRoutes';
import { listsOf } from '../../lists/listsOf';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices, inBrief } from '../cart/effectNotices';
import { answerForm } from '../platform/formRequest';
import { languageOf, sayOf } from '../platform/language';
import { listForms } from './listForms';
import { ListToCartForm, listItemsToAdd } from './listToCart';

/** The forms of the list pages: those that change lists, and the one that adds their items to the cart. */
export function shopListForms(): Hono<ShopEnv> {
  const forms = listForms<ShopEnv>({ ...listShop, language: languageOf, answerForm });
  forms.post('/webapp/lists/cart', (c) =>
    answerForm(c, ListToCartForm, (fields) => {
      const account = requireCustomer(c.get('visitor').account);
      return c.get('database').transaction(async (tx) => {
        const items = await listItemsToAdd(listsOf(tx, account), fields);
        const add = (cart: CartRow) => addToCart(tx, cart, c.get('visitor'), { items });
        const lines = await changeByForm(c, tx, fields, add);
        return inBrief(await effectNotices(tx, lines, sayOf(c)), sayOf(c));
      });
    }),
  );
  return forms;
}
