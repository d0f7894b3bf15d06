import type { FakeAnswer } from './fakeShopRoutes';

/** The calls about what stands in places of a page. */
export type FakeContentCall = 'ecomm-content' | 'html-content';

export const CONTENT_ROUTES: [call: FakeContentCall, method: string, path: RegExp][] = [
  ['ecomm-content', 'POST', /\/sparxProxy\/getEcommContentData$/],
  ['html-content', 'POST', /\/commonProxy\/fetchHtmlContent$/],
];

const sizeOf = (name: string, imageWidth: number, imageHeight: number) => ({
  assetUrl: `/banners/acme-${name}.svg`,
  beaconUrls: [`https://ads.example/seen/acme-${name}`],
  clickUrls: [`https://ads.example/pressed/acme-${name}`],
  imageWidth,
  imageHeight,
});

/** A banner in the shop's own fields, for narrow and for wide pages. */
export const BANNER = {
  altText: 'Chairs of Acme at half the price',
  destinationURL: '/brands/acme',
  sizes: { xs: sizeOf('xs', 320, 160), lg: sizeOf('lg', 1200, 200) },
};

const BANNERS = [
  { ...BANNER, slot: 'home', theme: 'sale' },
  { ...BANNER, slot: 'aside', altText: 'Desks of Acme' },
];

const HTML =
  '<h2>Pick up today</h2><p>Ready in <b>two hours</b>. <a href="/stores" target="_blank">Find a store</a></p>';

export function answerContent(call: FakeContentCall): FakeAnswer {
  const body =
    call === 'ecomm-content' ? { banners: BANNERS } : { htmlContent: [{ slot: 'home', theme: 'calm', html: HTML }] };
  return { status: 200, body };
}
