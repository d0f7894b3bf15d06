import * as v from 'valibot';
import type { ShopContext } from '../../accounts/visitor';
import type { KeyReused, OrderVerdict } from '../../cart/order/placeOrder';
import { decimal } from '../../cart/price';
import { sayRefusal } from '../../languages/say';
import { type Shown, ShownRequest, toShown } from '../../payment/shownOrder';
import { type Html, html } from '../platform/html';
import { languageOf } from '../platform/language';
import { leaveNotices } from '../platform/notices';

/** The fields of a checkout form that state what the page displays. */
export const ShownFields = v.partial(ShownRequest);

export function shownFields({ total, version }: Shown): Html {
  return html`<input type="hidden" name="orderTotal" value="${decimal(total)}"><input type="hidden" name="version" value="${version}">`;
}

/** What the customer of a form saw; nothing if the form does not state it. */
export const seenIn = ({ orderTotal = '0', version = '' }: v.InferOutput<typeof ShownFields>): Shown =>
  toShown({ orderTotal, version });

/** Continues with the order that the key of a changed form has placed before, and explains it. */
export async function placedWith(c: ShopContext, error: KeyReused): Promise<OrderVerdict> {
  const text = sayRefusal(languageOf(c), error);
  await leaveNotices(c, c.get('visitor').session.id, [{ tone: 'warning', text }]);
  return { ok: true, number: error.number, isWaiting: false };
}
