'use client';

import { useState } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { checkoutUrl } from '../../../core/checkout/rules/checkoutUrl';
import { hasAccounting } from '../../../core/platform/rules/session/accountingDemands';
import { useCartState } from '../../../hooks/cart/useCart';
import { cartLoadingState, useAccounting } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useRequestOverlay } from '../../../hooks/platform/useRequestOverlay';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { AccountingRows, type RequestedOverlay } from './AccountingRows';
import styles from './CartAccounting.css';
import { LineCenters } from './LineCenters';
import { messages } from './messages';

export type CartAccountingProps = RootProps & {
  /** If false, the budget centers of single items are left out. The default is true. */
  showLines?: boolean;
};

/**
 * The accounting details of a business cart: budget center, purchase order number and ship-to location, each with a
 * change button [SCR-002, SCR-003, SCR-004, SCR-005]. Renders nothing in a consumer shop or before sign-in [GEN-004].
 */
export function CartAccounting(props: CartAccountingProps) {
  const { site, session } = useStorefront();
  // re-renders after a sign-in without navigation, because the cart state changes then
  useCartState();
  return hasAccounting(site) && session.isLoggedIn ? <Details {...props} /> : null;
}

function Details({ showLines = true, ...root }: CartAccountingProps) {
  useStyles(styles);
  const translate = useMessages('cart-accounting', messages);
  const { settings } = useStorefront();
  const { cart, phase, isMutating, refetch, accounting, demands, shipTo, missing } = useAccounting();
  const requestOverlay = useRequestOverlay();
  const [isElsewhere, setElsewhere] = useState(false);

  async function handleRequest(request: RequestedOverlay) {
    setElsewhere((await requestOverlay(request)) === 'unavailable');
  }

  if (cart && activeLines(cart).length === 0) return null;
  const fields = { BC: translate('budgetCenter'), PON: translate('poNumber'), POR: translate('poRelease') };
  const needed = missing.map((field) => fields[field].toLowerCase()).join(', ');
  return (
    <Widget block="cart-accounting" props={root}>
      <section
        className="quire-cart-accounting__box"
        aria-label={translate('title')}
        aria-busy={isMutating || undefined}
      >
        <h2 className="quire-cart-accounting__title">{translate('title')}</h2>
        {!cart && <LoadingStatus state={cartLoadingState(phase)} translate={translate} onRetry={refetch} />}
        <div role="status">
          {missing.length > 0 && <Notice kind="info">{translate('missing', { fields: needed })}</Notice>}
          {isElsewhere && (
            <Notice kind="info">
              <p>{translate('elsewhere')}</p>
              <ButtonLink href={checkoutUrl(settings.urls, 'checkout')}>{translate('toCheckout')}</ButtonLink>
            </Notice>
          )}
        </div>
        {cart && (
          <AccountingRows
            accounting={accounting}
            demands={demands}
            shipTo={shipTo}
            missing={missing}
            isLocked={isMutating}
            onRequest={(request) => void handleRequest(request)}
            translate={translate}
          />
        )}
        {cart && showLines && (demands.BC ?? 'off') !== 'off' && (
          <LineCenters
            cart={cart}
            budgetCenter={accounting.budgetCenter}
            isLocked={isMutating}
            onRequest={(request) => void handleRequest(request)}
            translate={translate}
          />
        )}
      </section>
    </Widget>
  );
}
