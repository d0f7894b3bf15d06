import { picturePath, productPath } from '../../cart/answer/productBody';
import type { Product } from '../../database/schema';
import { mountAttributes } from '../cart/addForm';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { priceTag } from './priceTag';

/** A table of this product and others of its kind, if there are any. It is a plain link without the script. */
export function compareOptions(product: Product, others: Product[], { say }: FormContext): Html {
  if (others.length === 0) return nothing;
  const skus = [product, ...others].map(({ sku }) => sku).join(',');
  const table = mountAttributes({ 'data-skus': skus, 'data-title': say('Choose your options') });
  return html`<div class="add" data-quire="furniture-table"${table}><a class="button button-quiet" href="/webapp/category/${product.subcategory}">${say('Compare options')}</a></div>`;
}

/** The stores that have a product which is not shipped now. */
export function pickUpToday({ sku, name }: Product): Html {
  return html`<div class="add" data-quire="pick-up-today"${mountAttributes({ 'data-sku': sku, 'data-product-name': name })}></div>`;
}

/** A button that adds the product to a list. Without a script, a separate page prompts for the list. */
export function addToList({ sku, name }: Product, { say }: FormContext): Html {
  const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name });
  return html`<div class="add" data-quire="add-to-list"${attributes}><a class="button button-quiet" href="/webapp/lists/choose?sku=${sku}">${say('Add to list')}</a></div>`;
}

/** Similar products, each with a quick view. The button names its product to screen readers only. */
export function quickViews(products: Product[], context: FormContext): Html {
  const { say } = context;
  if (products.length === 0) return nothing;
  return html`<section><h2>${say('Similar products')}</h2><ul class="plain closer-looks">${products.map((product) => {
    const { sku, name } = product;
    const attributes = mountAttributes({ 'data-sku': sku, 'data-product-name': name, 'data-show-add-to-list': 'true' });
    return html`<li><img src="${picturePath(product)}" width="56" height="56" alt="" loading="lazy"><div><a href="${productPath(sku)}">${name}</a>${priceTag(product, context)}</div><div data-quire="quick-view"${attributes}><a class="button button-quiet" href="${productPath(sku)}" aria-label="${say('Quick view of {name}', { name })}">${say('Quick view')}</a></div></li>`;
  })}</ul></section>`;
}
