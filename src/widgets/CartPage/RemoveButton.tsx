import type { LineItem } from '../../core/rules/cart';
import { useCartFact } from '../../hooks/useCart';
import { useMessages } from '../../hooks/useMessages';
import { useRemoveLine } from '../../hooks/useRemoveLine';
import { messages } from './messages';

/** Takes the line out; while another change is on the wire it waits for that [CART-UPD-006, CART-DEL-004]. */
export function RemoveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const say = useMessages('cart-page', messages);
  const isPending = useCartFact((state) => state.isPending);
  const remove = useRemoveLine();
  const isOff = line.id === '' || isLeaving || isPending;
  return (
    <button
      type="button"
      className="quire-cart-page__act"
      aria-label={say('removeNamed', { name: line.name })}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) remove(line.id);
      }}
    >
      {say('remove')}
    </button>
  );
}
