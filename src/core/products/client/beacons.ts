import type { Host } from '../../platform/client/host/host';
import { safeUrl } from '../../platform/rules/safeUrl';

/** How much of a tile must be in sight for it to be seen [TILE-024, DEC-114]. */
export const SEEN_RATIO = 0.5;

/** How many tracking pixels of one list are fired until it is armed again [TILE-026]. */
export const PIXEL_CAP = 20;

/** A list of tiles on a page. A new `indicator`, such as another page or filter, arms all its tiles again [TILE-025]. */
export type PixelList = { name: string; indicator: string; cap?: number | undefined };

export type Beacons = {
  /**
   * A product of a list is seen: its pixels are fired, unless it was seen before or the list has fired enough. Says whether
   * this was the first time [TILE-024, TILE-025, TILE-026].
   */
  seen(list: PixelList, sku: string, urls: readonly string[]): boolean;
  /** It was pressed: these are fired each time [TILE-023]. */
  pressed(urls: readonly string[]): void;
};

type Watched = { indicator: string; seen: Set<string>; fired: number };

/** Nobody waits for a pixel, and one that does not arrive is nobody's matter: an ad blocker may hold it back. */
function fire(host: Host, url: string) {
  if (safeUrl(url) === undefined) return;
  host.fetch(url, { mode: 'no-cors', keepalive: true, credentials: 'include' }).catch(() => {});
}

function createBeacons(host: Host): Beacons {
  const lists = new Map<string, Watched>();
  return {
    seen({ name, indicator, cap = PIXEL_CAP }, sku, urls) {
      let list = lists.get(name);
      if (list?.indicator !== indicator) {
        list = { indicator, seen: new Set(), fired: 0 };
        lists.set(name, list);
      }
      if (list.seen.has(sku)) return false;
      list.seen.add(sku);
      for (const url of urls.slice(0, Math.max(0, cap - list.fired))) {
        list.fired += 1;
        fire(host, url);
      }
      return true;
    },
    pressed(urls) {
      for (const url of urls) fire(host, url);
    },
  };
}

const known = new WeakMap<Host, Beacons>();

/** Those of a page, so that all its tiles count together. */
export function beaconsOf(host: Host): Beacons {
  const beacons = known.get(host) ?? createBeacons(host);
  known.set(host, beacons);
  return beacons;
}
