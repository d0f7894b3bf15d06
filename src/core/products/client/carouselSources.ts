import type { HostSignal } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import { savedItemsOf } from '../../saved/client/savedItemsClient';
import type { Storefront } from '../../storefront';
import { knownZip } from '../../stores/client/zipcode';
import { RecentItemsBody, type RecommendedTileBody, RecommendedTilesBody } from '../contract/recommendedTile';
import type { ProductTile } from '../rules/productTile';
import { fbtScheme, RECOMMENDATION_COUNTS, type RecommendationType } from '../rules/recommendations';
import { productsEndpoints } from './endpoints';
import { productTilesOf } from './productTileClient';
import { RECOMMENDATIONS_TIMEOUT_MS, type RecommendationAsk, recommendationRequest } from './recommendationRequest';
import { toProductTile } from './toProductTile';

/** One recommended product; `analyticsPayload` is what the shop wants to hear of it again [REC-006]. */
export type RecommendedTile = { tile: ProductTile; analyticsPayload?: unknown };

/** What a row of products is about, as a page asks for it. */
export type CarouselWish = RecommendationAsk & {
  type: RecommendationType;
  /** Finds its group's scheme where none is named [REC-011]. */
  baseCategory?: string | undefined;
  /** Items that anybody of the account has ordered, in place of those that the customer looked at [REC-016]. */
  isOfAccount?: boolean | undefined;
};

type Source = (
  storefront: Storefront,
  wish: CarouselWish,
  signal: HostSignal | undefined,
) => Promise<RecommendedTile[]>;

async function ask(
  storefront: Storefront,
  endpoint: NamedEndpoint,
  body: Record<string, unknown>,
  signal: HostSignal | undefined,
): Promise<RecommendedTile[]> {
  const { send, settings, site } = storefront;
  const { data } = await send(RecommendedTilesBody, endpoint, {
    body,
    timeoutMs: Math.min(RECOMMENDATIONS_TIMEOUT_MS, settings.http.timeoutMs),
    on401: 'reject',
    ...(signal && { signal }),
  });
  return data.map((it: RecommendedTileBody) => ({
    tile: toProductTile(it, site.currency),
    analyticsPayload: it.analyticsPayload ?? undefined,
  }));
}

/** One of the two recommendation calls. */
export const recommended =
  (endpoint: NamedEndpoint): Source =>
  (storefront, { type, baseCategory, isOfAccount: _, ...wish }, signal) => {
    const { settings, site } = storefront;
    const scheme = wish.scheme ?? (baseCategory && fbtScheme(baseCategory, settings.given.recommendations?.fbtSchemes));
    const asked = {
      ...wish,
      scheme: scheme || undefined,
      mboxes: wish.mboxes ?? [type],
      context: wish.context ?? type,
      zip: wish.zip || knownZip(storefront),
      count: wish.count ?? RECOMMENDATION_COUNTS.carousel,
    };
    return ask(storefront, endpoint, recommendationRequest(asked, settings, site), signal);
  };

/** What the customer buys again and again [REC-017]. */
const frequentlyPurchased: Source = (storefront, _wish, signal) => {
  const { isLoggedIn, userType = 'GUEST', customerNumber = '', zipcode = '' } = storefront.session;
  const userVariables = { isLoggedIn, userType, customerNumber, zipcode };
  return ask(
    storefront,
    productsEndpoints.frequentlyPurchased,
    { siteVariables: storefront.site, userVariables },
    signal,
  );
};

/** Products of which only the SKUs are known. */
async function tilesOf(storefront: Storefront, skus: string[], wish: CarouselWish): Promise<RecommendedTile[]> {
  const { count = RECOMMENDATION_COUNTS.carousel, leaveOut = [] } = wish;
  const wanted = [...new Set(skus)].filter((sku) => !leaveOut.includes(sku)).slice(0, count);
  const { tiles, error } = await productTilesOf(storefront).read(wanted);
  if (error && tiles.length === 0) throw error;
  return tiles.map((tile) => ({ tile }));
}

/** What the customer looked at, or the account ordered, the newest first [REC-016]. */
const recentItems: Source = async (storefront, wish, signal) => {
  const { itemDetails } = await storefront.send(RecentItemsBody, productsEndpoints.recentItems, {
    query: {
      tenantId: storefront.site.tenant.legacyNumber,
      orderedByUserId: wish.isOfAccount ? 'ALL' : undefined,
    },
    timeoutMs: Math.min(RECOMMENDATIONS_TIMEOUT_MS, storefront.settings.http.timeoutMs),
    on401: 'reject',
    ...(signal && { signal }),
  });
  return tilesOf(
    storefront,
    itemDetails.map(({ sku }) => sku),
    wish,
  );
};

/** What the customer keeps for later, as all widgets of the page know it. */
const savedItems: Source = async (storefront, wish) => {
  const saved = savedItemsOf(storefront);
  await saved.read();
  return tilesOf(
    storefront,
    saved.state().items.map(({ sku }) => sku),
    wish,
  );
};

/** Who is asked for each type of carousel [REC-012, DEC-Q140]. */
export const CAROUSEL_SOURCES: Record<RecommendationType, Source> = {
  customersAlsoBought: recommended(productsEndpoints.recommend),
  frequentlyPurchased,
  yourLists: recommended(productsEndpoints.atRecommend),
  savedItems,
  recentlyViewed: recentItems,
  trendingNow: recommended(productsEndpoints.atRecommend),
};
