import { Hono } from 'hono';
import * as v from 'valibot';
import { readForm, ShortText } from '../../shop/http/readRequest';
import { TypedQuantity } from '../../shop/pages/platform/formRequest';
import type { GatewayParts } from '../createGateway';
import type { GatewayContext, GatewayEnv } from '../visits/visit';
import { addItems } from './addItems';
import { changeCart, type OpenCart } from './openCart';
import { updateLines } from './updateLines';

const AddForm = v.object({ itemId: ShortText, qty: v.optional(TypedQuantity, '1') });
const DeleteForm = v.object({ cartItemId: ShortText });

/** The plain forms of the cart, which work without the script. They lead to the cart page, which shows the result. */
export function cartForms(parts: GatewayParts): Hono<GatewayEnv> {
  const forms = new Hono<GatewayEnv>();

  async function change(c: GatewayContext, work: (open: OpenCart) => Promise<unknown>): Promise<Response> {
    await changeCart(parts, c.get('visit'), work);
    // the widgets read the cart again, because they do not know about the form
    return c.redirect('/cc/mmx/cart?mcRefresh=true', 303);
  }

  forms.post('/webapp/cart/add', async (c) => {
    const item = await readForm(c, AddForm);
    return change(c, (open) => addItems(open, { items: [item] }, undefined));
  });

  forms.post('/webapp/cart/delete', async (c) => {
    const { cartItemId } = await readForm(c, DeleteForm);
    return change(c, (open) => updateLines(open, [{ cartItemId, qty: 0 }]));
  });

  return forms;
}
