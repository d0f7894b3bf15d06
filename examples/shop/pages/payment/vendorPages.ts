import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { lockCart } from '../../cart/findCart';
import { readForm, ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { applyVendorPayment, removePayment } from '../../payment/cartPayments';
import { vendorReturnPath } from '../../payment/vendorsOf';
import { type VendorType, vendorTypes } from '../../provider/vendors';
import { declineMessage } from '../checkout/orderMessages';
import { html, nothing } from '../platform/html';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { leaveNotices } from '../platform/notices';

const Approval = v.object({
  type: v.picklist(vendorTypes),
  nonce: v.optional(ShortText),
  payerId: v.optional(ShortText),
});

const Removal = v.object({ removedPayment: ShortText });

const checkout = '/cc/sparq/checkout';

/** The page that a vendor redirects back to, and the plain forms of applied payments. */
export function vendorPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(vendorReturnPath, (c) => {
    const approval = v.safeParse(Approval, c.req.query());
    return approval.success ? returnPage(c, approval.output) : c.redirect(checkout);
  });
  pages.post('/webapp/vendorpayment', async (c) => {
    const { type, nonce } = await readForm(c, Approval);
    const problem = await applied(c, type, nonce);
    if (!problem) return c.redirect(checkout, 303);
    await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'bad', text: declineMessage(problem, languageOf(c)) }]);
    return c.redirect('/cc/mmx/cart', 303);
  });
  pages.post('/webapp/payment/remove', async (c) => {
    const { removedPayment } = await readForm(c, Removal);
    const remove = async (tx: Parameters<typeof lockCart>[0]) =>
      removePayment(tx, await lockCart(tx, c.get('visitor')), removedPayment);
    await c.get('database').transaction(remove);
    return c.redirect(checkout, 303);
  });
  return pages;
}

/** The widget sends the request at once. Without a script the customer submits it, because it changes the cart. */
function returnPage(
  c: ShopContext,
  { type, nonce, payerId }: v.InferOutput<typeof Approval>,
): Response | Promise<Response> {
  const facts = html`data-type="${type}"${nonce ? html` data-nonce="${nonce}"` : nothing}${payerId ? html` data-payer-id="${payerId}"` : nothing}`;
  const say = sayOf(c);
  return respondPage(c, {
    title: say('Your payment'),
    body: html`<h1>${say('Your payment')}</h1><div data-quire="vendor-payment-return" ${facts} data-proceed-checkout>
      <form method="post" action="/webapp/vendorpayment">
        <input type="hidden" name="type" value="${type}">${nonce ? html`<input type="hidden" name="nonce" value="${nonce}">` : nothing}
        <button type="submit" class="button">${say('Continue with your order')}</button>
      </form></div>`,
  });
}

/** The error code; undefined when the payment is applied to the cart. */
async function applied(c: ShopContext, type: VendorType, nonce: string | undefined): Promise<string | undefined> {
  const visitor = c.get('visitor');
  try {
    await c.get('database').transaction(async (tx) => {
      await applyVendorPayment(tx, await lockCart(tx, visitor), visitor, { type, nonce });
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
