import { hasConsent } from '../../platform/client/consent';
import { shopUrl } from '../../platform/client/http/requestUrl';
import { oncePer } from '../../platform/client/oncePer';
import { safeUrl } from '../../platform/rules/safeUrl';
import type { Storefront } from '../../storefront';

/** The part of a tile that must be visible for an impression [TILE-024, DEC-114]. */
export const SEEN_RATIO = 0.5;

/** The maximum number of tracking pixels that one list fires before it is reset [TILE-026]. */
export const PIXEL_CAP = 20;

/**
 * A list of tiles on a page. A new `indicator`, such as another page or filter, resets the impressions of all its tiles
 * [TILE-025].
 */
export type PixelList = { name: string; indicator: string; cap?: number | undefined };

type ListImpressions = { indicator: string; seen: Set<string>; fired: number };

type Context = Pick<Storefront, 'host' | 'settings'>;

/**
 * Sends a pixel without waiting, if the customer consents to advertising. Failures are ignored, because an ad blocker
 * may block it.
 */
function fire(context: Context, url: string) {
  if (safeUrl(url) === undefined || !hasConsent(context, 'advertising')) return;
  const { host, settings } = context;
  host
    .fetch(shopUrl(url, settings.http, host.location.href), {
      mode: 'no-cors',
      keepalive: true,
      credentials: 'include',
    })
    .catch(() => {});
}

function createBeacons(context: Context) {
  const lists = new Map<string, ListImpressions>();
  return {
    /**
     * Records an impression of a product and fires its pixels, unless the product was already seen or the list has
     * reached its cap. Returns whether this is the first impression [TILE-024, TILE-025, TILE-026].
     */
    seen({ name, indicator, cap = PIXEL_CAP }: PixelList, sku: string, urls: readonly string[]): boolean {
      let list = lists.get(name);
      if (list?.indicator !== indicator) {
        list = { indicator, seen: new Set(), fired: 0 };
        lists.set(name, list);
      }
      if (list.seen.has(sku)) return false;
      list.seen.add(sku);
      for (const url of urls.slice(0, Math.max(0, cap - list.fired))) {
        list.fired += 1;
        fire(context, url);
      }
      return true;
    },
    /** Fires the click pixels, on every click [TILE-023]. */
    pressed(urls: readonly string[]): void {
      for (const url of urls) fire(context, url);
    },
  };
}

/** The beacons of a storefront, shared so that all its tiles count together. */
export const beaconsOf = oncePer(createBeacons);
