import { deliveryLabel } from '../../../../src/core/cart/rules/deliveryLabel';
import { productPath } from '../../cart/answer/productBody';
import { arrival } from '../../cart/delivery';
import { detailsOf } from '../../catalogue/pictures/details';
import { findSubcategory } from '../../catalogue/subcategories';
import type { Product } from '../../database/schema';
import type { Text } from '../../languages/say';
import { widgetMessagesIn, widgetTextsIn } from '../../languages/widgetTexts';
import { day } from '../platform/day';
import type { FormContext, ShopFormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

/** The facts that a product's name states after its first comma, as bullet points. */
export function bulletsOf({ name }: Product): string[] {
  const [, ...parts] = name.split(/,\s+|\s+\/\s+/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The specification table of a product. */
export function specifications(product: Product, { say, money }: FormContext): Html {
  const { caption, pack } = detailsOf(product.name);
  const shelf = findSubcategory(product.subcategory);
  const rows: [Text, Html | string | number | undefined | null][] = [
    ['Brand', product.brand],
    ['Item number', product.sku],
    ['Department', shelf && html`<a href="/webapp/category/${shelf.slug}">${say(shelf.name as Text)}</a>`],
    ['Size or model', caption],
    ['Pack', pack?.replace('×', '')],
    ['Sold in packs of', product.surchargeSplit],
    ['Surcharge for single pieces', product.surchargeFee > 0 ? money(product.surchargeFee) : undefined],
    ['Limit per cart', product.maxPerCart],
    ['Limit per customer', product.maxPerCustomer],
    ['Limit per line', product.maxPerLine],
    ['Includes', product.bundleOf && contents(product.bundleOf)],
  ];
  const known = rows.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return html`<section class="specifications"><h2>${say('Specifications')}</h2><dl>${known.map(
    ([name, value]) => html`<div><dt>${say(name)}</dt><dd>${value}</dd></div>`,
  )}</dl></section>`;
}

const contents = (parts: { sku: string; qty: number }[]): Html =>
  html`${parts.map(({ sku, qty }, at) => html`${at > 0 ? ', ' : ''}${qty} × <a href="${productPath(sku)}">${sku}</a>`)}`;

/** When a product would arrive, and what decides the price, as the widget says it. */
export function shippingText({ from, to }: { from: string; to: string }, context: ShopFormContext): string {
  const { language, locale } = context;
  const days = { type: 'STA', earliest: from, latest: to, isBackordered: false };
  const arrives = deliveryLabel(days, { now: Date.now(), locale }, widgetMessagesIn(language, 'cart'));
  return `${arrives} · ${freeDelivery(context)}`;
}

/** From which amount on delivery is free, in the words of the widgets. */
function freeDelivery({ language, money, freeDeliveryFrom }: ShopFormContext): string {
  const texts = widgetTextsIn(language, 'cart');
  return freeDeliveryFrom === 0 ? texts('method.free') : texts('method.freeFrom', { amount: money(freeDeliveryFrom) });
}

/** Stock, and how and when the product arrives, unless the page has a choice of that. */
export function availability(product: Product, context: ShopFormContext, hasDelivery: boolean): Html {
  const { say, money, locale } = context;
  const { stock } = product;
  const inStock = stock === 0 ? say('Out of stock') : stock < 10 ? say('Only {n} left', { n: stock }) : say('In stock');
  const days = stock > 0 ? arrival({ deliveryType: 'STA' }, product, new Date()) : undefined;
  const method = product.isInStoreOnly
    ? say('Available in stores only')
    : product.productType === 'ESD'
      ? say('Download')
      : product.kind === 'GIFT_CARD'
        ? say('Sent by email')
        : days && say('Arrives {from} to {to}', { from: day(days.from, locale), to: day(days.to, locale) });
  return html`<ul class="availability">
    <li class="${stock === 0 ? 'bad' : 'good'}"><b>${inStock}</b></li>
    ${method && !hasDelivery ? html`<li><b>${say('Delivery')}</b> ${method}${days && !product.isInStoreOnly ? html`<span class="quiet">${freeDelivery(context)}</span>` : nothing}</li>` : nothing}
    ${product.handlingFee > 0 ? html`<li><b>${say('Handling')}</b> ${say('{price} each', { price: money(product.handlingFee) })}</li>` : nothing}
  </ul>`;
}
