import { useState } from 'react';
import { STORE_RADIUS, type Store, storeName } from '../../core/rules/store';
import { storeNotFoundWords } from '../../core/rules/storeWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import type { Say } from '../../hooks/useMessages';
import { useStoreLocator } from '../../hooks/useStoreLocator';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { useStyles } from '../../ui/StyleRoot';
import { Wait } from '../../ui/Wait';
import { LocalBusinessPart } from './LocalBusinessPart';
import type { LocatorWord } from './messages';
import styles from './StoreLocator.css';
import { StoreMap } from './StoreMap';
import { StoreRow } from './StoreRow';

export type LocatorWishes = {
  /** As '100mi'. */
  radius?: string;
  /** Where it looks first. */
  address?: string;
  /** Around which store it looks first, where there is no address. */
  storeNumber?: string;
  /** With one the maps script draws the map; without one it is drawn here. */
  mapsKey?: string;
  showMap?: boolean;
  /** Offers to look for the shop's partner near the customer. */
  localBusiness?: boolean;
};

type Props = LocatorWishes & { isOn: boolean; onChoose: (store: Store) => void; say: Say<LocatorWord> };

/** A search, the stores it finds as a list and on a map, and the choice of one [STORE-001, STORE-010]. */
export function LocatorPanel({ radius, address, storeNumber, isOn, onChoose, say, ...props }: Props) {
  useStyles(styles);
  const { settings } = useStorefront();
  const start = {
    radius: radius ?? settings.stores.radius ?? STORE_RADIUS,
    ...(address !== undefined && { address }),
    ...(storeNumber !== undefined && { storeNumber }),
  };
  const locator = useStoreLocator(start, isOn);
  const { phase, stores, term, chosen, autoChosen } = locator;
  const [typed, setTyped] = useState(address ?? '');
  const [news, setNews] = useState<Store>();
  const mapsKey = props.mapsKey ?? settings.stores.mapsKey;
  const search = () => locator.search(typed);

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
      <search className="quire-store-locator__search">
        <Field label={say('where')} value={typed} autoComplete="postal-code" onType={setTyped} onEnter={search} />
        <Button kind="secondary" isBusy={phase === 'searching'} onClick={search}>
          {say('search')}
        </Button>
      </search>
      <div role="status">{told && <Notice kind="good">{told}</Notice>}</div>
      <Wait
        state={phase === 'searching' ? 'loading' : phase === 'found' ? 'here' : phase}
        say={say}
        onRetry={locator.reload}
      >
        {term === undefined ? say('noneNear') : storeNotFoundWords(term, settings.messages.stores)}
      </Wait>
      <p role="status" className="quire-hidden-visually">
        {phase === 'found' && (stores.length === 1 ? say('foundOne') : say('found', { n: stores.length }))}
      </p>
      {props.showMap !== false && stores.length > 0 && <StoreMap stores={stores} mapsKey={mapsKey} say={say} />}
      {stores.length > 0 && (
        <ol className="quire-store-locator__stores" aria-label={say('stores')}>
          {stores.map((store, index) => (
            <StoreRow
              key={store.number}
              store={store}
              place={index + 1}
              isChosen={store.number === chosen?.number}
              isChoosing={locator.choosing === store.number}
              isOff={locator.choosing !== undefined}
              onChoose={() => void choose(store)}
              say={say}
            />
          ))}
        </ol>
      )}
      {props.localBusiness && <LocalBusinessPart say={say} />}
    </div>
  );
}
