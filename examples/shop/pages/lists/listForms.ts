import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { addOnce } from '../../cart/adding/addOnce';
import type { Tx } from '../../database/open';
import type { CartRow, Notice } from '../../database/schema';
import { FreeText, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { changed, createList, deleteList, updateList } from '../../lists/changeLists';
import type { ListContext } from '../../lists/listContext';
import { addItems, deleteItem } from '../../lists/listItems';
import { listQuery } from '../../lists/listQuery';
import { requireCustomer } from '../../lists/listRoutes';
import { listsOf } from '../../lists/listsOf';
import { readList } from '../../lists/readLists';
import { lockList } from '../../lists/rights';
import { checkProducts } from '../../saved/saveItems';
import { changeByForm } from '../cart/changeByForm';
import { effectNotices, inBrief } from '../cart/effectNotices';
import { answerForm, FormKey, OptionalText, TypedQuantity } from '../platform/formRequest';
import { languageOf, sayOf } from '../platform/language';

const CreateForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('List name is required'), FreeText),
  accessLevel: v.optional(v.picklist(['PERSONAL', 'SHARED']), 'PERSONAL'),
  sku: OptionalText,
});
const AddForm = v.object({ listId: ShortText, sku: ShortText });
const ListForm = v.object({ listId: ShortText });
const ItemForm = v.object({ listId: ShortText, listItemId: ShortText });
const UpdateForm = v.object({ ...ItemForm.entries, qty: TypedQuantity, wasQty: v.optional(TypedQuantity) });
const CartForm = v.object({ key: FormKey, listId: ShortText, listItemId: OptionalText, search: OptionalText });

const mostItems = 1000;
const good = (text: string): Notice[] => [{ tone: 'good', text }];
const warned = (text: string): Notice[] => [{ tone: 'warning', text }];

/** The plain forms of lists. Each does in one request what the script does in calls. */
export function listForms(): Hono<ShopEnv> {
  const forms = new Hono<ShopEnv>();

  function form<Schema extends v.GenericSchema>(
    act: string,
    schema: Schema,
    work: (lists: ListContext, fields: v.InferOutput<Schema>, c: ShopContext, tx: Tx) => Promise<Notice[]>,
  ) {
    forms.post(`/webapp/lists/${act}`, (c) => {
      return answerForm(c, schema, (fields) => {
        const account = requireCustomer(c.get('visitor').account);
        return c.get('database').transaction((tx) => work(listsOf(tx, account), fields, c, tx));
      });
    });
  }

  form('create', CreateForm, async (lists, { name, accessLevel, sku }, c) => {
    if (sku) await checkProducts(lists, [sku]);
    await createList(lists, { name, accessLevel, items: sku ? [{ itemId: sku, qty: 1 }] : [] });
    return good(widgetTextsIn(languageOf(c), 'lists-page')('created', { name }));
  });
  form('delete', ListForm, async (lists, { listId }, c) => {
    const { list } = await deleteList(lists, listId);
    return list.name ? good(widgetTextsIn(languageOf(c), 'lists-page')('removed', { name: list.name })) : [];
  });
  form('add', AddForm, async (lists, { listId, sku }, c) => {
    await checkProducts(lists, [sku]);
    const list = await lockList(lists, listId);
    await changed(lists, list, await addItems(lists, list, [{ itemId: sku, qty: 1 }]));
    return good(sayOf(c)('Added to {list}.', { list: list.name }));
  });
  form('update', UpdateForm, async (lists, { listId, listItemId, qty, wasQty }, c) => {
    if (qty === 0) throw new Refusal(400, 'INVALID_QTY', 'Please enter a quantity.');
    const change = { listItemId, qty: Math.min(qty, 9999), ...(wasQty !== undefined && { wasQty }) };
    const { messages } = await updateList(lists, listId, { items: [change] });
    const failure = messages?.[0];
    if (failure?.code === 'LIST_ITEM_GONE') return warned(sayOf(c)('This item is no longer on the list.'));
    if (failure) return warned(sayOf(c)('Someone else changed the quantity to {n}.', { n: String(failure.value) }));
    return good(widgetTextsIn(languageOf(c), 'list-details')('changed'));
  });
  form('remove', ItemForm, async (lists, { listId, listItemId }, c) => {
    const list = await lockList(lists, listId);
    await deleteItem(lists, list, listItemId);
    await changed(lists, list);
    return good(sayOf(c)('It was removed from this list.'));
  });
  form('cart', CartForm, addToCart);
  return forms;
}

/** Adds the whole list or one of its items to the cart. Items stay on the list in any case. */
async function addToCart(
  lists: ListContext,
  fields: v.InferOutput<typeof CartForm>,
  c: ShopContext,
  tx: Tx,
): Promise<Notice[]> {
  const { listId, listItemId, search } = fields;
  const { listItems } = await readList(lists, listId, { ...listQuery(), ...(search && { search }), size: mostItems });
  const wanted = (listItems?.items ?? []).filter((item) => !listItemId || item.listItemId === listItemId);
  const items = wanted.map(({ itemId, qty }) => ({ itemId, qty: qty ?? 1 }));
  if (items.length === 0) throw new Refusal(400, 'LIST_ITEM_GONE', 'There is nothing to add');
  const add = async (cart: CartRow) => (await addOnce(tx, cart, c.get('visitor'), { items }, undefined)).lines;
  const lines = await changeByForm(c, tx, fields, add);
  return inBrief(await effectNotices(tx, lines, sayOf(c)), sayOf(c));
}
