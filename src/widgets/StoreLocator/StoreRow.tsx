import { type Store, storeName } from '../../core/rules/store';
import type { Say } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import type { LocatorWord } from './messages';

type Props = {
  store: Store;
  /** Its number on the map. */
  place: number;
  isChosen: boolean;
  isChoosing: boolean;
  isOff: boolean;
  onChoose: () => void;
  say: Say<LocatorWord>;
};

/** One store: where it is, how far, whether it is open, and its hours [STORE-002]. */
export function StoreRow({ store, place, isChosen, isChoosing, isOff, onChoose, say }: Props) {
  const name = storeName(store);
  const isOpen = store.status?.toLowerCase() === 'open';
  return (
    <li className="quire-store-locator__store">
      <div>
        <h3 className="quire-store-locator__name" tabIndex={-1} data-place={place}>
          <span className="quire-store-locator__number">{place}</span> {name}
        </h3>
        <p>{[store.street, store.zipCode].filter(Boolean).join(', ')}</p>
        {store.distance !== undefined && <p>{say('miles', { n: store.distance })}</p>}
        {store.status !== undefined && (
          <p className={`quire-store-locator__status${isOpen ? ' quire-store-locator__status--open' : ''}`}>
            {[store.status, store.statusTime].filter(Boolean).join(' ')}
            {!isOpen && !store.statusTime && store.openTime && <> · {say('opens', { time: store.openTime })}</>}
          </p>
        )}
        {store.hours.length > 0 && (
          <details>
            <summary>
              {say('hours')}
              <span className="quire-hidden-visually"> {name}</span>
            </summary>
            {store.hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </details>
        )}
      </div>
      <Button
        kind={isChosen ? 'secondary' : 'primary'}
        isBusy={isChoosing}
        isDisabled={isOff || isChosen}
        {...(!isChosen && { label: say('chooseNamed', { store: name }) })}
        onClick={onChoose}
      >
        {say(isChosen ? 'yours' : 'choose')}
      </Button>
    </li>
  );
}
