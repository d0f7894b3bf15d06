import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Visitor } from '../../accounts/session';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { addToCart } from '../../cart/adding/addOnce';
import { couponCodes, judgeCoupons } from '../../cart/coupons';
import { deleteLine } from '../../cart/deleteLine';
import type { LineEffect } from '../../cart/effect';
import { lockCart } from '../../cart/findCart';
import { saveServices, withService } from '../../cart/furniture';
import { readLines } from '../../cart/line';
import { message, translateMessage } from '../../cart/message';
import { simulateTrouble } from '../../cart/simulateTrouble';
import { lineToChange, updateLines } from '../../cart/updateLines';
import type { Tx } from '../../database/open';
import { type CartRow, carts, type Notice } from '../../database/schema';
import { noCardNumber, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { answerForm, FormKey, OptionalText, TypedQuantity } from '../platform/formRequest';
import { sayOf } from '../platform/language';
import { changeByForm } from './changeByForm';
import { effectNotices } from './effectNotices';

const AddForm = v.object({
  key: FormKey,
  itemId: ShortText,
  qty: v.optional(TypedQuantity, '1'),
  planId: OptionalText,
  deliveryType: v.optional(v.picklist(['STA', 'STS', 'ISP'])),
  pickupStoreNumber: OptionalText,
});
const UpdateForm = v.object({ cartItemId: ShortText, qty: TypedQuantity });
const DeleteForm = v.object({ cartItemId: ShortText });
const OriginalForm = v.object({ key: FormKey, cartItemId: ShortText });
const ServiceForm = v.object({
  cartItemId: ShortText,
  level: v.optional(v.picklist(['', 'BASC', 'CUST']), ''),
});
const CouponForm = v.object({
  coupon: v.pipe(v.message(v.pipe(v.string(), v.trim(), ShortText), 'Please enter a coupon code.'), noCardNumber),
});

/** The plain forms of the cart, which work without the script. */
export function cartForms(): Hono<ShopEnv> {
  const forms = new Hono<ShopEnv>();

  forms.post('/webapp/cart/add', (c) =>
    answerForm(c, AddForm, async (fields) => {
      const { key: _, itemId, qty, planId, ...delivery } = fields;
      if (qty === 0) throw new Refusal(400, 'INVALID_QTY', 'Please enter a quantity.');
      const items = [{ itemId, qty, ...delivery }, ...(planId ? [{ itemId: planId, qty, parentItemId: itemId }] : [])];
      const { isSpecial } = await simulateTrouble(c.get('database'), { items });
      if (isSpecial)
        return [{ tone: 'warning', text: sayOf(c)('This is a special order. Please call us to finish it.') }];
      return c.get('database').transaction(async (tx) => {
        const add = (cart: CartRow) => addToCart(tx, cart, c.get('visitor'), { items });
        return effectNotices(tx, await changeByForm(c, tx, fields, add), sayOf(c));
      });
    }),
  );

  forms.post('/webapp/cart/update', (c) =>
    answerForm(c, UpdateForm, (fields) => change(c, (tx, cart) => updateLines(tx, cart, c.get('visitor'), [fields]))),
  );

  forms.post('/webapp/cart/delete', (c) =>
    answerForm(c, DeleteForm, ({ cartItemId }) =>
      change(c, async (tx, cart) => {
        const lines = await readLines(tx, cart.id);
        return deleteLine(tx, lines, lineToChange(lines, cartItemId));
      }),
    ),
  );

  forms.post('/webapp/cart/original', (c) =>
    answerForm(c, OriginalForm, (fields) =>
      c.get('database').transaction(async (tx) => {
        const keep = (cart: CartRow) => keepOriginal(tx, cart, c.get('visitor'), fields.cartItemId);
        return effectNotices(tx, await changeByForm(c, tx, fields, keep), sayOf(c));
      }),
    ),
  );

  forms.post('/webapp/cart/service', (c) =>
    answerForm(c, ServiceForm, ({ cartItemId, level }) =>
      change(c, async (tx, cart) => {
        const line = lineToChange(await readLines(tx, cart.id), cartItemId);
        await saveServices(tx, cart, withService(cart, line, level ? [{ level, qty: line.qty }] : []));
        return [];
      }),
    ),
  );

  forms.post('/webapp/cart/coupons', (c) =>
    answerForm(c, CouponForm, ({ coupon }) =>
      c.get('database').transaction(async (tx) => {
        const cart = await lockCart(tx, c.get('visitor'));
        const [code = ''] = couponCodes([coupon]);
        const [verdict] = judgeCoupons([code], await readLines(tx, cart.id), c.get('visitor').account);
        if (verdict?.reason)
          return [{ tone: 'bad', text: translateMessage(message(verdict.reason, 'ERROR'), sayOf(c)) }];
        const applied = couponCodes([...cart.coupons, code]);
        if (!applied.includes(code))
          return [
            {
              tone: 'bad',
              text: sayOf(c)('Coupon {code} was not applied: you’ve reached the coupon limit for one order.', { code }),
            },
          ];
        await tx.update(carts).set({ coupons: applied }).where(eq(carts.id, cart.id));
        return [{ tone: 'good', text: sayOf(c)('Coupon {code} applied.', { code }) }];
      }),
    ),
  );

  forms.post('/webapp/cart/coupons/remove', (c) =>
    answerForm(c, CouponForm, ({ coupon }) =>
      c.get('database').transaction(async (tx) => {
        const cart = await lockCart(tx, c.get('visitor'));
        const remaining = cart.coupons.filter((code) => code !== coupon);
        await tx.update(carts).set({ coupons: remaining }).where(eq(carts.id, cart.id));
        return [{ tone: 'good', text: sayOf(c)('Coupon {code} removed.', { code: coupon }) }];
      }),
    ),
  );

  return forms;
}

/**
 * Puts the requested product into the cart in place of its substitute, which leaves it by as many units as the shop has
 * of the requested one [DEC-Q506].
 */
async function keepOriginal(tx: Tx, cart: CartRow, visitor: Visitor, cartItemId: string): Promise<LineEffect[]> {
  const line = lineToChange(await readLines(tx, cart.id), cartItemId);
  if (!line.originalSku) return [];
  const { deliveryType, storeNumber } = line;
  const delivery = { deliveryType, ...(storeNumber && { pickupStoreNumber: storeNumber }) };
  const items = [{ itemId: line.originalSku, qty: line.qty, ...delivery }];
  const request = { items, ignoreHrdAlt: true, beforeCartItemId: line.id };
  const added = await addToCart(tx, cart, visitor, request);
  const units = added.reduce((sum, { qtyAdded }) => sum + qtyAdded, 0);
  if (units === 0) return added;
  return [...added, ...(await updateLines(tx, cart, visitor, [{ cartItemId, qty: Math.max(0, line.qty - units) }]))];
}

async function change(c: ShopContext, act: (tx: Tx, cart: CartRow) => Promise<LineEffect[]>): Promise<Notice[]> {
  return c
    .get('database')
    .transaction(async (tx) => effectNotices(tx, await act(tx, await lockCart(tx, c.get('visitor'))), sayOf(c)));
}
