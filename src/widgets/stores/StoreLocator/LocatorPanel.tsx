import { type RefObject, useRef } from 'react';
import { STORE_RADIUS, type Store, storeLabel, storeName } from '../../../core/stores/rules/store';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useMaps } from '../../../hooks/stores/useMaps';
import { useStoreLocator } from '../../../hooks/stores/useStoreLocator';
import { Notice } from '../../../ui/feedback/Notice';
import { StoreRow, type StoreRowMessageKey } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { LocalBusinessPart, StoreHours } from './LocalBusinessPart';
import type { messages } from './messages';
import styles from './StoreLocator.css';

export type LocatorOptions = {
  /** Distance with its unit. Defaults to the configuration's value, or `100mi`. */
  radius?: string;
  /** The place of the first search. */
  address?: string;
  /** The store to search around first, if there is no address. */
  storeNumber?: string;
  /** The key of the maps script. Without one there is no map [STORE-021]. */
  mapsKey?: string;
  /** If false, there is no map even with a key. The default is true. */
  showMap?: boolean;
  /** Offers to find the shop's partner near the customer. */
  localBusiness?: boolean;
};

type Props = LocatorOptions & {
  onChoose: (store: Store) => void;
  translate: Translate<keyof typeof messages>;
};

/** The message keys of a row in which the customer chooses their own store. */
const ROW_MESSAGE_KEYS = {
  miles: 'miles',
  sameZip: 'sameZip',
  pickHere: 'choose',
  pickHereNamed: 'chooseNamed',
  chosen: 'yours',
  choosing: 'choosing',
} as const satisfies Record<StoreRowMessageKey, keyof typeof messages>;

/** A store search, with the results as a list and on a map, and the choice of one [STORE-001, STORE-010]. */
export function LocatorPanel({ radius, address, storeNumber, onChoose, translate, ...props }: Props) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const locator = useStoreLocator({
    radius: radius ?? settings.config.stores?.radius ?? STORE_RADIUS,
    address,
    storeNumber,
    onChoose,
  });
  const { stores, chosen, confirmed, autoChosen } = locator;
  const mapsKey = props.mapsKey ?? settings.config.stores?.mapsKey;
  const mapBox: RefObject<HTMLElement | null> = useRef(null);
  const mapPhase = useMaps(props.showMap === false ? undefined : mapsKey, mapBox, stores);
  const hasMap = mapPhase !== 'off' && mapPhase !== 'failed' && stores.some(({ point }) => point);

  const status = confirmed
    ? translate('chosen', { store: storeName(confirmed) })
    : autoChosen && translate('autoChosen', { store: storeName(autoChosen) });
  return (
    <div className="quire-store-locator__panel">
      <StoreSearch found={locator} start={address} texts={settings.messages.stores} translate={translate} />
      <div role="status">{status && <Notice kind="good">{status}</Notice>}</div>
      {hasMap && <section ref={mapBox} className="quire-store-locator__map" aria-label={translate('map')} />}
      {stores.length > 0 && (
        <ol aria-label={translate('stores')}>
          {stores.map((store, index) => (
            <StoreRow
              key={store.number}
              store={store}
              among={stores}
              locale={locale}
              {...(hasMap && { mapNumber: index + 1 })}
              isChosen={store.number === chosen?.number}
              isChoosing={locator.choosing === store.number}
              isOff={locator.choosing !== undefined}
              onChoose={() => locator.choose(store)}
              translate={(key, figures) => translate(ROW_MESSAGE_KEYS[key], figures)}
            >
              <StoreHours store={store} label={storeLabel(store, stores)} translate={translate} />
            </StoreRow>
          ))}
        </ol>
      )}
      {props.localBusiness && <LocalBusinessPart translate={translate} />}
    </div>
  );
}
