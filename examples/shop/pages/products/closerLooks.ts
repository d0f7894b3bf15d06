import { productPath } from '../../cart/answer/productBody';
import type { Product } from '../../database/schema';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';

/**
 * Overlays for the product, and a table with others of its kind if there are any. Each is a plain link without the
 * script.
 */
export function closerLooks(product: Product, others: Product[]): Html {
  if (product.isComingSoon || product.kind !== 'PRODUCT') return nothing;
  const skus = [product, ...others].map(({ sku }) => sku).join(',');
  const table = mountAttributes({ 'data-skus': skus, 'data-title': 'Choose your options' });
  const buy = mountAttributes({ 'data-sku': product.sku, 'data-product-name': product.name });
  return html`<section class="plans"><h2>More ways to buy</h2>
    <div class="add" data-quire="quick-buy"${buy}><a class="button button-quiet" href="${productPath(product.sku)}">Quick buy</a></div>
    ${others.length > 0 ? html`<div class="add" data-quire="furniture-table"${table}><a class="button button-quiet" href="/webapp/category/${product.subcategory}">Compare options</a></div>` : nothing}
  </section>`;
}

/** The stores that have the product now. Without a script, the pick-up form lists them. */
export function pickUpToday({ sku, name }: Product): Html {
  const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name });
  return html`<div class="add" data-quire="pick-up-today"${attributes}><a class="button button-quiet" href="#store-${sku}">Pick up today</a></div>`;
}

/** A button that adds the product to a list. Without a script, a separate page prompts for the list. */
export function addToList({ sku, name }: Product): Html {
  const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name });
  return html`<div class="add" data-quire="add-to-list"${attributes}><a class="button button-quiet" href="/webapp/lists/choose?sku=${sku}">Add to list</a></div>`;
}

/** A quick view for each of these products. The button names its product to screen readers only. */
export function quickViews(products: Product[]): Html {
  if (products.length === 0) return nothing;
  return html`<section><h2>A closer look</h2><ul class="plain closer-looks">${products.map(({ sku, name }) => {
    const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name, 'data-show-add-to-list': 'true' });
    return html`<li><a href="${productPath(sku)}">${name}</a> <div data-quire="quick-view"${attributes}><a class="button button-quiet" href="${productPath(sku)}" aria-label="Quick view of ${name}">Quick view</a></div></li>`;
  })}</ul></section>`;
}
