import { type RefObject, useEffect, useState } from 'react';
import { type Store, storeName } from '../core/rules/store';
import { addScript } from './addScript';
import { useStorefront } from './StorefrontProvider';

/** What of the maps script is used. */
type MapsFace = {
  Map: new (box: Element, options: object) => { fitBounds(bounds: object): void };
  Marker: new (options: object) => object;
  LatLngBounds: new () => { extend(point: object): object };
};

const POLL_MS = 100;
const TRIES = 100;

/** Where the maps script is, with the places library [STORE-021]. */
const mapsUrl = (key: string): string =>
  `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places`;

type MapsPhase = 'off' | 'waiting' | 'ready' | 'failed';

/**
 * Draws stores on a map of the maps script, which is loaded once, and only with a key [STORE-021]. `failed` where it is
 * blocked, late by ten seconds or throws: the page goes on with the map that it draws itself.
 */
export function useMaps(
  key: string | undefined,
  box: RefObject<HTMLElement | null>,
  stores: readonly Store[],
): MapsPhase {
  const { host } = useStorefront();
  const [phase, setPhase] = useState<MapsPhase>(key ? 'waiting' : 'off');

  useEffect(() => {
    if (!key) return;
    addScript(mapsUrl(key));
    let timer: unknown;
    const look = (left: number) => {
      if (host.windowValue('google.maps.Map')) return setPhase('ready');
      if (left === 0) return setPhase('failed');
      timer = host.setTimeout(() => look(left - 1), POLL_MS);
    };
    look(TRIES);
    return () => host.clearTimeout(timer);
  }, [host, key]);

  useEffect(() => {
    if (phase !== 'ready' || !box.current) return;
    try {
      drawStores(host.windowValue('google.maps') as MapsFace, box.current, stores);
    } catch {
      setPhase('failed');
    }
  }, [phase, host, box, stores]);

  return phase;
}

function drawStores({ Map: MapOf, Marker, LatLngBounds }: MapsFace, box: Element, stores: readonly Store[]): void {
  const placed = stores.flatMap((store, index) => (store.point ? [{ store, index, point: store.point }] : []));
  const [first] = placed;
  if (!first) return;
  const at = ({ latitude, longitude }: NonNullable<Store['point']>) => ({ lat: latitude, lng: longitude });
  const map = new MapOf(box, { center: at(first.point), zoom: 11 });
  const bounds = new LatLngBounds();
  for (const { store, index, point } of placed) {
    new Marker({ map, position: at(point), label: String(index + 1), title: storeName(store) });
    bounds.extend(at(point));
  }
  if (placed.length > 1) map.fitBounds(bounds);
}
