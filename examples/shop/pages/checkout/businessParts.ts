import type { ShopContext } from '../../accounts/visitor';
import { type AccountingField, accountingFields, type Buying, buyingOf, demandsOf } from '../../business/company';
import { chosenLocation, locationText } from '../../business/locations';
import { needsApproval } from '../../business/missing';
import { type BusinessCart, offersOf } from '../../cart/answer/businessBody';
import { findCart } from '../../cart/findCart';
import { isPaid, readLines } from '../../cart/line';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { formContext, type PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

const names = { BC: 'budgetCenter', PON: 'poNumber', POR: 'poRelease' } as const;

/**
 * The accounting of the cart and its destination, as displayed without the script. The checkout requests what is
 * missing.
 */
export async function accountingPart(c: ShopContext): Promise<Html> {
  const database = c.get('database');
  const buying = await buyingOf(database, c.get('visitor').account);
  const cart = await findCart(database, c.get('visitor'));
  if (!buying || !cart || !(await readLines(database, cart.id)).some(isPaid)) return nothing;
  return accountingView({ ...(await offersOf(database, buying)), cart }, formContext(c));
}

type AccountedCart = Omit<BusinessCart, 'cart' | 'lines'> & { cart: NonNullable<BusinessCart['cart']> };

export function accountingView(
  { buying, budgets, locations, cart }: AccountedCart,
  { say, language }: PageTexts,
): Html {
  const texts = widgetTextsIn(language, 'cart-accounting');
  const location = chosenLocation(cart, locations);
  const values: Record<AccountingField, string | null> = {
    BC: budgets.find(({ id }) => id === cart.budgetCenterId)?.name ?? null,
    PON: cart.poNumber,
    POR: cart.poRelease,
  };
  const demands = demandsOf(buying.company);
  const used = accountingFields.filter((field) => demands[field] !== 'off');
  return html`<dl class="accounting">
    ${used.map((field) => html`<div><dt>${texts(names[field])}</dt><dd>${values[field] ?? (demands[field] === 'required' ? say('Enter at checkout') : texts('notGiven'))}</dd></div>`)}
    ${location ? html`<div><dt>${texts('shipTo')}</dt><dd>${locationText(location)}</dd></div>` : nothing}
  </dl>`;
}

/** The overlays of a buyer's checkout, on every page, because the mini cart links to the checkout too. */
export function businessOverlays(buying: Buying | undefined | null): Html {
  if (!buying) return nothing;
  return html`<div data-quire="budget-center-overlay"></div>
<div data-quire="po-number-overlay"></div>
<div data-quire="ship-to-overlay"></div>`;
}

/** The end of a checkout: the button that places the order, or sends it for approval. */
export function review(buying: Buying | undefined, total: number, { say, money }: PageTexts): Html {
  const over = buying && needsApproval(buying, total) ? buying.company.approvalOver : null;
  return html`<section class="review">
    ${over === null ? nothing : html`<p class="notice">${say('Orders over {amount} need approval from your company.', { amount: money(over) })}</p>`}
    <div data-quire="place-order-button"><button type="submit" class="button">${say(over === null ? 'Place order' : 'Send for approval')}</button></div></section>`;
}
