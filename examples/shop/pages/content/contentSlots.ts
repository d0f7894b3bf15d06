import { raw } from 'hono/html';
import type { ShopContext } from '../../accounts/visitor';
import { bannersOf } from '../../content/banners';
import { piecesOf } from '../../content/pieces';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';

/** The maximum width for each size of a banner. The widest has none. */
const until = { xs: 600, sm: 1024 } as const;

/** The banners of a slot as fallback HTML of the widget. */
export function bannerSlot(slot: string): Html {
  return html`<div class="content-slot"${slotAttributes(slot, 'banner')}>${plainBanners(slot)}</div>`;
}

/** Banners of a slot, each in a box of the same size as the widget's. */
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

/** The text of a slot, which is the shop's own HTML. */
export async function htmlSlot(c: ShopContext, slot: string): Promise<Html> {
  const pieces = await piecesOf(c.get('database'), slot);
  return html`<div class="content-slot content-text"${slotAttributes(slot, 'html')}>${pieces.map((piece) => raw(piece.html))}</div>`;
}

const slotAttributes = (slot: string, source: 'banner' | 'html') =>
  mountAttributes({ 'data-quire': 'content-banner', 'data-slot': slot, 'data-source': source });
