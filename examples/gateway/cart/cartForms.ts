import { Hono } from 'hono';
import * as v from 'valibot';
import { hashOf } from '../../shop/api/idempotencyKey';
import type { LineEffect } from '../../shop/cart/effect';
import type { Message } from '../../shop/cart/message';
import type { AddItemRequest } from '../../shop/cart/requests';
import { FreeText, readForm, ShortText } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { requireCustomer } from '../../shop/lists/listRoutes';
import { ListToCartForm, listItemsToAdd } from '../../shop/pages/lists/listToCart';
import { FormKey, OptionalText, TypedQuantity } from '../../shop/pages/platform/formRequest';
import { plansIn } from '../../shop/saved/plansIn';
import { deleteSaved, findSaved, itemsToAdd } from '../../shop/saved/savedItem';
import { saveItems } from '../../shop/saved/saveItems';
import type { GatewayParts } from '../createGateway';
import { listsOf } from '../lists/listsApi';
import { reorder, reviseOrder } from '../orders/reorder';
import { savedOf } from '../saved/savedApi';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { addItems } from './addItems';
import { setCoupons } from './coupons';
import { toShopLine } from './lines';
import { changeCart, type OpenCart, setMessages, warningsOf } from './openCart';
import { lineOf, updateLines } from './updateLines';

const AddForm = v.object({
  key: FormKey,
  itemId: ShortText,
  qty: v.optional(TypedQuantity, '1'),
  planId: OptionalText,
});
const LineForm = v.object({ cartItemId: ShortText });
const UpdateForm = v.object({ ...LineForm.entries, qty: TypedQuantity });
const SavedForm = v.object({ key: FormKey, id: ShortText });
const OrderForm = v.object({ key: FormKey, orderNumber: ShortText });
const CouponForm = v.object({ coupon: v.pipe(v.string(), v.trim(), FreeText) });

/**
 * The plain forms that change the cart, which work without the script: on its page, and of saved items, lists and earlier
 * orders. They lead to the cart page.
 */
export function cartForms(parts: GatewayParts): Hono<GatewayEnv> {
  const forms = new Hono<GatewayEnv>();

  function form<Schema extends v.GenericSchema>(
    act: string,
    schema: Schema,
    work: (open: OpenCart, fields: v.InferOutput<Schema>, c: GatewayContext) => Promise<LineEffect[]>,
  ) {
    forms.post(`/webapp/${act}`, async (c) => {
      const fields = await readForm(c, schema);
      await changeCart(parts, c.get('visit'), async (open) => {
        const messages = await work(open, fields, c).then(warningsOf, refusalMessages);
        await setMessages(open.database, open.row, messages);
      });
      // the widgets read the cart again, because they do not know about the form
      return c.redirect('/cc/mmx/cart?mcRefresh=true', 303);
    });
  }

  form('cart/add', AddForm, (open, fields, c) => {
    const { itemId, qty, planId } = fields;
    const plans = planId ? [{ itemId: planId, qty, parentItemId: itemId }] : [];
    return add(open, [{ itemId, qty }, ...plans], fields, c);
  });
  form('lists/cart', ListToCartForm, async (open, fields, c) => {
    requireCustomer(open.visit.customer);
    return add(open, await listItemsToAdd(listsOf(open.database, open.engine, open.visit), fields), fields, c);
  });
  form('cart/update', UpdateForm, async (open, change) => (await updateLines(open, [change])).effects);
  form('cart/delete', LineForm, async (open, { cartItemId }) => {
    return (await updateLines(open, [{ cartItemId, qty: 0 }])).effects;
  });
  form('cart/coupons', CouponForm, async (open, { coupon }) => {
    await setCoupons(open, [...open.row.coupons, coupon]);
    return [];
  });
  form('cart/coupons/remove', CouponForm, async (open, { coupon }) => {
    await setCoupons(
      open,
      open.row.coupons.filter((code) => code !== coupon),
    );
    return [];
  });

  for (const [act, fill] of [
    ['again', reorder],
    ['revise', reviseOrder],
  ] as const) {
    form(`orders/${act}`, OrderForm, async (open, fields, c) => {
      const { effects } = await fill(open, fields.orderNumber, fields.key && hashOf([c.req.path, fields]));
      return effects;
    });
  }

  form('saved/save', LineForm, async (open, { cartItemId }) => {
    const { sku, quantity } = lineOf(open.cart, cartItemId);
    const item = { itemId: sku, qty: quantity, cartItemId };
    const plansOf = plansIn(open.cart.lines.map(toShopLine));
    await open.database.transaction((tx) => saveItems(savedOf(tx, open.engine, open.visit), [item], plansOf));
    return (await updateLines(open, [{ cartItemId, qty: 0 }])).effects;
  });
  form('saved/move', SavedForm, async (open, fields, c) => {
    const saved = savedOf(open.database, open.engine, open.visit);
    const row = await findSaved(saved, fields.id);
    if (!row) return [];
    const effects = await add(open, itemsToAdd(row), fields, c);
    if (effects.some(({ qtyAdded }) => qtyAdded > 0)) await deleteSaved(saved, row.id);
    return effects;
  });
  form('saved/delete', SavedForm, async (open, { id }) => {
    await deleteSaved(savedOf(open.database, open.engine, open.visit), id);
    return [];
  });
  return forms;
}

/** The next page says what was refused, such as a change of a line that an earlier press of the button removed. */
function refusalMessages(error: unknown): Message[] {
  if (!(error instanceof Refusal)) throw error;
  return [{ code: error.code, type: 'WARNING', message: error.message }];
}

/** Adds once, however often the same form is sent with the same fields, and again once all its lines have left the cart. */
async function add(
  open: OpenCart,
  items: AddItemRequest[],
  fields: { key?: string | undefined },
  c: GatewayContext,
): Promise<LineEffect[]> {
  return addOnce(open, items, fields.key && hashOf([c.req.path, fields]));
}

async function addOnce(open: OpenCart, items: AddItemRequest[], key: string | undefined): Promise<LineEffect[]> {
  const { cart, effects } = await addItems(open, { items }, key);
  const ids = cart.lines.map(({ id }) => id);
  const added = effects.filter(({ qtyAdded }) => qtyAdded > 0);
  const hasLeft = added.length > 0 && added.every(({ cartItemId }) => !ids.includes(cartItemId ?? ''));
  // the next add has a key, too, since its form may be sent twice
  return hasLeft ? addOnce(open, items, hashOf([key, effects])) : effects;
}
