import { type ReactNode, useEffect, useRef } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import { useCart } from '../../../hooks/cart/useCart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import { useChangeFailure } from '../../../hooks/cart/useChangeFailure';
import { useDelegateAction } from '../../../hooks/cart/useOverlayActions';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedLine } from '../../../hooks/saved/useSavedLine';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { Notice } from '../../../ui/feedback/Notice';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { Loading } from '../../../ui/rendering/Spinner';
import { CartLine, type RenderLine } from './CartLine';
import type { messages } from './messages';

export type CartViewProps = MiniCartContent & {
  hasSaved: boolean;
  hasLists: boolean;
  translate: Translate<keyof typeof messages>;
};

/** What an app may render in the panel. */
export type MiniCartContent = {
  /** Renders the content of one line. `content` is the widget's own, to add something to it. */
  renderLine?: RenderLine | undefined;
  /** Renders the content of an empty cart. */
  renderEmptyState?: (() => ReactNode) | undefined;
};

/** The lines with their notices: loading, filled, empty, failed, or a sign-in prompt for business guests. */
export function CartView({ hasSaved, hasLists, renderLine, renderEmptyState, translate }: CartViewProps) {
  const { cart, phase, isMutating, leaving, refetch } = useCart();
  const failure = useChangeFailure();
  const saved = useSavedLine();
  const undo = useUndoBar(translate);
  const { notices, close } = useCartNotices(cart, false);
  const { settings } = useStorefront();
  const inside = useRef<HTMLDivElement>(null);
  const lines = cart ? activeLines(cart) : [];
  const isEmpty = lines.length === 0;
  const delegate = useDelegateAction(lines);

  useRestoreFocus(inside);
  useSignInElsewhere();
  // the alert is at the top [CART-UPD-015]
  useEffect(() => {
    if (failure) scrollToTop(inside.current);
  }, [failure]);

  return (
    <div ref={inside} className="quire-mini-cart__inside" tabIndex={-1}>
      <div role="alert">{(failure || phase === 'failed') && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      <div role="status">
        <NoticeList notices={notices} closeLabel={(text) => translate('closeNotice', { text })} onClose={close} />
      </div>
      <p role="status" className="quire-hidden-visually">
        {isMutating ? translate('updating') : (undo?.text ?? (saved && translate('savedLine', { name: saved.name })))}
      </p>
      {undo && <UndoBar {...undo} />}
      <div role="status">{(phase === 'loading' || phase === 'idle') && <Loading>{translate('loading')}</Loading>}</div>
      {!isEmpty && (
        <ul className="quire-mini-cart__lines">
          {lines.map((line) => (
            <CartLine
              key={line.id || line.sku}
              line={line}
              lines={lines}
              isLeaving={leaving.includes(line.id)}
              isLocked={isMutating}
              hasSaved={hasSaved}
              hasLists={hasLists}
              renderLine={renderLine}
              translate={translate}
            />
          ))}
        </ul>
      )}
      {phase === 'failed' && <Button onClick={refetch}>{translate('retry')}</Button>}
      {isEmpty &&
        phase === 'ready' &&
        (renderEmptyState ? (
          renderEmptyState()
        ) : (
          <div className="quire-mini-cart__empty">
            <p>{translate('empty')}</p>
            <p>{translate('startShopping')}</p>
          </div>
        ))}
      {isEmpty && phase === 'skipped' && (
        <div className="quire-mini-cart__empty">
          <p>{translate('signIn')}</p>
          <ButtonLink kind="primary" href={settings.urls.login}>
            {translate('signInLink')}
          </ButtonLink>
        </div>
      )}
      <OverlayActions actions={[delegate]} />
    </div>
  );
}

/** Scrolls the parts of the drawer around an element to the top. Which of them scrolls depends on the window. */
function scrollToTop(element: Element | null): void {
  for (let part = element; part; part = part.matches('dialog') ? null : part.parentElement) part.scrollTop = 0;
}
