import { useRef } from 'react';
import { type CheckoutPayment, isOnAccount } from '../../../core/payment/rules/checkoutPayment';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../../../ui/product/Price';
import type { PaymentDesk } from './paymentDesk';
import { paymentName } from './paymentName';

/** The payments applied to the order, and the amount that is left to pay. */
export function AppliedPayments({ desk, payment }: { desk: PaymentDesk; payment: CheckoutPayment }) {
  const { say, locale } = desk;
  const { applied, total, remaining } = payment;
  const isPaid = remaining?.minor === 0 && applied.length > 0;
  const place = useRef<HTMLElement>(null);
  useFocusKept(place, 'button');

  return (
    <section ref={place} tabIndex={-1} className="quire-payment-tabs__sums" aria-label={say('applied')}>
      {applied.length > 0 && (
        <ul className="quire-payment-tabs__applied">
          {applied.map((each) => (
            <li key={each.id} className="quire-payment-tabs__payment">
              <span className="quire-payment-tabs__name">{paymentName(each, say, payment.vendors)}</span>
              <Price amount={each.amount} locale={locale} />
              <Button
                kind="plain"
                label={say('removeNamed', { name: paymentName(each, say, payment.vendors) })}
                isDisabled={desk.isBusy}
                onClick={() => void desk.act((client) => client.remove(each.id))}
              >
                {say('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <dl className="quire-payment-tabs__totals">
        {total && (
          <div>
            <dt>{say('total')}</dt>
            <dd>
              <Price amount={total} locale={locale} />
            </dd>
          </div>
        )}
        {remaining && (
          <div>
            <dt>{say(isOnAccount(payment, desk.demand) && remaining.minor > 0 ? 'onAccount' : 'remaining')}</dt>
            <dd>
              <Price amount={remaining} locale={locale} />
            </dd>
          </div>
        )}
      </dl>
      <p role="status" className="quire-payment-tabs__paid">
        {isPaid && say('paid')}
      </p>
    </section>
  );
}
