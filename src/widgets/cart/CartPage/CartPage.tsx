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
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Placeholder } from '../../../ui/rendering/Placeholder';
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
  // the fallback HTML stays until the cart is loaded
  const isOver = cart !== undefined || phase === 'skipped';
  const translate = useMessages('cart-page', messages);
  const hasFailed = useRef(false);
  hasFailed.current ||= phase === 'failed';
  const status = (
    <LoadingStatus
      state={phase === 'failed' ? 'failed' : 'loading'}
      translate={(key) => (key === 'failed' ? genericMessage('pageFailed', settings.messages.cart) : translate(key))}
      onRetry={refetch}
    />
  );
  // the fallback HTML has its own columns, and is not one of the widget's
  const columns = cart && `quire-cart-page__sheet quire-cart-page__sheet--${variant}`;
  return (
    <Widget block="cart-page" props={props}>
      <div ref={inside} className={columns} tabIndex={-1}>
        <Placeholder
          own={undefined}
          isOver={isOver}
          isLoading={!isOver && phase !== 'failed'}
          status={!isOver && hasFailed.current && status}
        >
          {cart ? (
            <FilledCart {...props} cart={cart} isEmpty={activeLines(cart).length === 0} />
          ) : (
            <div>
              <h1 className="quire-cart-page__title">{translate('titleEmpty')}</h1>
              {phase === 'skipped' ? (
                <div className="quire-cart-page__notice">
                  <p>{translate('signIn')}</p>
                  <ButtonLink kind="primary" href={settings.urls.login}>
                    {translate('signInLink')}
                  </ButtonLink>
                </div>
              ) : (
                status
              )}
            </div>
          )}
        </Placeholder>
      </div>
    </Widget>
  );
}
