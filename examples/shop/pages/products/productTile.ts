import { picturePath, productPath } from '../../cart/answer/productBody';
import { swatchesOf } from '../../catalogue/tileDemos';
import type { Product } from '../../database/schema';
import { addForm, type Feedback, mountAttributes, plainForm } from '../cart/addForm';
import type { FormContext } from '../platform/formContext';
import { type Html, html } from '../platform/html';
import { priceTag } from './priceTag';

/** A product in a grid. The server renders the tile, and only the button is a widget. */
export function productTile(product: Product, context: FormContext, feedback?: Feedback): Html {
  return html`<li class="tile">
  ${looks(product, context)}
  ${addForm(product, { context, ...(feedback && { feedback }) })}
</li>`;
}

export function productGrid(products: Product[], context: FormContext, feedback?: Feedback): Html {
  return html`<ul class="grid">${products.map((product) => productTile(product, context, feedback))}</ul>`;
}

/** The same grid without any widget. */
export function plainGrid(products: Product[], context: FormContext): Html {
  return html`<ul class="grid">${products.map((product) => html`<li class="tile">${looks(product, context)} ${plainControl(product, context)}</li>`)}</ul>`;
}

/** The list that tiles belong to. Impressions are counted for each list, separately for each page of it. */
export type TileList = { name: string; page: number };

/** The same grid with tile widgets. The fallback HTML in each tile sells until its widget mounts, or without it. */
export function tileGrid(products: Product[], context: FormContext, { name, page }: TileList): Html {
  return html`<ul class="grid">${products.map((product) => {
    const attributes = mountAttributes({
      'data-sku': product.sku,
      'data-list': name,
      'data-page-indicator': String(page),
      'data-show-compare': 'true',
      'data-show-lists': 'true',
      'data-feedback': 'toast',
      'data-swatches': swatchesOf(product.sku).join() || undefined,
    });
    return html`<li class="tile-box"><div class="tile" data-quire="product-tile"${attributes}>
  ${looks(product, context)}
  ${plainControl(product, context)}
</div></li>`;
  })}</ul>`;
}

function plainControl(product: Product, context: FormContext): Html {
  return product.isComingSoon
    ? html`<button type="button" class="button" disabled>${context.say('Coming soon')}</button>`
    : plainForm(product, { context });
}

function looks(product: Product, context: FormContext): Html {
  return html`<a class="tile-link" href="${productPath(product.sku)}">
    <img src="${picturePath(product)}" srcset="${picturePath(product, 360)} 2x" width="180" height="180" alt="" loading="lazy">
    <span class="tile-name">${product.name}</span>
  </a>
  ${priceTag(product, context)}`;
}
