import { storeAddressLine } from '../../../core/stores/rules/store';
import { useStore } from '../../../hooks/stores/useStore';

/**
 * The name and the opening hours of the pickup store. Renders nothing while only the store number is known [SCR-011].
 */
export function PickupStore({ number }: { number: string }) {
  const store = useStore(number);
  if (!store) return null;
  return (
    <>
      <p>{storeAddressLine(store)}</p>
      {store.hours.map((line) => (
        <p key={line} className="quire-atc-drawer__hours">
          {line}
        </p>
      ))}
    </>
  );
}
