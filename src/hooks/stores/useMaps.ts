import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GeoPoint, type Store, storeName } from '../../core/stores/rules/store';
import { addScript } from '../platform/addScript';
import { useStorefront } from '../platform/StorefrontProvider';

/** The part of the Google Maps API that is used. */
type MapsFace = {
  Map: new (box: Element, options: object) => GoogleMap;
  Marker: new (options: object) => Marker;
  LatLngBounds: new () => { extend(point: object): object };
};

type GoogleMap = { fitBounds(bounds: object): void; setCenter(point: object): void; setZoom(zoom: number): void };

type Marker = { setMap(map: GoogleMap | null): void };

/** The map of a box and its markers. */
type RenderedMap = { box: Element; map: GoogleMap; markers: Marker[] };

/** The zoom level for a single store. */
const ZOOM = 11;

const POLL_MS = 100;
const TRIES = 100;

/** The URL of the maps script, with the places library [STORE-021]. */
const mapsUrl = (key: string): string =>
  `https://maps.googleapis.com/maps/api/js?key=${encodeURIComponent(key)}&libraries=places`;

/**
 * Renders stores on a Google map. The script is loaded once, and only with a key [STORE-021]. False without a key, and if
 * the script is blocked, does not load within ten seconds or throws. A change of the stores updates the existing map.
 */
export function useMaps(key: string | undefined, box: RefObject<HTMLElement | null>, stores: readonly Store[]) {
  const { host } = useStorefront();
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const rendered: RefObject<RenderedMap | undefined> = useRef(undefined);

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
    if (!key || phase !== 'ready' || !box.current) return;
    try {
      const maps = host.windowValue('google.maps') as MapsFace;
      if (rendered.current?.box !== box.current)
        rendered.current = { box: box.current, map: new maps.Map(box.current, {}), markers: [] };
      addMarkers(maps, rendered.current, stores);
    } catch {
      setPhase('failed');
    }
  }, [key, phase, host, box, stores]);

  return Boolean(key) && phase !== 'failed';
}

/** Replaces the markers by markers of other stores. */
function addMarkers(
  { Marker: MarkerOf, LatLngBounds }: MapsFace,
  rendered: RenderedMap,
  stores: readonly Store[],
): void {
  const { map } = rendered;
  for (const marker of rendered.markers) marker.setMap(null);
  const placed = stores.flatMap((store, index) => (store.point ? [{ store, index, point: store.point }] : []));
  const at = ({ latitude, longitude }: GeoPoint) => ({ lat: latitude, lng: longitude });
  const bounds = new LatLngBounds();
  rendered.markers = placed.map(({ store, index, point }) => {
    bounds.extend(at(point));
    return new MarkerOf({ map, position: at(point), label: String(index + 1), title: storeName(store) });
  });
  const [first] = placed;
  if (placed.length > 1) map.fitBounds(bounds);
  else if (first) {
    map.setCenter(at(first.point));
    map.setZoom(ZOOM);
  }
}
