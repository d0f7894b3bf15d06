import { productPath } from '../../cart/answer/productBody';
import type { Product } from '../../database/schema';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';

/** Other ways to the product and what goes with it; each is a plain link where no script comes. */
export function closerLooks(product: Product, related: Product[]): Html {
  if (product.isComingSoon || product.kind !== 'PRODUCT') return nothing;
  const skus = [product, ...related].map(({ sku }) => sku).join(',');
  const table = mountAttributes({ 'data-skus': skus, 'data-title': 'Choose your options' });
  const buy = mountAttributes({ 'data-sku': product.sku, 'data-product-name': product.name });
  return html`<section class="plans"><h2>More ways to buy</h2>
    <div class="add" data-quire="quick-buy"${buy}><a class="button button-quiet" href="${productPath(product.sku)}">Quick buy</a></div>
    <div class="add" data-quire="furniture-table"${table}><a class="button button-quiet" href="/webapp/category/${product.subcategory}">Compare options</a></div>
  </section>`;
}

/** Which stores have the product now; without a script the form for a pick-up says it. */
export function pickUpToday({ sku, name }: Product): Html {
  const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name });
  return html`<div class="add" data-quire="pick-up-today"${attributes}><a class="button button-quiet" href="#store-${sku}">Pick up today</a></div>`;
}

/** A way to put the product on a list; a page of its own asks on which where no script comes. */
export function addToList({ sku, name }: Product): Html {
  const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name });
  return html`<div class="add" data-quire="add-to-list"${attributes}><a class="button button-quiet" href="/webapp/lists/choose?sku=${sku}">Add to list</a></div>`;
}

/** A look at each of these without leaving the page; the button names its product to a screen reader only. */
export function quickViews(products: Product[]): Html {
  if (products.length === 0) return nothing;
  return html`<section><h2>A closer look</h2><ul class="plain closer-looks">${products.map(({ sku, name }) => {
    const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name, 'data-show-add-to-list': 'true' });
    return html`<li><a href="${productPath(sku)}">${name}</a> <div data-quire="quick-view"${attributes}><a class="button button-quiet" href="${productPath(sku)}" aria-label="Quick view of ${name}">Quick view</a></div></li>`;
  })}</ul></section>`;
}
