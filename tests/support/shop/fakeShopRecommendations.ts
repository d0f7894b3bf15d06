import type { FakeProduct } from './fakeShopProducts';
import { fakeTiles } from './fakeShopTiles';

/** All products except those that the request excludes, up to the requested number. */
export function fakeRecommendations(body: Record<string, unknown>, products: Record<string, FakeProduct>) {
  const {
    skuList = [],
    skusToBeFiltered = [],
    number = 12,
  } = (body['query'] ?? {}) as { skuList?: string[]; skusToBeFiltered?: string[]; number?: number };
  const named = [...skuList, ...skusToBeFiltered];
  const skus = Object.keys(products).filter((sku) => !named.includes(sku));
  return fakeTiles({ query: { skus: skus.slice(0, number) } }, products).map((tile, index) => ({
    ...tile,
    analyticsPayload: { position: index + 1 },
  }));
}

/** An offer about one class of products. */
export const fakeOffer = () => ({
  adobeResponse: { offerDetails: [{ classes: ['pens'] }], analyticsPayload: { offer: 'o-1' } },
});

/** Advertises the first of the requested products. */
export function fakeAds({ skus = [] }: { skus?: string[] }) {
  const beacon = (what: string, sku: string) => `https://ads.example/${what}/${sku}`;
  return {
    items: skus.slice(0, 1).map((sku) => ({
      itemId: sku,
      impBeacon: [beacon('seen', sku)],
      clickBeacon: beacon('pressed', sku),
    })),
  };
}
