import { useState } from 'react';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { cardFieldsOf } from '../../../hooks/payment/cardFieldsOf';
import { useCaptchaGate } from '../../../hooks/payment/useCaptchaGate';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import type { CheckoutPaymentState } from '../../../hooks/payment/useCheckoutPayment';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { Form } from '../../../ui/controls/Form';
import { CardFields } from '../../../ui/overlays/CardFields';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import styles from './GiftCardBalance.css';
import type { BalanceMessageKey } from './messages';

export type BalanceFormProps = {
  /** URL of the vault's frame. */
  src: string | undefined;
  timeoutMs: number | undefined;
  act: CheckoutPaymentState['act'];
  translate: Translate<BalanceMessageKey>;
};

/** The form for one gift card, and its balance [PAY-CARD-015, PAY-FORM-009]. */
export function BalanceForm({ src, timeoutMs, act, translate }: BalanceFormProps) {
  useStyles(styles);
  const { locale } = useStorefront();
  const captchas = useCaptchaGate();
  const [found, setFound] = useState<{ balance: Money; lastFour?: string }>();
  const entry = useCardEntry({
    kind: 'GIFT_CARD',
    title: translate('frameTitle'),
    src,
    timeoutMs,
    captchas,
    onSubmit: check,
    onToken: ({ token }) =>
      act(async (client) => {
        setFound(await client.giftCardBalance(token));
        return undefined;
      }),
  });

  function check() {
    setFound(undefined);
    void entry.submit();
  }

  return (
    <Form className="quire-gift-card-balance__form" onSubmit={check}>
      <CardFields {...cardFieldsOf(entry, translate)} onEnter={check} />
      <div>
        <Button isBusy={entry.isWorking} isSubmit>
          {translate(entry.isWorking ? 'checking' : 'check')}
        </Button>
      </div>
      <p role="status" className="quire-gift-card-balance__balance">
        {found && balanceText(found, translate, locale)}
      </p>
    </Form>
  );
}

function balanceText(
  { balance, lastFour }: { balance: Money; lastFour?: string },
  translate: Translate<BalanceMessageKey>,
  locale: string,
) {
  const amount = formatMoney(balance, locale);
  return lastFour ? translate('balanceOf', { digits: lastFour, amount }) : translate('balance', { amount });
}
