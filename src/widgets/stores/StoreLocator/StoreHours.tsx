import type { Store } from '../../../core/stores/rules/store';
import type { Say } from '../../../hooks/platform/useMessages';
import type { LocatorWord } from './messages';

/** When a store opens, and all its hours on demand [STORE-002]. */
export function StoreHours({ store, label, say }: { store: Store; label: string; say: Say<LocatorWord> }) {
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
            <span className="quire-hidden-visually"> {label}</span>
          </summary>
          {store.hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      )}
    </>
  );
}
