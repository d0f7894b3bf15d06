'use client';

import { useEffect } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useOrder } from '../../../hooks/checkout/useOrder';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './OrderConfirmation.css';
import { OrderSummary } from './OrderSummary';

export type OrderConfirmationProps = RootProps & {
  /** The order to confirm. The default comes from the URL of the page. */
  orderNumber?: string;
  /** A sentence of the page's own, below the title. */
  content?: string;
  /** URL of the link that continues shopping. */
  continueUrl?: string;
  /** Called when the order is displayed. */
  onLoad?: (order: { number: string }) => void;
};

/**
 * The order confirmation: order number and summary, or a message that the order does not exist [ROUTE-012]. Its title
 * is the `h1` of the page. The fallback HTML stays until the order is known, or is known not to exist; it stays below a
 * retry button if the request fails.
 */
export function OrderConfirmation({
  orderNumber,
  content,
  continueUrl = '/',
  onLoad,
  ...root
}: OrderConfirmationProps) {
  useStyles(styles);
  const translate = useMessages('order-confirmation', messages);
  const { phase, order, refetch } = useOrder(orderNumber);
  const state = phase === 'missing' ? 'ready' : phase;
  const number = order?.number;
  const notify = useStableCallback((shown: { number: string }) => onLoad?.(shown));

  useEffect(() => {
    if (number !== undefined) notify({ number });
  }, [number, notify]);

  return (
    <Widget block="order-confirmation" props={root}>
      <LoadedContent state={state} translate={translate} onRetry={refetch}>
        <div>
          <LoadingStatus state={state} translate={translate} onRetry={refetch} />
          <div role="status">
            {order && (
              <h1 className="quire-order-confirmation__title">
                {translate(order.isWaiting ? 'titleWaiting' : 'title')}
              </h1>
            )}
          </div>
        </div>
        {phase === 'missing' && (
          <div className="quire-order-confirmation__none">
            <h1 className="quire-order-confirmation__title">{translate('none')}</h1>
            <p>{translate('noneHint')}</p>
          </div>
        )}
        {order && (
          <>
            {order.isWaiting && <Notice kind="info">{translate('waiting')}</Notice>}
            {content && <p>{content}</p>}
            <OrderSummary order={order} translate={translate} />
          </>
        )}
        {phase !== 'loading' && (
          <p>
            <ButtonLink href={safeUrl(continueUrl)}>{translate('shop')}</ButtonLink>
          </p>
        )}
      </LoadedContent>
    </Widget>
  );
}
