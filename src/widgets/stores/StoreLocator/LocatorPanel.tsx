import { useState } from 'react';
import { STORE_RADIUS, type Store, storeLabel, storeName } from '../../../core/stores/rules/store';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { useStoreLocator } from '../../../hooks/stores/useStoreLocator';
import { Notice } from '../../../ui/feedback/Notice';
import { StoreRow, type StoreRowWord } from '../../../ui/product/StoreRow';
import { StoreSearch } from '../../../ui/product/StoreSearch';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { LocalBusinessPart } from './LocalBusinessPart';
import type { LocatorWord } from './messages';
import { StoreHours } from './StoreHours';
import styles from './StoreLocator.css';
import { StoreMap } from './StoreMap';

export type LocatorOptions = {
  /** Distance with its unit, such as '100mi'. */
  radius?: string;
  /** The place of the first search. */
  address?: string;
  /** The store to search around first, if there is no address. */
  storeNumber?: string;
  /** With a key, the maps script renders the map. Without one, the widget draws it. */
  mapsKey?: string;
  showMap?: boolean;
  /** Offers to find the shop's partner near the customer. */
  localBusiness?: boolean;
};

type Props = LocatorOptions & { isOn: boolean; onChoose: (store: Store) => void; say: Say<LocatorWord> };

/** The message keys of a row in which the customer chooses their own store. */
const ROW_WORDS = {
  miles: 'miles',
  pickHere: 'choose',
  pickHereNamed: 'chooseNamed',
  chosen: 'yours',
  choosing: 'choosing',
} as const satisfies Record<StoreRowWord, LocatorWord>;

/** A store search, with the results as a list and on a map, and the choice of one [STORE-001, STORE-010]. */
export function LocatorPanel({ radius, address, storeNumber, isOn, onChoose, say, ...props }: Props) {
  useStyles(styles);
  const { settings, locale } = useStorefront();
  const start = {
    radius: radius ?? settings.given.stores?.radius ?? STORE_RADIUS,
    ...(address !== undefined && { address }),
    ...(storeNumber !== undefined && { storeNumber }),
  };
  const locator = useStoreLocator(start, isOn);
  const { stores, chosen, autoChosen } = locator;
  const [news, setNews] = useState<Store>();
  const mapsKey = props.mapsKey ?? settings.given.stores?.mapsKey;

  async function choose(store: Store) {
    await locator.choose(store);
    setNews(store);
    onChoose(store);
  }

  const told = news
    ? say('chosen', { store: storeName(news) })
    : autoChosen && say('autoChosen', { store: storeName(autoChosen) });
  return (
    <div className="quire-store-locator__panel">
      <StoreSearch found={locator} start={address} texts={settings.messages.stores} say={say} />
      <div role="status">{told && <Notice kind="good">{told}</Notice>}</div>
      {props.showMap !== false && stores.length > 0 && <StoreMap stores={stores} mapsKey={mapsKey} say={say} />}
      {stores.length > 0 && (
        <ol className="quire-stores" aria-label={say('stores')}>
          {stores.map((store, index) => (
            <StoreRow
              key={store.number}
              store={store}
              among={stores}
              locale={locale}
              place={index + 1}
              isChosen={store.number === chosen?.number}
              isChoosing={locator.choosing === store.number}
              isOff={locator.choosing !== undefined}
              onChoose={() => void choose(store)}
              say={(key, figures) => say(ROW_WORDS[key], figures)}
            >
              <StoreHours store={store} label={storeLabel(store, stores)} say={say} />
            </StoreRow>
          ))}
        </ol>
      )}
      {props.localBusiness && <LocalBusinessPart say={say} />}
    </div>
  );
}
