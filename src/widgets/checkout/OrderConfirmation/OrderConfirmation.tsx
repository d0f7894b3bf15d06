import { useEffect } from 'react';
import { type Order, orderedUnits } from '../../../core/checkout/rules/order';
import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useOrder } from '../../../hooks/checkout/useOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useStableCallback } from '../../../hooks/platform/useStableCallback';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { SumList } from '../../../ui/product/SumList';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './OrderConfirmation.css';

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
  const state = phase === 'empty' ? 'ready' : phase;
  const number = order?.number;
  const notify = useStableCallback((shown: { number: string }) => onLoad?.(shown));

  useEffect(() => {
    if (number !== undefined) notify({ number });
  }, [number, notify]);

  return (
    <Widget block="order-confirmation" props={root}>
      <LoadedContent state={state} translate={translate} onRetry={refetch}>
        <div className="quire-order-confirmation__content">
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
          {phase === 'empty' && (
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
        </div>
      </LoadedContent>
    </Widget>
  );
}

type OrderSummaryProps = { order: Order; translate: Translate<keyof typeof messages> };

/** The details of an order, its items and its totals. Details that the shop does not provide are left out. */
function OrderSummary({ order, translate }: OrderSummaryProps) {
  const { locale, session, settings } = useStorefront();
  const units = orderedUnits(order);
  const facts = [
    [translate('number'), order.number],
    [translate('placedOn'), order.placedOn && formatOrderDate(order.placedOn, locale)],
    [translate('email'), order.email],
    [translate('shipTo'), order.shipTo],
    [translate('payment'), order.payment && translate(order.payment)],
    [translate('poNumber'), order.poNumber],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

  return (
    <>
      <dl className="quire-order-confirmation__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="quire-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h2 className="quire-order-confirmation__heading">{translate('items', { n: units })}</h2>
        <ul>
          {order.lines.map((line) => (
            <li key={line.sku} className="quire-order-confirmation__line">
              <ProductPicture url={line.imageUrl} size={56} />
              <div>
                <p>{line.url ? <a href={safeUrl(line.url)}>{line.name}</a> : line.name}</p>
                <p className="quire-quiet">{translate('quantity', { n: line.quantity })}</p>
              </div>
              <Price amount={line.total} locale={locale} />
            </li>
          ))}
        </ul>
      </div>
      <SumList
        sums={{ ...order.summary, total: order.total }}
        isMember={hasMemberSavings(session)}
        locale={locale}
        translate={translate}
        overrides={settings.messages.cart}
      />
    </>
  );
}
