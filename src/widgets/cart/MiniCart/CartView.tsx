import { useEffect, useRef } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { useCart } from '../../../hooks/cart/useCart';
import { useChangeFailure } from '../../../hooks/cart/useChangeFailure';
import { useRemovedLine } from '../../../hooks/cart/useRemovedLine';
import { useUndo } from '../../../hooks/cart/useUndo';
import { useUndoTexts } from '../../../hooks/cart/useUndoTexts';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedLine } from '../../../hooks/saved/useSavedLine';
import { Notice } from '../../../ui/feedback/Notice';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Spinner } from '../../../ui/rendering/Spinner';
import { CartLine } from './CartLine';
import { CartNotes } from './CartNotes';
import { EmptyPanel } from './EmptyPanel';
import { DelegateAction } from './LineActions';
import type { MiniCartMessageKey } from './messages';

export type CartViewProps = { hasSaved: boolean; hasLists: boolean; translate: Translate<MiniCartMessageKey> };

/** The lines with their notices: loading, filled, empty, failed, or a sign-in prompt for business guests. */
export function CartView({ hasSaved, hasLists, translate }: CartViewProps) {
  const { cart, phase, isPending, leaving, reload } = useCart();
  const { failure } = useChangeFailure();
  const removed = useRemovedLine();
  const saved = useSavedLine();
  const undo = useUndo();
  const undoMessages = useUndoTexts(undo, translate);
  const inside = useRef<HTMLDivElement>(null);
  const lines = cart ? activeLines(cart) : [];
  const removalText = removed && translate(removed.id === saved?.id ? 'savedLine' : 'removed', { name: removed.name });

  // the alert is at the top, so the top is scrolled into view [CART-UPD-015]
  useEffect(() => {
    if (failure) inside.current?.scrollIntoView({ block: 'start' });
  }, [failure]);
  useRestoreFocus(inside);

  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <div role="alert">{(failure || phase === 'failed') && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      {cart && <CartNotes cart={cart} translate={translate} />}
      <p role="status" className="quire-hidden-visually">
        {isPending ? translate('updating') : removalText}
      </p>
      {undo.removed.length > 0 && <UndoBar {...undoMessages} isBusy={undo.phase === 'undoing'} onUndo={undo.undo} />}
      <div role="status">
        {(phase === 'loading' || phase === 'idle') && (
          <p className="quire-mini-cart__loading">
            <Spinner /> {translate('loading')}
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
              translate={translate}
            />
          ))}
        </ul>
      ) : (
        <EmptyPanel phase={phase} translate={translate} onRetry={reload} />
      )}
      {lines.length > 0 && <DelegateAction lines={lines} />}
    </div>
  );
}
