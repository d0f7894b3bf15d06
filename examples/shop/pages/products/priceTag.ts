import { instantSaving, unitPrice } from '../../cart/price';
import { detailsOf } from '../../catalogue/pictures/details';
import type { Product } from '../../database/schema';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';

/** A product's price, with the old price beside a sale price. */
export function priceTag(product: Product, { say, money }: FormContext): Html {
  const price = unitPrice(product);
  if (price === undefined) return html`<p class="price price-none">${say('Price not available')}</p>`;
  if (product.hasPriceInCartOnly) return html`<p class="price price-none">${say('See price in cart')}</p>`;
  return amountTag(price, instantSaving(product), { say, money });
}

/** A price in cents, with the price before the sale that saves `saving`. */
export function amountTag(price: number, saving: number, { say, money }: Pick<FormContext, 'say' | 'money'>): Html {
  if (saving === 0) return html`<p class="price">${price === 0 ? say('Free') : money(price)}</p>`;
  const was = money(price + saving);
  return html`<p class="price price-sale">${money(price)} <s><span class="unseen">${say('was')} </span>${was}</s>
    <span class="badge">${say('{n}% off', { n: Math.round((100 * saving) / (price + saving)) })}</span></p>`;
}

/** The price of one piece of a pack, by the count in the product's name: "12/Box". */
export function piecePrice(product: Product, { say, money }: FormContext): Html {
  const price = unitPrice(product);
  const pieces = Number(detailsOf(product.name).pack?.replace(/\D/g, '') ?? 0);
  const each = price === undefined || pieces < 2 ? 0 : Math.round(price / pieces);
  if (each === 0 || product.hasPriceInCartOnly) return html``;
  return html`<p class="quiet">${say('{price} each, {n} in a pack', { price: money(each), n: pieces })}</p>`;
}
