import type { LineItem } from '../../core/rules/cart';
import { useCartFact } from '../../hooks/useCart';
import { useMessages } from '../../hooks/useMessages';
import { canSaveForLater, useSaveForLater } from '../../hooks/useSaveForLater';
import { messages } from './messages';

/** Puts the line among the saved items, where it can be; while another change is on the wire it waits [SFL-002]. */
export function SaveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const say = useMessages('cart-page', messages);
  const isPending = useCartFact((state) => state.isPending);
  const save = useSaveForLater();
  if (!canSaveForLater(line)) return null;
  const isOff = isLeaving || isPending;
  return (
    <button
      type="button"
      className="quire-cart-page__act"
      aria-label={say('saveNamed', { name: line.name })}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) save(line);
      }}
    >
      {say('saveForLater')}
    </button>
  );
}
