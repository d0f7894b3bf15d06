import { formatMoney, formatNumber } from '../../../../src/core/platform/rules/priceText';
import type { ShopContext } from '../../accounts/visitor';
import { productPath } from '../../cart/answer/productBody';
import { swatchesOf } from '../../catalogue/tileDemos';
import type { Product } from '../../database/schema';
import { addForm, type Feedback, mountAttributes, plainForm } from '../cart/addForm';
import { type FormContext, formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { type PageTile, type TileOptions, tilesFor } from './tilesFor';

/** A grid of products. The server renders the tiles, and only their buttons are widgets. */
export async function productGrid(
  c: ShopContext,
  products: Product[],
  { feedback, ...options }: TileOptions & { feedback?: Feedback } = {},
): Promise<Html> {
  const context = formContext(c);
  const button = (page: PageTile) => addForm(addable(page), { context, ...(feedback && { feedback }) });
  const asides = (page: PageTile) => html`<div class="tile-asides">${listLink(page)}</div>`;
  return grid(
    await tilesFor(c, products, options),
    (page) => html`<div class="tile">${content(page, button, asides(page))}</div>`,
  );
}

/** The same grid without any widget. */
export async function plainGrid(c: ShopContext, products: Product[], options?: TileOptions): Promise<Html> {
  const button = plainButton(formContext(c));
  return grid(await tilesFor(c, products, options), (page) => html`<div class="tile">${content(page, button)}</div>`);
}

/** The list that tiles belong to. Impressions are counted for each list, separately for each page of it. */
export type TileList = { name: string; page: number };

/** The same grid with tile widgets. The fallback HTML in each tile sells until its widget mounts, or without it. */
export async function tileGrid(c: ShopContext, products: Product[], { name, page }: TileList): Promise<Html> {
  const button = plainButton(formContext(c));
  return grid(await tilesFor(c, products), (each) => {
    const attributes = mountAttributes({
      'data-sku': each.tile.sku,
      'data-list': name,
      'data-page-indicator': String(page),
      'data-show-compare': 'true',
      'data-show-lists': 'true',
      'data-feedback': 'toast',
      'data-swatches': swatchesOf(each.tile.sku).join() || undefined,
    });
    return html`<div class="tile" data-quire="product-tile"${attributes}>${content(each, button, asides(each))}</div>`;
  });
}

const grid = (pages: PageTile[], each: (page: PageTile) => Html): Html =>
  html`<ul class="grid">${pages.map((page) => html`<li class="tile-box">${each(page)}</li>`)}</ul>`;

/** What an add form needs of a tile. */
const addable = ({ tile }: PageTile) => ({ ...tile, surchargeSplit: tile.increment });

const plainButton = (context: FormContext) => (page: PageTile) => plainForm(addable(page), { context });

/** A text whose item number does not wrap at its hyphens. */
function unbroken(text: string, number: string): Html {
  const [before, after] = text.split(number);
  return html`${before}<span class="tile-number">${number}</span>${after}`;
}

/** The content of a tile. Boxes, texts and places match the widget, so that nothing changes when it mounts. */
function content(page: PageTile, button: (page: PageTile) => Html, asides: Html = nothing): Html {
  const { tile, texts, locale } = page;
  const price = tile.price && formatMoney(tile.price, locale);
  const was = tile.originalPrice && formatMoney(tile.originalPrice, locale);
  return html`<div class="tile-body"><div class="tile-product">
  <img src="${tile.imageUrl}" srcset="${tile.largeImageUrl} 2x" width="180" height="180" alt="" loading="lazy">
  <div class="tile-facts">
    ${tile.badge ? html`<p class="tile-badge">${tile.badge}</p>` : nothing}
    <a class="tile-name" href="${tile.url}">${tile.name}</a>
    <p class="tile-item">${unbroken(texts.item, tile.customerSku ?? tile.sku)}</p>
    ${ratingTag(page)}
    <p class="tile-price price">${texts.hiddenPrice ?? html`${price}${was ? html` <s><span class="unseen">${texts.was} </span>${was}</s>` : nothing}${tile.unit ? html`<span class="tile-unit"> / ${tile.unit}</span>` : nothing}`}</p>
    ${texts.notes.map((note) => html`<p class="tile-note">${note}</p>`)}
    ${texts.badges.map((badge) => html`<p class="tile-badge">${badge}</p>`)}
  </div></div>
  <div class="tile-controls">${control(page, button)}${asides}</div></div>`;
}

/** The rating of a product and the number of its reviews: "★ 4.4 (85)". */
export function ratingTag({ tile, texts, locale }: PageTile): Html {
  const { rating, reviewCount } = tile;
  if (rating === undefined) return nothing;
  return html`<p class="tile-rating"><span aria-hidden="true">★ ${formatNumber(rating, locale)}${reviewCount === undefined ? '' : ` (${reviewCount})`}</span><span class="unseen">${texts.rated}</span></p>`;
}

/** The button of a tile. What opens an overlay with the script leads to the page of the product without it. */
function control(page: PageTile, button: (page: PageTile) => Html): Html {
  const { tile, texts } = page;
  const { target, blocked, caption } = texts;
  if (blocked !== undefined) return html`<p class="tile-blocked">${blocked}</p>`;
  if (target.kind === 'add') return button(page);
  const url = (target.kind === 'go' ? target.url : undefined) ?? productPath(tile.sku);
  return html`<a class="button" href="${url}">${caption}<span class="unseen">: ${tile.name}</span></a>`;
}

/** Without the script, nothing can be compared: the page of the comparison says so. */
function asides(page: PageTile): Html {
  const { tile, texts } = page;
  return html`<div class="tile-asides"><a href="/webapp/compare" aria-label="${texts.compare}: ${tile.name}">${texts.compare}</a>${listLink(page)}</div>`;
}

/** Leads to the page where a list is chosen. In the widget of a tile, it opens the drawer of lists instead. */
const listLink = ({ tile, texts }: PageTile): Html =>
  html`<a href="/webapp/lists/choose?sku=${tile.sku}" aria-label="${texts.addToList}: ${tile.name}">${texts.addToList}</a>`;
