import { useRef } from 'react';
import { isOnAccount } from '../../../core/payment/rules/checkoutPayment';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import sumStyles from '../../../ui/product/SumList.css';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import type { PaymentController } from './paymentController';
import { paymentName, paymentShare } from './paymentName';

/** The payments applied to the order, and the amount that is left to pay. */
export function AppliedPayments({ controller }: { controller: PaymentController }) {
  useStyles(sumStyles);
  const { translate } = controller;
  const { locale } = useStorefront();
  // without any payment, the order button states the amount
  const { payment, orderButton: button } = controller;
  const { applied, remaining } = payment;
  const isRefused = applied.some(({ id }) => controller.refused.includes(id));
  const isPaid = remaining?.minor === 0 && applied.length > 0 && !isRefused;
  const container = useRef<HTMLElement>(null);
  useRestoreFocus(container, 'button');

  return (
    <section ref={container} tabIndex={-1} className="quire-payment-tabs__sums" aria-label={translate('applied')}>
      {applied.length > 0 && (
        <ul className="quire-payment-tabs__applied">
          {applied.map((each) => (
            <li key={each.id} className="quire-payment-tabs__payment">
              <span className="quire-payment-tabs__name">{paymentName(each, translate, payment.vendors)}</span>
              <Price amount={each.amount} locale={locale} />
              <Button
                kind="plain"
                label={translate('removeNamed', { name: paymentName(each, translate, payment.vendors) })}
                isDisabled={controller.isBusy}
                onClick={() => void controller.act((client) => client.remove(each.id))}
              >
                {translate('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remaining && remaining.minor > 0 && (!button || applied.length > 0) && (
        <dl className="quire-sums quire-payment-tabs__totals">
          <div className="quire-sums__row">
            <dt>{translate(isOnAccount(payment, controller.demand) ? 'onAccount' : 'remaining')}</dt>
            <dd>
              <Price amount={remaining} locale={locale} />
            </dd>
          </div>
        </dl>
      )}
      <p role="status" className="quire-payment-tabs__paid">
        {isPaid && <span>{translate('paid')}</span>}
        {isPaid && applied.length > 1 && (
          <span className="quire-payment-tabs__split">
            {applied.map((each) => paymentShare(each, translate, locale, payment.vendors)).join(', ')}
          </span>
        )}
      </p>
    </section>
  );
}
