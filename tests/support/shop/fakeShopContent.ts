import type { FakeProduct } from './fakeShopProducts';
import type { FakeAnswer } from './fakeShopRoutes';
import { fakeTiles } from './fakeShopTiles';

/** The calls for the content of a page's slots. */
export type FakeContentCall = 'ecomm-content' | 'html-content' | 'landing';

export const CONTENT_ROUTES: [call: FakeContentCall, method: string, path: RegExp][] = [
  ['ecomm-content', 'POST', /\/sparxProxy\/getEcommContentData$/],
  ['html-content', 'POST', /\/commonProxy\/fetchHtmlContent$/],
  ['landing', 'POST', /^\/ele-lpd\/api\/landingPages\/fetchComponentsModel$/],
];

const sizeOf = (name: string, imageWidth: number, imageHeight: number) => ({
  assetUrl: `/banners/acme-${name}.svg`,
  beaconUrls: [`https://ads.example/seen/acme-${name}`],
  clickUrls: [`https://ads.example/pressed/acme-${name}`],
  imageWidth,
  imageHeight,
});

/** A banner in the wire format, for narrow and wide pages. */
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

/** The brand and the category of a landing page's products. */
const PLACES: Record<string, { brand: string; category: string }> = {
  MUG: { brand: 'Acme', category: 'Kitchen' },
  PAPER: { brand: 'Acme', category: 'Paper' },
  PEN: { brand: 'Zed', category: 'Writing' },
};

type LandingFilters = { brands?: string[]; categories?: string[]; bopis?: boolean; promo?: string };

const fits = (allowed: readonly string[] | undefined, value: string | undefined) =>
  !allowed || allowed.length === 0 || allowed.includes(value ?? '');

/** A landing page with a heading, a banner and the products that match the filters. Only the mug is on sale. */
function answerLanding(
  { filters = {} }: { filters?: LandingFilters },
  products: Record<string, FakeProduct>,
): FakeAnswer {
  const { brands, categories, promo } = filters;
  const skus = Object.keys(PLACES).filter(
    (sku) => fits(brands, PLACES[sku]?.brand) && fits(categories, PLACES[sku]?.category) && (!promo || sku === 'MUG'),
  );
  const items = fakeTiles({ query: { skus } }, products);
  const components = [
    { componentType: 'heading', headliner: [{ headlinertext: 'Deals of the week', headlinerstyle: 'Bold' }] },
    { componentType: 'banner', banner: BANNER },
    { componentType: 'tiles', title: 'Most ordered', items },
  ];
  const choices = (values: string[]) => values.map((value) => ({ value, count: 1 }));
  return {
    status: 200,
    body: {
      components: items.length > 0 ? components : [],
      filters: {
        brands: choices(['Acme', 'Zed']),
        categories: choices(['Kitchen', 'Paper', 'Writing']),
        promos: [{ value: 'SALE', name: 'On sale' }],
        bopis: true,
      },
      total: items.length,
    },
  };
}

export function answerContent(
  call: FakeContentCall,
  body: Record<string, unknown>,
  products: Record<string, FakeProduct>,
): FakeAnswer {
  if (call === 'landing') return answerLanding(body, products);
  const content =
    call === 'ecomm-content' ? { banners: BANNERS } : { htmlContent: [{ slot: 'home', theme: 'calm', html: HTML }] };
  return { status: 200, body: content };
}
