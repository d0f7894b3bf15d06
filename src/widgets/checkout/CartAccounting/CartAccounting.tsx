'use client';

import { useState } from 'react';
import { activeLines } from '../../../core/cart/rules/cart';
import { checkoutUrl } from '../../../core/checkout/rules/checkoutUrl';
import { hasAccounting } from '../../../core/platform/rules/tenant';
import { useCartState } from '../../../hooks/cart/useCart';
import { cartWait, useAccounting } from '../../../hooks/checkout/useAccounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useAskOverlay } from '../../../hooks/platform/useAskOverlay';
import { useMessages } from '../../../hooks/platform/useMessages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { AccountingRows, type RequestedOverlay } from './AccountingRows';
import styles from './CartAccounting.css';
import { LineCenters } from './LineCenters';
import { messages } from './messages';

export type CartAccountingProps = {
  /** If false, the budget centers of single items are left out. */
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

function Details({ showLines = true }: CartAccountingProps) {
  useStyles(styles);
  const say = useMessages('cart-accounting', messages);
  const { settings } = useStorefront();
  const { cart, phase, isPending, reload, accounting, demands, shipTo, missing } = useAccounting();
  const ask = useAskOverlay();
  const [isElsewhere, setElsewhere] = useState(false);

  async function handleAsk(request: RequestedOverlay) {
    setElsewhere((await ask(request)) === 'not-here');
  }

  if (cart && activeLines(cart).length === 0) return null;
  const fields = { BC: say('budgetCenter'), PON: say('poNumber'), POR: say('poRelease') };
  const needed = missing.map((field) => fields[field].toLowerCase()).join(', ');
  return (
    <Widget block="cart-accounting">
      <section className="quire-cart-accounting__box" aria-label={say('title')} aria-busy={isPending || undefined}>
        <h2 className="quire-cart-accounting__title">{say('title')}</h2>
        {!cart && <Wait state={cartWait(phase)} say={say} onRetry={reload} />}
        <div role="status">
          {missing.length > 0 && <Notice kind="info">{say('missing', { fields: needed })}</Notice>}
          {isElsewhere && (
            <Notice kind="info">
              <p>{say('elsewhere')}</p>
              <ButtonLink href={checkoutUrl(settings.urls, 'checkout')}>{say('toCheckout')}</ButtonLink>
            </Notice>
          )}
        </div>
        {cart && (
          <AccountingRows
            accounting={accounting}
            demands={demands}
            shipTo={shipTo}
            missing={missing}
            isLocked={isPending}
            onAsk={(request) => void handleAsk(request)}
            say={say}
          />
        )}
        {cart && showLines && (demands.BC ?? 'off') !== 'off' && (
          <LineCenters
            cart={cart}
            budgetCenter={accounting.budgetCenter}
            isLocked={isPending}
            onAsk={(request) => void handleAsk(request)}
            say={say}
          />
        )}
      </section>
    </Widget>
  );
}
