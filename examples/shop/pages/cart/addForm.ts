import type { Product } from '../../database/schema';
import { addFields, cartPath, type FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

/** How the script reports the result of an add. The widget's default applies when it is not set. */
export type Feedback = 'toast' | 'drawer' | 'overlay';
export type AddFormOptions = {
  context: FormContext;
  quantity?: number;
  hasQuantity?: boolean;
  isSoldOut?: boolean;
  feedback?: Feedback;
  /** The page has a delivery choice, which is a part of this form. */
  hasDelivery?: boolean;
};

/** What an add form needs of its product. */
type Addable = Pick<Product, 'sku' | 'name' | 'surchargeSplit' | 'isComingSoon' | 'isPreOrder' | 'isInStoreOnly'>;

/**
 * The add button, with a plain form inside that works without any script. Products sold in stores only offer a pick-up.
 * Products that cannot be bought yet, or are sold out, have a disabled button with the reason.
 */
export function addForm(
  product: Addable,
  { context, quantity = 1, hasQuantity = false, isSoldOut = false, feedback, hasDelivery = false }: AddFormOptions,
): Html {
  const step = product.surchargeSplit ?? 1;
  const qty = Math.max(quantity, step);
  const attributes = mountAttributes({
    'data-sku': product.sku,
    'data-qty': qty > 1 && qty,
    'data-increment': step > 1 && step,
    'data-show-quantity': hasQuantity && !isSoldOut && 'true',
    'data-feedback': feedback,
    'data-product-state': isSoldOut ? 'out-of-stock' : stateOf(product),
    'data-delivery-type': product.isInStoreOnly && 'ISP',
  });
  return html`<div class="add" data-quire="add-to-cart-button"${attributes}>${
    product.isComingSoon || isSoldOut
      ? html`<button type="button" class="button" disabled>${context.say(isSoldOut ? 'Out of stock' : 'Coming soon')}</button>`
      : plainForm(product, { context, qty, step, hasQuantity, hasDelivery })
  }</div>`;
}

type PlainFormOptions = {
  context: FormContext;
  qty?: number;
  step?: number;
  hasQuantity?: boolean;
  hasDelivery?: boolean;
};

/** The id of the add form of a product, for controls elsewhere on the page. */
export const addFormId = (sku: string) => `add-${sku}`;

/** A form that adds without any script, for the fallback HTML of a widget. */
export function plainForm(
  product: Addable,
  {
    context,
    step = product.surchargeSplit ?? 1,
    qty = step,
    hasQuantity = false,
    hasDelivery = false,
  }: PlainFormOptions,
): Html {
  const label = context.say(product.isPreOrder ? 'Pre-order' : 'Add to cart');
  const id = `qty-${product.sku}`;
  return html`<form${hasDelivery ? html` id="${addFormId(product.sku)}"` : nothing} method="post" action="${cartPath('add', context)}">
<input type="hidden" name="itemId" value="${product.sku}">${addFields(context)}${product.isInStoreOnly && !hasDelivery ? html`<input type="hidden" name="deliveryType" value="ISP">` : nothing}
${
  hasQuantity
    ? html`<label class="unseen" for="${id}">${context.say('Quantity')}</label><input id="${id}" class="qty" type="number" name="qty" inputmode="numeric" value="${qty}" min="${step}" max="999" step="${step}">`
    : html`<input type="hidden" name="qty" value="${qty}">`
}
<button type="submit" class="button" aria-label="${label}: ${product.name}">${label}</button></form>`;
}

function stateOf(product: Addable): string | undefined {
  if (product.isComingSoon) return 'coming-soon';
  if (product.isPreOrder) return 'pre-order';
  return product.isInStoreOnly ? 'in-store-only' : undefined;
}

/** Attributes of a mount point. Undefined and false values are left out. */
export function mountAttributes(values: Record<string, string | number | false | undefined>): Html {
  const entries = Object.entries(values).filter(([, value]) => value !== false && value !== undefined);
  return html`${entries.map(([name, value]) => html` ${name}="${value}"`)}`;
}
