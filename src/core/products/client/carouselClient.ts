import { firstFilled } from '../../platform/client/firstFilled';
import type { HostSignal } from '../../platform/client/host/host';
import type { Storefront } from '../../storefront';
import { AdItemsBody, MBoxBody } from '../contract/recommendedTile';
import { CAROUSEL_SOURCES, type CarouselWish, type RecommendedTile, recommended } from './carouselSources';
import { productsEndpoints } from './endpoints';

export type CarouselOptions = {
  /** The call that is made once when the type's own has found nothing twice; none unless the page names one [REC-008]. */
  fallback?: 'at' | 'sparx' | 'none' | undefined;
  /** An mbox whose offers tell which class of products is asked for [REC-018]. */
  mboxName?: string | undefined;
  /** Where the advertised ones among the products have their beacons from [REC-019]. */
  adBoxName?: string | undefined;
};

export type Carousel = {
  products: RecommendedTile[];
  /** What the shop wants to hear again of the offer by which they were chosen [REC-018]. */
  analyticsPayload?: unknown;
};

/** Nobody waits longer for what is not the products themselves. */
export const ASIDE_TIMEOUT_MS = 2000;

type Asker = Pick<Storefront, 'send' | 'settings' | 'site'>;

const patience = ({ settings }: Pick<Storefront, 'settings'>, signal: HostSignal | undefined) => ({
  timeoutMs: Math.min(ASIDE_TIMEOUT_MS, settings.http.timeoutMs),
  on401: 'reject' as const,
  ...(signal && { signal }),
});

/** The class that an mbox's first offer is about. Without an answer there is no class, and nobody is told. */
async function offerOf(
  { send, settings }: Asker,
  mboxName: string,
  signal: HostSignal | undefined,
): Promise<{ classId?: string; analyticsPayload?: unknown }> {
  const answer = await send(MBoxBody, productsEndpoints.mbox, {
    body: { mboxName },
    ...patience({ settings }, signal),
  }).catch(() => undefined);
  const { offerDetails, analyticsPayload } = answer?.adobeResponse ?? {};
  const classId = (offerDetails ?? []).flatMap(({ classes }) => classes ?? []).find((name) => name !== '');
  return { ...(classId !== undefined && { classId }), ...(analyticsPayload != null && { analyticsPayload }) };
}

/** The products with the beacons of those that are advertised; on a failure without beacons, and nobody is told [REC-019]. */
async function withBeacons(
  { send, settings, site }: Asker,
  products: RecommendedTile[],
  mboxName: string,
  signal: HostSignal | undefined,
): Promise<RecommendedTile[]> {
  const skus = products.map(({ tile }) => tile.sku);
  const criteoData = { locale: site.hyphenatedLocale, channel: site.channelId };
  const answer = await send(AdItemsBody, productsEndpoints.adBeacons, {
    body: { mboxName, skus, criteoData },
    ...patience({ settings }, signal),
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
 * A row of products: its first request, one more when that finds nothing, then the fallback once where there is one
 * [REC-007, REC-008]. What finds nothing in the end, or fails, is told to the shop's log [REC-009]. Rejects with
 * CommerceError.
 */
export async function readCarousel(
  storefront: Storefront,
  wish: CarouselWish,
  { fallback = 'none', mboxName, adBoxName }: CarouselOptions = {},
  signal?: HostSignal,
): Promise<Carousel> {
  const { log } = storefront;
  const offer = mboxName ? await offerOf(storefront, mboxName, signal) : {};
  const asked = { ...wish, classId: wish.classId ?? offer.classId };
  const first = () => CAROUSEL_SOURCES[wish.type](storefront, asked, signal);
  const other =
    fallback === 'none'
      ? undefined
      : () =>
          recommended(fallback === 'at' ? productsEndpoints.atRecommend : productsEndpoints.recommend)(
            storefront,
            asked,
            signal,
          );

  const isOver = () => signal?.aborted ?? false;
  const found = await firstFilled([first, first, other], isOver).catch((error: unknown) => {
    if (!isOver()) void log('the recommendations failed', error, { type: wish.type });
    throw error;
  });
  if (found.length === 0 && !isOver())
    void log('there are no recommendations', undefined, { type: wish.type, skus: wish.skus ?? [] });

  const isAdvertised = adBoxName !== undefined && found.length > 0;
  const products = isAdvertised ? await withBeacons(storefront, found, adBoxName, signal) : found;
  return { products, ...(offer.analyticsPayload !== undefined && { analyticsPayload: offer.analyticsPayload }) };
}
