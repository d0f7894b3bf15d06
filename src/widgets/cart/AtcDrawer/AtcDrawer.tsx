'use client';

import { useCallback, useEffect } from 'react';
import type { AddFeedback } from '../../../core/cart/rules/adding/addFeedback';
import { addTitle } from '../../../core/cart/rules/adding/addStatus';
import { activeLines } from '../../../core/cart/rules/cart';
import { useAddFeedback } from '../../../hooks/cart/useAddFeedback';
import { useCartState } from '../../../hooks/cart/useCart';
import { useCheckout } from '../../../hooks/checkout/useCheckout';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { useMessages } from '../../../hooks/platform/useMessages';
import { type OpenProps, useOpenState } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Widget } from '../../../ui/rendering/Widget';
import { AtcToast } from './AtcToast';
import { FeedbackBody } from './FeedbackBody';
import { messages } from './messages';

export type AtcDrawerProps = OpenProps & {
  /** The surface for the result of an add. The default is the surface that the add requested. */
  surface?: 'drawer' | 'overlay';
  showRelated?: boolean;
  /** The page has lists that items can be added to [SCR-010]. */
  showAddToList?: boolean;
  /** The number of recommendations to fetch. */
  recsNumber?: number;
  scheme?: string;
  cartUrl?: string;
  checkoutUrl?: string;
  /** Closes the drawer automatically after this time, in milliseconds; 0 keeps it open. */
  autoCloseMs?: number;
};

/**
 * Shows the result of an add as a drawer, an overlay or a toast, one at a time, for every widget on the page
 * [CART-ADD-007, CART-ADD-008, CART-ADD-020, SCR-001].
 */
export function AtcDrawer(props: AtcDrawerProps) {
  const { surface, autoCloseMs = 0 } = props;
  const translate = useMessages('atc-drawer', messages);
  const { settings } = useStorefront();
  const [isOpen, setOpen] = useOpenState(props);
  const { feedback, isAdding, dismiss } = useAddFeedback((shown) => setOpen(!isToastFeedback(shown)));
  const isToast = isToastFeedback(feedback);
  const rich = isOpen && !isToast ? feedback : undefined;
  const style = surface ?? (rich?.surface === 'atcoverlay' ? 'overlay' : 'drawer');
  const name = style === 'overlay' ? 'atcoverlay' : 'atcdrawer';
  const { cart = rich?.kind === 'answered' ? rich.cart : undefined } = useCartState();
  const isEmpty = cart !== undefined && activeLines(cart).length === 0;
  const checkout = useCheckout({ isMiniCart: true, checkoutUrl: props.checkoutUrl });
  const cartUrl = props.cartUrl ?? settings.urls.cart;

  useDrawerEvents(name, rich !== undefined);
  const close = useCallback(() => setOpen(false), [setOpen]);
  useAutoClose(rich, autoCloseMs, close);

  return (
    <Widget block="atc-drawer">
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
            {!isEmpty && (
              <Button
                isBusy={checkout.phase === 'pending'}
                isDisabled={checkout.isBlocked || isAdding}
                onClick={() => void checkout.start()}
              >
                {translate('checkout')}
              </Button>
            )}
          </div>
        }
      >
        {rich && <FeedbackBody feedback={rich} isAdding={isAdding} translate={translate} {...props} />}
      </Drawer>
    </Widget>
  );
}

const isToastFeedback = (feedback: AddFeedback | undefined) => feedback?.surface === 'atctoastmsg';

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
