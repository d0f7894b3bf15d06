import { useRef } from 'react';
import { type CheckoutPayment, isOnAccount } from '../../../core/payment/rules/checkoutPayment';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';

/** The payments applied to the order, and the amount that is left to pay. */
export function AppliedPayments({ controller, payment }: { controller: PaymentController; payment: CheckoutPayment }) {
  const { translate, locale } = controller;
  const { applied, total, remaining } = payment;
  const isPaid = remaining?.minor === 0 && applied.length > 0;
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
      <dl className="quire-payment-tabs__totals">
        {total && (
          <div>
            <dt>{translate('total')}</dt>
            <dd>
              <Price amount={total} locale={locale} />
            </dd>
          </div>
        )}
        {remaining && (
          <div>
            <dt>
              {translate(isOnAccount(payment, controller.demand) && remaining.minor > 0 ? 'onAccount' : 'remaining')}
            </dt>
            <dd>
              <Price amount={remaining} locale={locale} />
            </dd>
          </div>
        )}
      </dl>
      <p role="status" className="quire-payment-tabs__paid">
        {isPaid && translate('paid')}
      </p>
    </section>
  );
}
