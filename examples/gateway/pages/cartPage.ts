import { offersOf } from '../../shop/cart/answer/businessBody';
import { picturePath, productPath } from '../../shop/cart/answer/productBody';
import { translateMessage } from '../../shop/cart/message';
import type { Say } from '../../shop/languages/say';
import { sums } from '../../shop/pages/cart/cartView';
import { emptyCart } from '../../shop/pages/cart/emptyCart';
import { cartTable, checkoutAndCoupons, quantityForm, removeForm, saveForm } from '../../shop/pages/cart/lineForms';
import { accountingView } from '../../shop/pages/checkout/businessParts';
import { listPaths } from '../../shop/pages/lists/listPaths';
import type { FormContext } from '../../shop/pages/platform/formContext';
import { type Html, html, nothing } from '../../shop/pages/platform/html';
import { savedForms } from '../../shop/pages/saved/savedView';
import { capabilities, switched } from '../capabilities';
import { sumsOf } from '../cart/cartBody';
import { verdictsOf } from '../cart/coupons';
import { findCart, setMessages } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import type { CartRow } from '../database/schema';
import type { EngineCart, EngineLine } from '../engine';
import { savedOf } from '../saved/savedApi';
import type { GatewayContext } from '../visits/visit';
import { respondPage } from './page';
import { formContext } from './pageContext';

/** The cart as plain forms. They are the fallback HTML of the widgets: the page until those mount, or without the script. */
export async function cartPage(c: GatewayContext, { gateway, engine }: GatewayParts): Promise<Response> {
  const visit = c.get('visit');
  const context = formContext(c);
  const { say } = context;
  const { row, cart } = (await findCart(gateway.database, engine, visit)) ?? {};
  const saved = savedForms(savedOf(gateway.database, engine, visit), context, async (skus) =>
    (await engine.findProducts(skus)).map(({ title: name, stock, ...product }) => ({
      ...product,
      name,
      isSoldOut: stock === 0,
    })),
  );
  const { buying } = visit;
  const accounting =
    buying && row && cart?.lines.length
      ? accountingView({ ...(await offersOf(gateway.database, buying)), cart: row }, context)
      : nothing;
  const slot = accounting === nothing ? nothing : html`<div slot="accounting" data-quire="cart-accounting"></div>`;
  const body = html`${await notices(gateway.database, row, say)}<div class="page-widget" data-quire="cart-page"${switched('cart-page')}>
      <h1>${say('Your cart')}</h1>
      ${cart && cart.lines.length > 0 ? cartForms(cart, row?.coupons ?? [], accounting, context) : emptyCart(context)}${slot}</div>
      ${capabilities.has('saved items') ? html`<div data-quire="saved-for-later">${await saved}</div>` : nothing}
      ${visit.customer && capabilities.has('lists') ? html`<p><a href="${listPaths.COM.all}">${say('Your lists')}</a></p>` : nothing}
      <div data-quire="clear-cart-overlay"></div>`;
  return respondPage(c, { title: say('Your cart'), body });
}

/** What the last form or sign-in left to say, once. Outside of the widget, it stays when that mounts. */
async function notices(database: Database, row: CartRow | undefined, say: Say): Promise<Html> {
  if (!row || row.messages.length === 0) return nothing;
  await setMessages(database, row, []);
  return html`<div class="notices" role="status">${row.messages.map((each) => html`<p class="notice notice-warning">${translateMessage(each, say)}</p>`)}</div>`;
}

function cartForms(cart: EngineCart, codes: string[], accounting: Html, context: FormContext): Html {
  const coupons = verdictsOf(codes, cart);
  const beside = html`${accounting}${sums({ ...sumsOf(cart, cart.shippingOptionId !== null), coupons }, {}, context)}${checkoutAndCoupons(coupons, context)}`;
  return cartTable(
    cart.lines.map((line) => row(line, context)),
    beside,
    context,
  );
}

function row({ id, sku, title, quantity, unitPrice, parent }: EngineLine, context: FormContext): Html {
  const forms = { id, name: title, qty: quantity };
  const { money } = context;
  // plans are saved with their line
  const isSavable = capabilities.has('saved items') && !parent;
  return html`<tr class="${parent ? 'child' : ''}">
    <td class="cart-picture"><img src="${picturePath({ sku })}" width="60" height="60" alt=""></td>
    <th scope="row"><a href="${productPath(sku)}">${title}</a></th>
    <td class="each">${money(unitPrice)}</td>
    <td>${quantityForm(forms, context)}</td>
    <td>${money(unitPrice * quantity)}</td>
    <td>${removeForm(forms, context)}${isSavable ? saveForm(forms, context) : nothing}</td></tr>`;
}
