'use client';

import { useEffect } from 'react';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useOrder } from '../../../hooks/checkout/useOrder';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { Spinner } from '../../../ui/rendering/Spinner';
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
  onShown?: (order: { number: string }) => void;
};

/** The order confirmation: order number and summary, or a message that the order does not exist [ROUTE-012]. */
export function OrderConfirmation({
  orderNumber,
  content,
  continueUrl = '/',
  onShown,
  ...root
}: OrderConfirmationProps) {
  useStyles(styles);
  const translate = useMessages('order-confirmation', messages);
  const { phase, order, reload } = useOrder(orderNumber);
  const number = order?.number;
  const notify = useStableCallback((shown: { number: string }) => onShown?.(shown));

  useEffect(() => {
    if (number !== undefined) notify({ number });
  }, [number, notify]);

  return (
    <Widget block="order-confirmation" props={root}>
      <div role="status">
        {phase === 'loading' && (
          <p className="quire-order-confirmation__loading" aria-busy="true">
            <Spinner /> <span>{translate('loading')}</span>
          </p>
        )}
        {order && (
          <h2 className="quire-order-confirmation__title">{translate(order.isWaiting ? 'titleWaiting' : 'title')}</h2>
        )}
      </div>
      <div role="alert">{phase === 'failed' && <Notice kind="bad">{translate('failed')}</Notice>}</div>
      {phase === 'failed' && <Button onClick={reload}>{translate('retry')}</Button>}
      {phase === 'missing' && (
        <div className="quire-order-confirmation__none">
          <h2 className="quire-order-confirmation__title">{translate('none')}</h2>
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
    </Widget>
  );
}
