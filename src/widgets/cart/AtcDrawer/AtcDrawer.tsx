import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AddFeedback, addFailureMessage, hasFailedWholly } from '../../../core/cart/rules/adding/addFeedback';
import { addTitle } from '../../../core/cart/rules/adding/addStatus';
import { activeLines } from '../../../core/cart/rules/cart';
import { notificationGroups, notificationText } from '../../../core/cart/rules/notices/notificationGroups';
import { useCartState } from '../../../hooks/cart/useCart';
import { useCheckoutButton } from '../../../hooks/checkout/useCheckout';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useEvent } from '../../../hooks/platform/useEvent';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { type OpenProps, useOpenState } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Toast } from '../../../ui/feedback/Toast';
import { Drawer } from '../../../ui/overlays/Drawer';
import { isInert } from '../../../ui/overlays/isInert';
import { isRendered } from '../../../ui/rendering/isRendered';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { FeedbackBody } from './FeedbackBody';
import { messages } from './messages';

/** How long the toast is shown, in milliseconds [CART-ADD-008]. */
const TOAST_MS = 5000;

/** It opens with the result of an add, so that there is nothing to show initially. */
export type AtcDrawerProps = RootProps &
  Omit<OpenProps, 'defaultOpen'> & {
    /** The surface for the result of an add. The default is the surface that the add requested. */
    surface?: 'drawer' | 'overlay';
    /** Shows products that go well with the added one. The default is true. */
    showRelated?: boolean;
    /** The page has lists that items can be added to [SCR-010]. */
    showAddToList?: boolean;
    /** The number of recommendations to fetch. */
    recommendationCount?: number;
    /** The scheme by which the shop recommends. The default depends on the place and the product [REC-011]. */
    scheme?: string;
    /** The URL of the cart page. The default is `urls.cart` of the page. */
    cartUrl?: string;
    /** The URL of the checkout. Defaults to the page's. */
    checkoutUrl?: string;
    /** Closes the drawer automatically after this time, in milliseconds; 0 keeps it open. */
    autoCloseMs?: number;
  };

/**
 * Shows the result of an add as a drawer, an overlay or a toast, one at a time, for every widget on the page
 * [CART-ADD-007, CART-ADD-008, CART-ADD-020, SCR-001]. Behind a modal dialog of the page, or in an inert part
 * of it, where a toast could not be reached, it is a drawer or an overlay.
 */
export function AtcDrawer(props: AtcDrawerProps) {
  const { surface, autoCloseMs = 0 } = props;
  const translate = useMessages('atc-drawer', messages);
  const { settings } = useStorefront();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpenState({ open: props.open, onOpenChange: props.onOpenChange });
  const [isToast, setToast] = useState(false);
  const { feedback, isAdding, dismiss } = useAddFeedback((shown) => {
    const isShort = shown.surface === 'atctoastmsg' && !isInert(box.current);
    const isKeptClosed = props.open === false && !props.onOpenChange;
    if ((isKeptClosed && !isShort) || !isRendered(box.current)) return false;
    setToast(isShort);
    setOpen(!isShort);
    return true;
  });
  const rich = isOpen && !isToast ? feedback : undefined;
  const style = surface ?? (rich?.surface === 'atcoverlay' ? 'overlay' : 'drawer');
  const name = style === 'overlay' ? 'atcoverlay' : 'atcdrawer';
  const { cart = rich?.kind === 'answered' ? rich.cart : undefined } = useCartState();
  const isEmpty = cart !== undefined && activeLines(cart).length === 0;
  const checkout = useCheckoutButton({ isMiniCart: true, checkoutUrl: props.checkoutUrl });
  const cartUrl = props.cartUrl ?? settings.urls.cart;

  useDrawerEvents(name, rich !== undefined);
  const close = useCallback(() => setOpen(false), [setOpen]);
  useAutoClose(rich, autoCloseMs, close);

  return (
    <Widget block="atc-drawer" props={props}>
      <div ref={box}>
        <AtcToast feedback={isToast ? feedback : undefined} cartUrl={cartUrl} translate={translate} onClose={dismiss} />
        <Drawer
          isOpen={rich !== undefined}
          onClose={close}
          surface={style}
          name={name}
          overlayType={style === 'overlay' && rich ? overlayType(rich) : undefined}
          closeLabel={translate('close')}
          isBusy={isAdding}
          title={rich && addTitle(rich, settings.messages.cart)}
          footer={
            <div className="quire-atc-drawer__actions">
              <ButtonLink href={cartUrl}>{translate('viewCart')}</ButtonLink>
              {hasFailedWholly(rich) ? (
                <Button kind={rich?.kind === 'failed' && rich.retry ? 'secondary' : 'primary'} onClick={close}>
                  {translate('shop')}
                </Button>
              ) : (
                !isEmpty && (
                  <Button {...checkout} isDisabled={checkout.isDisabled || isAdding}>
                    {translate('checkout')}
                  </Button>
                )
              )}
            </div>
          }
        >
          {rich && <FeedbackBody feedback={rich} isAdding={isAdding} translate={translate} {...props} />}
        </Drawer>
      </div>
    </Widget>
  );
}

/** The type of the overlay: a pickup item is shown together with its store [SCR-009, SCR-011]. */
function overlayType(feedback: AddFeedback): 'ATC' | 'ATC_BOPIS' {
  const isPickup = feedback.kind === 'answered' && feedback.items.some(({ delivery }) => delivery?.type === 'ISP');
  return isPickup ? 'ATC_BOPIS' : 'ATC';
}

function useAutoClose(feedback: AddFeedback | undefined, delayMs: number, close: () => void) {
  useEffect(() => {
    if (!feedback || delayMs <= 0) return;
    const timer = setTimeout(close, delayMs);
    return () => clearTimeout(timer);
  }, [feedback, delayMs, close]);
}

type AtcToastProps = {
  feedback: AddFeedback | undefined;
  cartUrl: string;
  translate: Translate<keyof typeof messages>;
  onClose: () => void;
};

/** The short form of the result: how many items were added and which, or that none were [SCR-001, CART-NOTE-001]. */
function AtcToast({ feedback, cartUrl, translate, onClose }: AtcToastProps) {
  const cartMessages = useStorefront().settings.messages.cart;
  const failure = feedback && addFailureMessage(feedback, cartMessages);
  const groups = feedback?.kind === 'answered' ? notificationGroups(feedback.items) : [];

  return (
    <Toast
      subject={feedback}
      durationMs={TOAST_MS}
      closeLabel={translate('close')}
      isError={failure !== undefined}
      onClose={onClose}
    >
      {feedback &&
        (failure ?? (
          <>
            {groups.map((group) => (
              <div key={group.group}>
                <p>{notificationText(group, cartMessages)}</p>
                <ul>
                  {[...new Set(group.names)].map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </div>
            ))}
            <a href={cartUrl}>{translate('viewCart')}</a>
          </>
        ))}
    </Toast>
  );
}

/**
 * The results that feedback surfaces show: every add of this page, whichever component started it, including one that
 * ended before the surface mounted. Only one surface of the page shows a result. `onShow` is called with each one; a
 * surface that cannot show it returns false, and the next surface of the page receives it.
 */
function useAddFeedback(onShow: (feedback: AddFeedback) => unknown) {
  const { events } = useStorefront();
  const [feedback, setFeedback] = useState<AddFeedback>();
  const [pendingCount, setPendingCount] = useState(0);
  const newest = useRef(onShow);
  newest.current = onShow;

  useEvent('cart:add-started', () => setPendingCount((count) => count + 1));
  useEvent('cart:add-settled', () => setPendingCount((count) => Math.max(0, count - 1)));
  // a layout effect, because a passive effect may be cleaned up late: the unmounted surface would then take the result
  // from the one that replaced it
  useLayoutEffect(
    () =>
      events.subscribe(
        'cart:add-settled',
        (settled) => {
          // without a surface, the component that started the add shows the result itself
          if (!settled.surface || newest.current(settled) === false) return false;
          setFeedback(settled);
          return true;
        },
        { replay: true },
      ),
    [events],
  );

  const dismiss = useCallback(() => setFeedback(undefined), []);
  return { feedback, isAdding: pendingCount > 0, dismiss };
}
