import { useEffect, useRef } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { useCart } from '../../../hooks/cart/useCart';
import { useChangeFailure } from '../../../hooks/cart/useChangeFailure';
import { useRemovedLine } from '../../../hooks/cart/useRemovedLine';
import { useUndo } from '../../../hooks/cart/useUndo';
import { useUndoWords } from '../../../hooks/cart/useUndoWords';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import type { Say } from '../../../hooks/platform/useMessages';
import { useSavedLine } from '../../../hooks/saved/useSavedLine';
import { Notice } from '../../../ui/feedback/Notice';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Spinner } from '../../../ui/rendering/Spinner';
import { CartLine } from './CartLine';
import { CartNotes } from './CartNotes';
import { EmptyPanel } from './EmptyPanel';
import type { MiniCartWord } from './messages';
import { DelegateWay } from './Ways';

export type CartViewProps = { hasSaved: boolean; hasLists: boolean; say: Say<MiniCartWord> };

/** The lines with their notices: loading, filled, empty, failed, or a sign-in prompt for business guests. */
export function CartView({ hasSaved, hasLists, say }: CartViewProps) {
  const { cart, phase, isPending, leaving, reload } = useCart();
  const { failure } = useChangeFailure();
  const removed = useRemovedLine();
  const saved = useSavedLine();
  const undo = useUndo();
  const undoWords = useUndoWords(undo, say);
  const inside = useRef<HTMLDivElement>(null);
  const lines = cart ? activeLines(cart) : [];
  const gone = removed && say(removed.id === saved?.id ? 'savedLine' : 'removed', { name: removed.name });

  // the alert is at the top, so the top is scrolled into view [CART-UPD-015]
  useEffect(() => {
    if (failure) inside.current?.scrollIntoView({ block: 'start' });
  }, [failure]);
  useFocusKept(inside);

  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <div role="alert">{(failure || phase === 'failed') && <Notice kind="bad">{say('failed')}</Notice>}</div>
      {cart && <CartNotes cart={cart} say={say} />}
      <p role="status" className="quire-hidden-visually">
        {isPending ? say('updating') : gone}
      </p>
      {undo.removed.length > 0 && <UndoBar {...undoWords} isBusy={undo.phase === 'undoing'} onUndo={undo.undo} />}
      <div role="status">
        {(phase === 'reading' || phase === 'unread') && (
          <p className="quire-mini-cart__loading">
            <Spinner /> {say('loading')}
          </p>
        )}
      </div>
      {lines.length > 0 ? (
        <ul className="quire-mini-cart__lines">
          {lines.map((line) => (
            <CartLine
              key={line.id || line.sku}
              line={line}
              lines={lines}
              isLeaving={leaving.includes(line.id)}
              isLocked={isPending}
              hasSaved={hasSaved}
              hasLists={hasLists}
              say={say}
            />
          ))}
        </ul>
      ) : (
        <EmptyPanel phase={phase} say={say} onRetry={reload} />
      )}
      {lines.length > 0 && <DelegateWay lines={lines} />}
    </div>
  );
}
