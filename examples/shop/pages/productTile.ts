import { picturePath, productPath } from '../cart/answer/productBody';
import type { Product } from '../database/schema';
import { addForm, type Feedback } from './addForm';
import { type Html, html } from './html';
import type { Place } from './place';
import { priceTag } from './priceTag';

export function productTile(product: Product, place: Place, feedback?: Feedback): Html {
  return html`<li class="tile">
  <a class="tile-link" href="${productPath(product.sku)}">
    <img src="${picturePath(product)}" srcset="${picturePath(product, 360)} 2x" width="180" height="180" alt="" loading="lazy">
    <span class="tile-name">${product.name}</span>
  </a>
  ${priceTag(product)}
  ${addForm(product, { place, ...(feedback && { feedback }) })}
</li>`;
}

export function productGrid(products: Product[], place: Place, feedback?: Feedback): Html {
  return html`<ul class="grid">${products.map((product) => productTile(product, place, feedback))}</ul>`;
}
