import { useState } from 'react';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { type CardEntryRequest, useCardEntry } from '../../../hooks/payment/useCardEntry';
import { type CheckoutPaymentState, useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Form } from '../../../ui/controls/Form';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { CardFields } from '../../../ui/overlays/CardFields';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './GiftCardBalance.css';
import { messages } from './messages';

export type GiftCardBalanceProps = RootProps &
  OpenProps & {
    /** Renders a button that opens a drawer. */
    drawer?: boolean;
    /** How long the card form may take to load, in milliseconds. The default is 8000 [PAY-FORM-008]. */
    iframeTimeoutMs?: number;
  };

/** Shows the balance of a gift card. Its number and PIN stay in the vault's frame [PAY-MSG-011]. */
export function GiftCardBalance(props: GiftCardBalanceProps) {
  return (
    <Widget block="gift-card-balance" props={props}>
      {props.drawer ? <BalanceDrawer {...props} /> : <Balance {...props} />}
    </Widget>
  );
}

/** Opened by its own button, or by a menu of the header [HDR-033]. */
function BalanceDrawer(props: GiftCardBalanceProps) {
  const translate = useMessages('gift-card-balance', messages);
  const layer = useLayer(['GIFT_CARD_BALANCE'], props, { name: 'gift-card-balance' });
  return (
    <ButtonDrawer
      {...layer}
      kind="secondary"
      button={translate('open')}
      title={translate('title')}
      closeLabel={translate('close')}
    >
      <Balance {...props} />
    </ButtonDrawer>
  );
}

function Balance({ iframeTimeoutMs }: GiftCardBalanceProps) {
  const translate = useMessages('gift-card-balance', messages);
  const { payment, phase, act, refetch } = useCheckoutPayment();

  return (
    <>
      <LoadingStatus state={phase} translate={translate} onRetry={refetch} />
      {payment && <BalanceForm src={payment.frameUrl} timeoutMs={iframeTimeoutMs} act={act} />}
    </>
  );
}

type BalanceFormProps = Pick<CardEntryRequest, 'src' | 'timeoutMs'> & Pick<CheckoutPaymentState, 'act'>;

/** The form for one gift card, and its balance [PAY-CARD-015, PAY-FORM-009]. */
function BalanceForm({ act, ...frame }: BalanceFormProps) {
  useStyles(styles);
  const translate = useMessages('gift-card-balance', messages);
  const { locale } = useStorefront();
  const [found, setFound] = useState<{ balance: Money; lastFour?: string }>();
  const amount = found && formatMoney(found.balance, locale);
  const entry = useCardEntry({
    ...frame,
    kind: 'GIFT_CARD',
    title: translate('frameTitle'),
    translate,
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
      <CardFields {...entry.fields} />
      <div>
        <Button isBusy={entry.isBusy} isSubmit>
          {translate(entry.isBusy ? 'checking' : 'check')}
        </Button>
      </div>
      <p role="status" className="quire-gift-card-balance__balance">
        {amount &&
          (found.lastFour
            ? translate('balanceOf', { digits: found.lastFour, amount })
            : translate('balance', { amount }))}
      </p>
    </Form>
  );
}
