import { picturePath, productPath } from '../../cart/answer/productBody';
import type { Product } from '../../database/schema';
import { addForm, type Feedback, mountAttributes, plainForm } from '../cart/addForm';
import { type Html, html } from '../platform/html';
import type { Place } from '../platform/place';
import { priceTag } from './priceTag';

/** A product in a grid. The server renders the tile, and only the button is a widget. */
export function productTile(product: Product, place: Place, feedback?: Feedback): Html {
  return html`<li class="tile">
  ${looks(product)}
  ${addForm(product, { place, ...(feedback && { feedback }) })}
</li>`;
}

export function productGrid(products: Product[], place: Place, feedback?: Feedback): Html {
  return html`<ul class="grid">${products.map((product) => productTile(product, place, feedback))}</ul>`;
}

/** The same grid without any widget. */
export function plainGrid(products: Product[], place: Place): Html {
  return html`<ul class="grid">${products.map((product) => html`<li class="tile">${looks(product)} ${plainControl(product, place)}</li>`)}</ul>`;
}

/** The list that tiles belong to. Impressions are counted for each list, separately for each page of it. */
export type TileList = { name: string; page: number };

/** The same grid with tile widgets. The fallback HTML in each tile sells until its widget mounts, or without it. */
export function tileGrid(products: Product[], place: Place, { name, page }: TileList): Html {
  return html`<ul class="grid">${products.map((product) => {
    const attributes = mountAttributes({
      'data-sku': product.sku,
      'data-list': name,
      'data-page-indicator': String(page),
      'data-show-compare': 'true',
      'data-show-lists': 'true',
      'data-feedback': 'toast',
    });
    return html`<li class="tile-box"><div class="tile" data-quire="product-tile"${attributes}>
  ${looks(product)}
  ${plainControl(product, place)}
</div></li>`;
  })}</ul>`;
}

function plainControl(product: Product, place: Place): Html {
  return product.isComingSoon
    ? html`<button type="button" class="button" disabled>Coming soon</button>`
    : plainForm(product, { place });
}

function looks(product: Product): Html {
  return html`<a class="tile-link" href="${productPath(product.sku)}">
    <img src="${picturePath(product)}" srcset="${picturePath(product, 360)} 2x" width="180" height="180" alt="" loading="lazy">
    <span class="tile-name">${product.name}</span>
  </a>
  ${priceTag(product)}`;
}
