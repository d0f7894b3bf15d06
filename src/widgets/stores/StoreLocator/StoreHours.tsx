import type { Store } from '../../../core/stores/rules/store';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { LocatorMessageKey } from './messages';

/** When a store opens, and all its hours on demand [STORE-002]. */
export function StoreHours({
  store,
  label,
  translate,
}: {
  store: Store;
  label: string;
  translate: Translate<LocatorMessageKey>;
}) {
  const isOpen = store.status?.toLowerCase() === 'open';
  return (
    <>
      {store.status && !isOpen && !store.statusTime && store.openTime && (
        <p>{translate('opens', { time: store.openTime })}</p>
      )}
      {store.hours.length > 0 && (
        <details className="quire-store-locator__hours">
          <summary>
            {translate('hours')}
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
