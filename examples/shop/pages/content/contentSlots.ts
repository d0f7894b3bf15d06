import { raw } from 'hono/html';
import type { ShopContext } from '../../accounts/visitor';
import { bannersOf } from '../../content/banners';
import { piecesOf } from '../../content/pieces';
import { mountAttributes } from '../cart/addForm';
import { type Html, html, nothing } from '../platform/html';
import { jsonChild } from '../platform/jsonChild';

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

/** What is new at the shop, and its services. */
export const newsOfHome = html`<div class="news" data-quire="headline-text">${jsonChild({
  blocks: [
    { headlinertext: 'New this week: ', headlinerstyle: ['Bold'] },
    { headlinertext: 'ink for every printer', headlinerdestinationURL: '/webapp/search?q=ink' },
  ],
})}<b>New this week:</b> <a href="/webapp/search?q=ink">ink for every printer</a></div>
<div data-quire="icon-cards">${jsonChild({
  cards: [
    { headline: 'Same-day pickup', url: '/webapp/stores' },
    { headline: 'Gift cards', url: '/webapp/giftcards' },
    { headline: 'We are here', url: '/webapp/help' },
  ],
})}<p class="icon-cards"><a class="icon-card" href="/webapp/stores">Same-day pickup</a> <a class="icon-card" href="/webapp/giftcards">Gift cards</a> <a class="icon-card" href="/webapp/help">We are here</a></p></div>`;

/** The first steps of a business customer. */
export const tour = html`<div data-quire="onboarding" data-label="Take the tour">${jsonChild({
  steps: [
    { title: 'Order by number', text: 'Paste a whole list of item numbers into Quick order.' },
    { title: 'Send it for approval', text: 'Orders over your limit go to your approver first.' },
    { title: 'Charge it', text: 'Choose a budget center for the cart, or for one line.' },
  ],
})}</div>`;

/** The shop of a brand within a category. */
export function brandShop(category: string): Html {
  if (category !== 'paper') return nothing;
  const assets = Object.fromEntries(
    Object.entries({ xs: [550, 220], sm: [770, 180], lg: [1140, 180] }).map(([size, [imageWidth, imageHeight]]) => [
      size,
      { assetUrl: `/banners/xerox-${size}.svg`, imageWidth, imageHeight },
    ]),
  );
  return html`<div class="content-slot" data-quire="brand-shop-banner" data-alt="The Xerox shop" data-url="/webapp/search?q=Xerox">${jsonChild({ assets })}<a href="/webapp/search?q=Xerox"><img src="/banners/xerox-lg.svg" width="1140" height="180" alt="The Xerox shop"></a></div>`;
}
