import type { LineItem } from '../../../../core/cart/rules/cart';
import { useOffWhilePending } from '../../../../hooks/cart/useOffWhilePending';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { canSaveForLater, useSaveForLater } from '../../../../hooks/saved/useSaveForLater';
import { messages } from '../messages';

/** Saves the line for later, where the page allows it. While another change is in flight, it waits [SFL-002]. */
export function SaveButton({ line, isLeaving }: { line: LineItem; isLeaving: boolean }) {
  const translate = useMessages('cart-page', messages);
  const save = useSaveForLater();
  const off = useOffWhilePending(isLeaving);
  if (!canSaveForLater(line)) return null;
  return (
    <button
      ref={off.button}
      type="button"
      className="quire-cart-page__act"
      aria-label={translate('saveNamed', { name: line.name })}
      onClick={() => {
        if (!off.isNow()) save(line);
      }}
    >
      {translate('saveForLater')}
    </button>
  );
}
