import type { HostSignal } from '../../platform/client/host/host';
import type { NamedEndpoint } from '../../platform/client/http/endpoint';
import { savedItemsOf } from '../../saved/client/savedItemsClient';
import type { Storefront } from '../../storefront';
import { knownZip } from '../../stores/client/preferredStore';
import { RecentItemsBody, type RecommendedTileBody, RecommendedTilesBody } from '../contract/recommendedTile';
import type { ProductTile } from '../rules/productTile';
import { fbtScheme, RECOMMENDATION_COUNTS, type RecommendationType } from '../rules/recommendations';
import { productsEndpoints } from './endpoints';
import { productTilesOf } from './productTileClient';
import { RECOMMENDATIONS_TIMEOUT_MS, type RecommendationParams, recommendationRequest } from './recommendationRequest';
import { toProductTile } from './toProductTile';

/** One recommended product; `analyticsPayload` is opaque analytics data to send back to the shop [REC-006]. */
export type RecommendedTile = { tile: ProductTile; analyticsPayload?: unknown };

/** What a page requests for a carousel. */
export type CarouselRequest = RecommendationParams & {
  type: RecommendationType;
  /** Selects the group's scheme if no scheme is given [REC-011]. */
  baseCategory?: string | undefined;
  /** Requests items that anyone in the account has ordered, instead of the items that the customer viewed [REC-016]. */
  isOfAccount?: boolean | undefined;
};

type Source = (
  storefront: Storefront,
  request: CarouselRequest,
  signal: HostSignal | undefined,
) => Promise<RecommendedTile[]>;

async function requestTiles(
  storefront: Storefront,
  endpoint: NamedEndpoint,
  body: Record<string, unknown>,
  signal: HostSignal | undefined,
): Promise<RecommendedTile[]> {
  const { send, site, session } = storefront;
  const { data } = await send(RecommendedTilesBody, endpoint, {
    body,
    timeoutMs: RECOMMENDATIONS_TIMEOUT_MS,
    on401: 'reject',
    signal,
  });
  return data.map((it: RecommendedTileBody) => ({
    tile: toProductTile(it, site.currency, session.permissionDetail),
    analyticsPayload: it.analyticsPayload ?? undefined,
  }));
}

/** Creates a source for one of the two recommendation endpoints. */
export const recommended =
  (endpoint: NamedEndpoint): Source =>
  (storefront, { type, baseCategory, isOfAccount: _, ...request }, signal) => {
    const { settings, site } = storefront;
    const scheme =
      request.scheme ?? (baseCategory && fbtScheme(baseCategory, settings.config.recommendations?.fbtSchemes));
    const params = {
      ...request,
      scheme: scheme || undefined,
      mboxes: request.mboxes ?? [type],
      context: request.context ?? type,
      zip: request.zip || knownZip(storefront),
      count: request.count ?? RECOMMENDATION_COUNTS.carousel,
    };
    return requestTiles(storefront, endpoint, recommendationRequest(params, settings, site), signal);
  };

/** Products that the customer buys repeatedly [REC-017]. */
const frequentlyPurchased: Source = (storefront, _request, signal) => {
  const { isLoggedIn, userType = 'GUEST', customerNumber = '', zipcode = '' } = storefront.session;
  const userVariables = { isLoggedIn, userType, customerNumber, zipcode };
  return requestTiles(
    storefront,
    productsEndpoints.frequentlyPurchased,
    { siteVariables: storefront.site, userVariables },
    signal,
  );
};

/** Loads products of which only the SKUs are known. */
async function tilesOf(storefront: Storefront, skus: string[], request: CarouselRequest): Promise<RecommendedTile[]> {
  const { count = RECOMMENDATION_COUNTS.carousel, leaveOut = [] } = request;
  const wanted = [...new Set(skus)].filter((sku) => !leaveOut.includes(sku)).slice(0, count);
  const { tiles, error } = await productTilesOf(storefront).read(wanted);
  if (error && tiles.length === 0) throw error;
  return tiles.map((tile) => ({ tile }));
}

/** Products that the customer viewed or the account ordered, newest first [REC-016]. */
const recentItems: Source = async (storefront, request, signal) => {
  const { itemDetails } = await storefront.send(RecentItemsBody, productsEndpoints.recentItems, {
    query: {
      tenantId: storefront.site.tenant.legacyNumber,
      orderedByUserId: request.isOfAccount ? 'ALL' : undefined,
    },
    timeoutMs: RECOMMENDATIONS_TIMEOUT_MS,
    on401: 'reject',
    signal,
  });
  return tilesOf(
    storefront,
    itemDetails.map(({ sku }) => sku),
    request,
  );
};

/** The saved-for-later items, from the state that all widgets of the page share. */
const savedItems: Source = async (storefront, request) => {
  const saved = savedItemsOf(storefront);
  await saved.read();
  return tilesOf(
    storefront,
    saved.state().items.map(({ sku }) => sku),
    request,
  );
};

/** The source of each carousel type [REC-012, DEC-Q140]. */
export const CAROUSEL_SOURCES: Record<RecommendationType, Source> = {
  customersAlsoBought: recommended(productsEndpoints.recommend),
  frequentlyPurchased,
  yourLists: recommended(productsEndpoints.atRecommend),
  savedItems,
  recentlyViewed: recentItems,
  trendingNow: recommended(productsEndpoints.atRecommend),
};
