import { useState } from 'react';
import type { CardFrameState } from '../../../cardFrame/host';
import { giftShare, restAfterGiftCards } from '../../../core/payment/rules/payment';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { CardFields } from '../../../ui/overlays/CardFields';
import { NewCard } from './NewCard';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';

/** Gift cards, which are applied first, and prepaid cards. */
export function GiftTab({ controller, allowsPrepaid }: { controller: PaymentController; allowsPrepaid: boolean }) {
  const { translate } = controller;
  const [drawer, open] = useState<'gift' | 'prepaid'>();
  const close = () => open(undefined);

  return (
    <div className="quire-payment-tabs__view">
      <p>{translate('giftAbout')}</p>
      <div className="quire-payment-tabs__actions">
        <Button kind="secondary" opensDialog onClick={() => open('gift')}>
          {translate('addGift')}
        </Button>
        {allowsPrepaid && (
          <Button kind="secondary" opensDialog onClick={() => open('prepaid')}>
            {translate('addPrepaid')}
          </Button>
        )}
      </div>
      {drawer === 'gift' && <GiftCardDrawer controller={controller} onClose={close} />}
      {drawer === 'prepaid' && <NewCard controller={controller} kind="PREPAID_CARD" onClose={close} />}
    </div>
  );
}

/** A gift card: its balance, and the amount applied to this order [SCR-019, PAY-CARD-015]. */
function GiftCardDrawer({ controller, onClose }: { controller: PaymentController; onClose: () => void }) {
  const { translate, payment } = controller;
  const { locale } = useStorefront();
  /**
   * The token represents the card whose balance was checked, so that its PIN is not entered twice. `form` is the state
   * of the form at that time.
   */
  const [looked, setLooked] = useState<{ token: string; balance: Money; form: CardFrameState | undefined }>();

  async function apply(token: string) {
    const outcome = await controller.tryAct((client) => client.apply({ kind: 'GIFT_CARD', token }));
    if (outcome === 'done') onClose();
    return outcome;
  }
  const entry = useCardEntry({
    ...controller.cardForm,
    kind: 'GIFT_CARD',
    title: translate('giftFrameTitle'),
    onSubmit: () => void save(),
    onToken: ({ token }) => apply(token),
  });
  const isBusy = entry.isBusy || controller.isBusy;
  // the form has changed since: it may contain another card
  const checked = looked?.form === entry.form.state ? looked : undefined;

  const check = () =>
    entry.submit(({ token }) => {
      const form = entry.form.latest();
      return controller.tryAct(async (client) => {
        const { balance } = await client.giftCardBalance(token);
        setLooked({ token, balance, form });
        return undefined;
      });
    });

  async function save() {
    if (!checked) {
      await entry.submit();
      return;
    }
    const outcome = await apply(checked.token);
    if (outcome === 'done' || outcome === 'ignored') return;
    setLooked(undefined);
    entry.report(outcome.code);
  }

  function shareText(balance: Money): string {
    const rest = payment.total ? restAfterGiftCards(payment.total, payment.applied) : balance;
    const { applied, left } = giftShare(balance, rest);
    return translate('share', { applied: formatMoney(applied, locale), left: formatMoney(left, locale) });
  }

  return (
    <PaymentDrawer
      name="mmop_gc_drawer"
      title={translate('addGift')}
      saveLabel={translate('applyGift')}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
      translate={translate}
    >
      <CardFields {...entry.fields} />
      <div>
        <Button kind="secondary" isDisabled={isBusy} onClick={() => void check()}>
          {translate('checkBalance')}
        </Button>
      </div>
      <div role="status">
        {checked && (
          <>
            <p>{translate('balance', { amount: formatMoney(checked.balance, locale) })}</p>
            <p>{shareText(checked.balance)}</p>
          </>
        )}
      </div>
    </PaymentDrawer>
  );
}
