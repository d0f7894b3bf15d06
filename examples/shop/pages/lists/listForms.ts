import { type Context, type Env, Hono } from 'hono';
import * as v from 'valibot';
import type { Notice } from '../../database/schema';
import { FreeText, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { sayIn } from '../../languages/say';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { changed, createList, deleteList, updateList } from '../../lists/changeLists';
import type { ListContext } from '../../lists/listContext';
import { addItems, deleteItem } from '../../lists/listItems';
import type { ListShop } from '../../lists/listRoutes';
import { lockList } from '../../lists/rights';
import { checkProducts } from '../../saved/saveItems';
import { OptionalText, TypedQuantity } from '../platform/formRequest';
import type { Language } from '../platform/language';

const CreateForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('List name is required'), FreeText),
  accessLevel: v.optional(v.picklist(['PERSONAL', 'SHARED']), 'PERSONAL'),
  sku: OptionalText,
});
const AddForm = v.object({ listId: ShortText, sku: ShortText });
const ListForm = v.object({ listId: ShortText });
const ItemForm = v.object({ listId: ShortText, listItemId: ShortText });
const UpdateForm = v.object({ ...ItemForm.entries, qty: TypedQuantity, wasQty: v.optional(TypedQuantity) });

const good = (text: string): Notice[] => [{ tone: 'good', text }];
const warned = (text: string): Notice[] => [{ tone: 'warning', text }];

/** What the plain forms of lists need of the shop that carries them out. */
export type ListFormShop<E extends Env> = Pick<ListShop<E>, 'listsOf' | 'transact'> & {
  language(c: Context<E>): Language;
  /** Carries out a form, and redirects to its page, which displays the notices. */
  answerForm<Schema extends v.GenericSchema>(
    c: Context<E>,
    schema: Schema,
    act: (fields: v.InferOutput<Schema>) => Promise<Notice[]>,
  ): Promise<Response>;
};

/** The plain forms that change lists. Each does in one request what the script does in calls. */
export function listForms<E extends Env>({ language, listsOf, transact, answerForm }: ListFormShop<E>): Hono<E> {
  const forms = new Hono<E>();

  function form<Schema extends v.GenericSchema<unknown, object>>(
    act: string,
    schema: Schema,
    work: (lists: ListContext, fields: v.InferOutput<Schema>, language: Language) => Promise<Notice[]>,
  ) {
    forms.post(`/webapp/lists/${act}`, (c) =>
      answerForm(c, schema, async (fields) => {
        const { sku }: { sku?: string | undefined } = fields;
        if (sku) await checkProducts(listsOf(c), [sku]);
        return transact(c, (lists) => work(lists, fields, language(c)));
      }),
    );
  }

  form('create', CreateForm, async (lists, { name, accessLevel, sku }, language) => {
    await createList(lists, { name, accessLevel, items: sku ? [{ itemId: sku, qty: 1 }] : [] });
    return good(widgetTextsIn(language, 'lists-page')('created', { name }));
  });
  form('delete', ListForm, async (lists, { listId }, language) => {
    const { list } = await deleteList(lists, listId);
    return list.name ? good(widgetTextsIn(language, 'lists-page')('removed', { name: list.name })) : [];
  });
  form('add', AddForm, async (lists, { listId, sku }, language) => {
    const list = await lockList(lists, listId);
    await changed(lists, list, await addItems(lists, list, [{ itemId: sku, qty: 1 }]));
    return good(sayIn(language)('Added to {list}.', { list: list.name }));
  });
  form('update', UpdateForm, async (lists, { listId, listItemId, qty, wasQty }, language) => {
    if (qty === 0) throw new Refusal(400, 'INVALID_QTY', 'Please enter a quantity.');
    const change = { listItemId, qty: Math.min(qty, 9999), ...(wasQty !== undefined && { wasQty }) };
    const { messages } = await updateList(lists, listId, { items: [change] });
    const failure = messages?.[0];
    const say = sayIn(language);
    if (failure?.code === 'LIST_ITEM_GONE') return warned(say('This item is no longer on the list.'));
    if (failure) return warned(say('Someone else changed the quantity to {n}.', { n: String(failure.value) }));
    return good(widgetTextsIn(language, 'list-details')('changed'));
  });
  form('remove', ItemForm, async (lists, { listId, listItemId }, language) => {
    const list = await lockList(lists, listId);
    await deleteItem(lists, list, listItemId);
    await changed(lists, list);
    return good(sayIn(language)('It was removed from this list.'));
  });
  return forms;
}
