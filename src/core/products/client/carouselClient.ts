import { hasConsent } from '../../platform/client/consent';
import { firstFilled } from '../../platform/client/firstFilled';
import type { HostSignal } from '../../platform/client/host/host';
import type { Storefront } from '../../storefront';
import { AdItemsBody, MBoxBody } from '../contract/recommendedTile';
import { CAROUSEL_SOURCES, type CarouselRequest, type RecommendedTile, recommended } from './carouselSources';
import { productsEndpoints } from './endpoints';

export type CarouselOptions = {
  /**
   * The fallback endpoint, called once if the type's own endpoint returned nothing twice; by default none [REC-008].
   */
  fallback?: 'at' | 'sparx' | 'none' | undefined;
  /** An mbox whose offers select the product class to request [REC-018]. */
  mboxName?: string | undefined;
  /** The mbox that provides the beacons of advertised products, if the customer consents to advertising [REC-019]. */
  adBoxName?: string | undefined;
};

export type Carousel = {
  products: RecommendedTile[];
  /** Opaque analytics data of the offer that selected the products, to be sent back to the shop [REC-018]. */
  analyticsPayload?: unknown;
};

/** The timeout of requests that only complement the products. */
export const ASIDE_TIMEOUT_MS = 2000;

const ASIDE = { timeoutMs: ASIDE_TIMEOUT_MS, on401: 'reject' } as const;

/** The product class of an mbox's first offer. If the request fails, there is no class and no error is reported. */
async function offerOf(
  { send }: Storefront,
  mboxName: string,
  signal: HostSignal | undefined,
): Promise<{ classId?: string; analyticsPayload?: unknown }> {
  const answer = await send(MBoxBody, productsEndpoints.mbox, {
    body: { mboxName },
    ...ASIDE,
    signal,
  }).catch(() => undefined);
  const { offerDetails, analyticsPayload } = answer?.adobeResponse ?? {};
  const classId = (offerDetails ?? []).flatMap(({ classes }) => classes ?? []).find((name) => name !== '');
  return { classId, analyticsPayload: analyticsPayload ?? undefined };
}

/**
 * Adds the beacons of advertised products. On failure the products are returned without beacons, and no error is
 * reported [REC-019].
 */
async function withBeacons(
  { send, site }: Storefront,
  products: RecommendedTile[],
  mboxName: string,
  signal: HostSignal | undefined,
): Promise<RecommendedTile[]> {
  const skus = products.map(({ tile }) => tile.sku);
  const criteoData = { locale: site.hyphenatedLocale, channel: site.channelId };
  const answer = await send(AdItemsBody, productsEndpoints.adBeacons, {
    body: { mboxName, skus, criteoData },
    ...ASIDE,
    signal,
  }).catch(() => undefined);
  const ads = new Map((answer?.items ?? []).map((item) => [item.itemId, item]));
  return products.map((product) => {
    const ad = ads.get(product.tile.sku);
    if (!ad) return product;
    const impressionBeacons = [ad.impBeacon ?? product.tile.impressionBeacons].flat();
    const clickBeacons = [ad.clickBeacon ?? product.tile.clickBeacons].flat();
    return { ...product, tile: { ...product.tile, impressionBeacons, clickBeacons } };
  });
}

/**
 * Loads a carousel: sends the first request, repeats it once if it returns nothing, then calls the fallback once if
 * there is one [REC-007, REC-008]. A final empty result or an error is reported to the shop's log [REC-009]. Rejects
 * with CommerceError.
 */
export async function readCarousel(
  storefront: Storefront,
  request: CarouselRequest,
  { fallback = 'none', mboxName, adBoxName }: CarouselOptions = {},
  signal?: HostSignal,
): Promise<Carousel> {
  const { log } = storefront;
  const offer = mboxName ? await offerOf(storefront, mboxName, signal) : {};
  const resolvedRequest = { ...request, classId: request.classId ?? offer.classId };
  const first = () => CAROUSEL_SOURCES[request.type](storefront, resolvedRequest, signal);
  const readFallback =
    fallback === 'none'
      ? undefined
      : () =>
          recommended(fallback === 'at' ? productsEndpoints.atRecommend : productsEndpoints.recommend)(
            storefront,
            resolvedRequest,
            signal,
          );

  const isOver = () => signal?.aborted ?? false;
  const found = await firstFilled([first, first, readFallback], isOver).catch((error: unknown) => {
    if (!isOver()) void log('the recommendations failed', error, { type: request.type });
    throw error;
  });
  if (found.length === 0 && !isOver())
    void log('there are no recommendations', undefined, { type: request.type, skus: request.skus ?? [] });

  const isAdvertised = adBoxName !== undefined && found.length > 0 && hasConsent(storefront, 'advertising');
  const products = isAdvertised ? await withBeacons(storefront, found, adBoxName, signal) : found;
  return { products, analyticsPayload: offer.analyticsPayload };
}
