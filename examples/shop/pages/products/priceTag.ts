import { instantSaving, unitPrice } from '../../cart/price';
import type { Product } from '../../database/schema';
import { dollars } from '../platform/dollars';
import { type Html, html } from '../platform/html';

/** A product's price, with the old price beside a sale price. */
export function priceTag(product: Product): Html {
  const price = unitPrice(product);
  if (price === undefined) return html`<p class="price price-none">Price not available</p>`;
  if (product.hasPriceInCartOnly) return html`<p class="price price-none">See price in cart</p>`;
  return amountTag(price, instantSaving(product));
}

/** A price in cents, with the price before the sale that saves `saving`. */
export function amountTag(price: number, saving: number): Html {
  if (saving === 0) return html`<p class="price">${price === 0 ? 'Free' : dollars(price)}</p>`;
  return html`<p class="price price-sale">${dollars(price)} <s aria-label="was ${dollars(price + saving)}">${dollars(price + saving)}</s>
    <span class="badge">${Math.round((100 * saving) / (price + saving))}% off</span></p>`;
}
