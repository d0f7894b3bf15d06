import { storePlace } from '../../../core/stores/rules/store';
import { useStore } from '../../../hooks/stores/useStore';

/** The name of the store where an item is picked up, and when it is open; nothing as long as only its number is known [SCR-011]. */
export function PickupStore({ number }: { number: string }) {
  const store = useStore(number);
  if (!store) return null;
  return (
    <>
      <p>{storePlace(store)}</p>
      {store.hours.map((line) => (
        <p key={line} className="quire-atc-drawer__hours">
          {line}
        </p>
      ))}
    </>
  );
}
