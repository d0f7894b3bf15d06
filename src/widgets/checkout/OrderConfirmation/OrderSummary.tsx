import { type Order, orderedUnits } from '../../../core/checkout/rules/order';
import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { hasMemberSavings } from '../../../core/platform/rules/session/membership';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { SumList } from '../../../ui/product/SumList';
import type { messages } from './messages';

export type OrderSummaryProps = { order: Order; translate: Translate<keyof typeof messages> };

/** The details of an order, its items and its totals. Details that the shop does not provide are left out. */
export function OrderSummary({ order, translate }: OrderSummaryProps) {
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
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h2 className="quire-order-confirmation__heading">{translate('items', { n: units })}</h2>
        <ul className="quire-order-confirmation__lines">
          {order.lines.map((line) => (
            <li key={line.sku} className="quire-order-confirmation__line">
              <ProductPicture url={line.imageUrl} size={56} />
              <div>
                <p>{line.url ? <a href={safeUrl(line.url)}>{line.name}</a> : line.name}</p>
                <p className="quire-order-confirmation__quantity">{translate('quantity', { n: line.quantity })}</p>
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
