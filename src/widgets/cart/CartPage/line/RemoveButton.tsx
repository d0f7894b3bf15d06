import type { LineItem } from '../../../../core/cart/rules/cart';
import { useOffWhilePending } from '../../../../hooks/cart/useOffWhilePending';
import { useRemoveLine } from '../../../../hooks/cart/useRemoveLine';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { messages } from '../messages';

/** Removes the line. While another change is in flight, the removal waits for it [CART-UPD-006, CART-DEL-004]. */
export function RemoveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const translate = useMessages('cart-page', messages);
  const remove = useRemoveLine();
  const off = useOffWhilePending(line.id === '' || isLeaving);
  return (
    <button
      ref={off.button}
      type="button"
      className="quire-cart-page__act"
      aria-label={translate('removeNamed', { name: line.name })}
      onClick={() => {
        if (!off.isNow()) remove(line.id);
      }}
    >
      {translate('remove')}
    </button>
  );
}
