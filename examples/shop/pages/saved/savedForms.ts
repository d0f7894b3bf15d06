import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { addToCart } from '../../cart/adding/addOnce';
import { deleteLine } from '../../cart/deleteLine';
import type { LineEffect } from '../../cart/effect';
import { lockCart } from '../../cart/findCart';
import { readLines } from '../../cart/line';
import { lineToChange } from '../../cart/updateLines';
import { namesOf } from '../../catalogue/findBySku';
import type { Tx } from '../../database/open';
import type { CartRow, Notice } from '../../database/schema';
import { ShortText } from '../../http/readRequest';
import { plansIn } from '../../saved/plansIn';
import { deleteSaved, findSaved, itemsToAdd } from '../../saved/savedItem';
import { savedOf } from '../../saved/savedOf';
import { saveItems } from '../../saved/saveItems';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices } from '../cart/effectNotices';
import { answerForm, FormKey } from '../platform/formRequest';
import { sayOf } from '../platform/language';

const LineForm = v.object({ cartItemId: ShortText });
const ItemForm = v.object({ key: FormKey, id: ShortText });

/** The plain forms of saved items. Each does in one request what the script does in two calls. */
export function savedForms(): Hono<ShopEnv> {
  const forms = new Hono<ShopEnv>();

  forms.post('/webapp/saved/save', (c) =>
    answerForm(c, LineForm, ({ cartItemId }) => inTransaction(c, (tx) => saveLine(tx, c, cartItemId))),
  );
  forms.post('/webapp/saved/move', (c) =>
    answerForm(c, ItemForm, (fields) =>
      inTransaction(c, async (tx) =>
        effectNotices(tx, await changeByForm(c, tx, fields, (cart) => moveItem(tx, c, cart, fields.id)), sayOf(c)),
      ),
    ),
  );
  forms.post('/webapp/saved/delete', (c) =>
    answerForm(c, ItemForm, ({ id }) =>
      inTransaction(c, async (tx) => {
        const row = await deleteSaved(savedOf(tx, c.get('visitor')), id);
        if (!row) return [];
        return [
          {
            tone: 'good',
            text: sayOf(c)('{name} was removed from your saved items.', { name: await nameOf(tx, row.sku) }),
          },
        ];
      }),
    ),
  );
  return forms;
}

async function saveLine(tx: Tx, c: ShopContext, cartItemId: string): Promise<Notice[]> {
  const visitor = c.get('visitor');
  const cart = await lockCart(tx, visitor);
  const lines = await readLines(tx, cart.id);
  const line = lineToChange(lines, cartItemId);
  await saveItems(savedOf(tx, visitor), [{ itemId: line.sku, qty: line.qty, cartItemId }], plansIn(lines));
  await deleteLine(tx, lines, line);
  return [{ tone: 'good', text: sayOf(c)('{name} was saved for later.', { name: line.product.name }) }];
}

/** An item that the shop does not add to the cart stays saved. */
async function moveItem(tx: Tx, c: ShopContext, cart: CartRow, id: string): Promise<LineEffect[]> {
  const visitor = c.get('visitor');
  const saved = savedOf(tx, visitor);
  const row = await findSaved(saved, id);
  if (!row) return [];
  const lines = await addToCart(tx, cart, visitor, { items: itemsToAdd(row) });
  if ((lines[0]?.qtyAdded ?? 0) > 0) await deleteSaved(saved, row.id);
  return lines;
}

async function nameOf(tx: Tx, sku: string): Promise<string> {
  return (await namesOf(tx, [sku])).get(sku) ?? sku;
}

function inTransaction(c: ShopContext, act: (tx: Tx) => Promise<Notice[]>): Promise<Notice[]> {
  return c.get('database').transaction(act);
}
