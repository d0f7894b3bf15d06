'use client';

import { useRef } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import { useCart } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus, type LoadingStatusProps } from '../../../ui/feedback/LoadingStatus';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import styles from './CartPage.css';
import type { CartPageProps } from './cartPageProps';
import { FilledCart } from './FilledCart';
import { messages } from './messages';

export type { CartPageProps } from './cartPageProps';

/**
 * The whole cart: lines, totals, coupons and the checkout link; or the reason why there is no cart to show [ROUTE-013].
 * Its title is the `h1` of the page.
 */
export function CartPage(props: CartPageProps) {
  useStyles(styles);
  const { settings, site } = useStorefront();
  const { cart, phase, refetch } = useCart();
  useSignInElsewhere();
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside);
  const variant = props.variant ?? (site.isSBA ? 'sba' : settings.cart.variant || 'mmx');
  const translate = useMessages('cart-page', messages);
  const state = phase === 'failed' ? 'failed' : 'loading';
  const loading: Pick<LoadingStatusProps, 'translate' | 'onRetry'> = {
    translate: (key) => (key === 'failed' ? genericMessage('pageFailed', settings.messages.cart) : translate(key)),
    onRetry: refetch,
  };
  return (
    <Widget block="cart-page" props={props}>
      <div ref={inside} className="quire-cart-page__content" tabIndex={-1}>
        <LoadedContent {...loading} state={cart || phase === 'skipped' ? 'ready' : state}>
          {cart ? (
            <div className={`quire-cart-page__sheet quire-cart-page__sheet--${variant}`}>
              <FilledCart {...props} cart={cart} isEmpty={activeLines(cart).length === 0} />
            </div>
          ) : (
            <div>
              <PageTitle>{translate('titleEmpty')}</PageTitle>
              {phase === 'skipped' ? (
                <div className="quire-cart-page__notice">
                  <p>{translate('signIn')}</p>
                  <ButtonLink kind="primary" href={settings.urls.login}>
                    {translate('signInLink')}
                  </ButtonLink>
                </div>
              ) : (
                <LoadingStatus {...loading} state={state} />
              )}
            </div>
          )}
        </LoadedContent>
      </div>
    </Widget>
  );
}
