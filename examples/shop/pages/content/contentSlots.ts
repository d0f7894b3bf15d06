import { raw } from 'hono/html';
import type { ShopContext } from '../../accounts/visitor';
import { picturePath, subcategoryPicturePath } from '../../cart/answer/productBody';
import { bannerPictures, bannersOf } from '../../content/banners';
import { piecesOf } from '../../content/pieces';
import { type Say, sayIn } from '../../languages/say';
import { mountAttributes } from '../cart/addForm';
import { formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { jsonChild } from '../platform/jsonChild';
import { languageOf } from '../platform/language';

/** The maximum width for each size of a banner. The widest has none. */
const until = { xs: 600, sm: 1024 } as const;

/** The banners of a slot as fallback HTML of the widget. */
export function bannerSlot(c: ShopContext, slot: string): Html {
  return html`<div class="content-slot"${slotAttributes(slot, 'banner')}>${plainBanners(c, slot)}</div>`;
}

/** Banners of a slot, each in a box of the same size as the widget's. */
export function plainBanners(c: ShopContext, slot: string, theme?: string): Html[] {
  return bannersOf(languageOf(c), slot, theme).map(({ altText, destinationURL, sizes }) => {
    const { xs, sm, lg } = sizes;
    return xs && sm && lg ? bannerLink(destinationURL, altText, { xs, sm, lg }) : nothing;
  });
}

type Picture = { assetUrl: string; imageWidth: number; imageHeight: number };

function bannerLink(url: string, alt: string, { xs, sm, lg }: Record<'xs' | 'sm' | 'lg', Picture>): Html {
  const sources = [
    { size: xs, width: until.xs },
    { size: sm, width: until.sm },
  ];
  return html`<a href="${url}"><picture>${sources.map(({ size, width }) => html`<source media="(max-width: ${width}px)" srcset="${size.assetUrl}" width="${size.imageWidth}" height="${size.imageHeight}">`)}<img src="${lg.assetUrl}" width="${lg.imageWidth}" height="${lg.imageHeight}" alt="${alt}"></picture></a>`;
}

/** The text of a slot, which is the shop's own HTML. */
export async function htmlSlot(c: ShopContext, slot: string): Promise<Html> {
  const pieces = await piecesOf(c.get('database'), languageOf(c), slot);
  return html`<div class="content-slot content-text"${slotAttributes(slot, 'html')}>${pieces.map((piece) => raw(piece.html))}</div>`;
}

const slotAttributes = (slot: string, source: 'banner' | 'html') =>
  mountAttributes({ 'data-quire': 'content-banner', 'data-slot': slot, 'data-source': source });

/** What is new at the shop, and its services. */
export function newsOfHome(c: ShopContext): Html {
  const { say } = formContext(c);
  const news = say('New this week:');
  const ink = { text: say('ink for every printer'), url: '/webapp/search?q=ink' };
  const cards = [
    { headline: say('Same-day pickup'), url: '/webapp/stores', image: subcategoryPicturePath('storage') },
    { headline: say('Gift cards'), url: '/webapp/giftcards', image: picturePath({ sku: 'GIFT-CARD-25' }) },
    { headline: say('We are here'), url: '/webapp/help', image: subcategoryPicturePath('phones') },
  ];
  return html`<div class="news" data-quire="headline-text">${jsonChild({
    blocks: [
      { headlinertext: `${news} `, headlinerstyle: ['Bold'] },
      { headlinertext: ink.text, headlinerdestinationURL: ink.url },
    ],
  })}<b>${news}</b> <a href="${ink.url}">${ink.text}</a></div>
<div data-quire="icon-cards">${jsonChild({ cards })}<p class="icon-cards">${cards.map(({ headline, url, image }) => html`<a class="icon-card" href="${url}"><img src="${image}" width="40" height="40" alt="" loading="lazy">${headline}</a> `)}</p></div>`;
}

/** The first steps of a business customer. */
export const tour = (say: Say): Html =>
  html`<div data-quire="onboarding" data-label="${say('Take the tour')}">${jsonChild({
    steps: [
      { title: say('Order by number'), text: say('Paste a whole list of item numbers into Quick order.') },
      { title: say('Send it for approval'), text: say('Orders over your limit go to your approver first.') },
      { title: say('Charge it'), text: say('Choose a budget center for the cart, or for one line.') },
    ],
  })}</div>`;

/** The shop of a brand within a category. */
export function brandShop(c: ShopContext, category: string): Html {
  if (category !== 'paper') return nothing;
  const language = languageOf(c);
  const alt = sayIn(language)('The {brand} shop', { brand: 'Xerox' });
  const assets = bannerPictures('xerox', language);
  const url = '/webapp/search?q=Xerox';
  return html`<div class="content-slot" data-quire="brand-shop-banner" data-alt="${alt}" data-url="${url}">${jsonChild({ assets })}${bannerLink(url, alt, assets)}</div>`;
}
