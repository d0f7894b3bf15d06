import { type Store, storeName } from '../../core/rules/store';
import type { Say } from '../../hooks/useMessages';
import type { LocatorWord } from './messages';

/** When a store opens, and its hours where the customer wants to know [STORE-002]. */
export function StoreHours({ store, say }: { store: Store; say: Say<LocatorWord> }) {
  const isOpen = store.status?.toLowerCase() === 'open';
  return (
    <>
      {store.status && !isOpen && !store.statusTime && store.openTime && (
        <p>{say('opens', { time: store.openTime })}</p>
      )}
      {store.hours.length > 0 && (
        <details className="quire-store-locator__hours">
          <summary>
            {say('hours')}
            <span className="quire-hidden-visually"> {storeName(store)}</span>
          </summary>
          {store.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </>
  );
}
