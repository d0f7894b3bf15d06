import { type RefObject, useMemo, useRef } from 'react';
import { type Store, storeLabel } from '../../../core/stores/rules/store';
import { spreadPins } from '../../../core/stores/rules/storeMap';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useMaps } from '../../../hooks/stores/useMaps';
import type { LocatorMessageKey } from './messages';

type Props = { stores: readonly Store[]; mapsKey: string | undefined; translate: Translate<LocatorMessageKey> };

type Placed = { store: Store; ordinal: number; x: number; y: number };

/** The margin at the edges of the map, in percent. */
const EDGE = 10;

/**
 * The size of a pin in percent: 28 px on the smallest map, of 280 by 256 px. On a wider map, a pin takes a smaller
 * share.
 */
const PIN = { width: 10, height: 11 };

/**
 * Positions of the stores on the map, in percent from the left and the top. Degrees of longitude are scaled by
 * latitude.
 */
function placed(stores: readonly Store[]): Placed[] {
  const known = stores.flatMap((store, index) => (store.point ? [{ store, ordinal: index + 1, ...store.point }] : []));
  if (known.length === 0) return [];
  const [south, north] = extent(known.map(({ latitude }) => latitude));
  const [west, east] = extent(known.map(({ longitude }) => longitude));
  const shortening = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const span = Math.max(north - south, (east - west) * shortening) || 1;
  const on = (part: number) => 50 + (100 - 2 * EDGE) * part;
  return known.map(({ store, ordinal, latitude, longitude }) => ({
    store,
    ordinal,
    x: on(((longitude - (west + east) / 2) * shortening) / span),
    y: on(((north + south) / 2 - latitude) / span),
  }));
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/**
 * The stores on a map: by the maps script if there is a key, else drawn by the widget. Each pin links to its row in the
 * list [STORE-021].
 */
export function StoreMap({ stores, mapsKey, translate }: Props) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  const phase = useMaps(mapsKey, box, stores);
  const places = useMemo(() => spreadPins(placed(stores), PIN), [stores]);
  if (places.length === 0) return null;

  const goTo = (ordinal: number, button: HTMLElement) =>
    button
      .closest('.quire-store-locator__panel')
      ?.querySelector<HTMLElement>(`[data-map-number="${ordinal}"]`)
      ?.focus();

  return (
    <section className="quire-store-locator__map" aria-label={translate('map')}>
      <div ref={box} className="quire-store-locator__tiles" hidden={phase !== 'ready'} />
      {phase !== 'ready' && (
        <div className="quire-store-locator__plan">
          {places.map(({ store, ordinal, x, y }) => (
            <button
              key={store.number}
              type="button"
              className="quire-store__number quire-store-locator__pin"
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-label={translate('onMap', { n: ordinal, store: storeLabel(store, stores) })}
              onClick={(event) => goTo(ordinal, event.currentTarget)}
            >
              {ordinal}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
