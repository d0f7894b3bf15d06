import { raw } from 'hono/html';
import type { ShopContext } from '../../accounts/visitor';
import { bannersOf } from '../../content/banners';
import { piecesOf } from '../../content/pieces';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';

/** Until which width each size of a banner is shown; the widest has no end. */
const until = { xs: 600, sm: 1024 } as const;

/** The banners of a place as the server writes them, for the widget that takes over. */
export function bannerPlace(slot: string): Html {
  return html`<div class="content-place"${place(slot, 'banner')}>${plainBanners(slot)}</div>`;
}

/** Banners of a place, each in the box that the widget's has as well. */
export function plainBanners(slot: string, theme?: string): Html[] {
  return bannersOf(slot, theme).map(({ altText, destinationURL, sizes }) => {
    const { xs, sm, lg } = sizes;
    if (!xs || !sm || !lg) return nothing;
    const sources = [
      { size: xs, width: until.xs },
      { size: sm, width: until.sm },
    ];
    return html`<a href="${destinationURL}"><picture>${sources.map(({ size, width }) => html`<source media="(max-width: ${width}px)" srcset="${size.assetUrl}" width="${size.imageWidth}" height="${size.imageHeight}">`)}<img src="${lg.assetUrl}" width="${lg.imageWidth}" height="${lg.imageHeight}" alt="${altText}"></picture></a>`;
  });
}

/** The words of a place, which are the shop's own HTML. */
export async function wordsPlace(c: ShopContext, slot: string): Promise<Html> {
  const pieces = await piecesOf(c.get('database'), slot);
  return html`<div class="content-place content-words"${place(slot, 'html')}>${pieces.map((piece) => raw(piece.html))}</div>`;
}

const place = (slot: string, source: 'banner' | 'html') =>
  mountAttributes({ 'data-quire': 'content-banner', 'data-slot': slot, 'data-source': source });
