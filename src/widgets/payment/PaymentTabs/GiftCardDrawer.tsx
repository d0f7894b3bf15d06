import { useState } from 'react';
import { giftShare } from '../../../core/payment/rules/giftShare';
import { restAfterGiftCards } from '../../../core/payment/rules/payment';
import type { Money } from '../../../core/platform/rules/money';
import { formatMoney } from '../../../core/platform/rules/priceText';
import { cardFieldsOf } from '../../../hooks/payment/cardFieldsOf';
import { useCardEntry } from '../../../hooks/payment/useCardEntry';
import type { CardForm } from '../../../hooks/payment/useCardFrame';
import { useDrawerNews } from '../../../hooks/platform/useDrawerNews';
import { Button } from '../../../ui/controls/Button';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { CardFields } from '../../../ui/overlays/CardFields';
import { Drawer } from '../../../ui/overlays/Drawer';
import type { PaymentDesk } from './paymentDesk';

export type GiftCardDrawerProps = { desk: PaymentDesk; onClose: () => void };

/** A gift card: its balance, and the amount applied to this order [SCR-019, PAY-CARD-015]. */
export function GiftCardDrawer({ desk, onClose }: GiftCardDrawerProps) {
  const { say, payment } = desk;
  /**
   * The token represents the card whose balance was checked, so that its PIN is not entered twice. `form` is the state
   * of the form at that time.
   */
  const [looked, setLooked] = useState<{ token: string; balance: Money; form: CardForm['state'] }>();
  useDrawerNews('mmop_gc_drawer', true, {});

  async function apply(token: string) {
    const outcome = await desk.tryAct((client) => client.apply({ kind: 'GIFT_CARD', token }));
    if (outcome === 'done') onClose();
    return outcome;
  }
  const entry = useCardEntry({
    kind: 'GIFT_CARD',
    title: say('giftFrameTitle'),
    src: payment.frameUrl,
    timeoutMs: desk.timeoutMs,
    captchas: desk.captchas,
    onSubmit: () => void save(),
    onToken: ({ token }) => apply(token),
  });
  const isBusy = entry.isWorking || desk.isBusy;
  // the form has changed since: it may contain another card
  const checked = looked?.form === entry.form.state ? looked : undefined;

  const check = () =>
    entry.submit(({ token }) => {
      const form = entry.form.latest();
      return desk.tryAct(async (client) => {
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
    if (outcome === 'done' || outcome === 'busy') return;
    setLooked(undefined);
    entry.tell(outcome.code);
  }

  return (
    <Drawer
      isOpen
      onClose={onClose}
      name="mmop_gc_drawer"
      title={say('giftTitle')}
      closeLabel={say('close')}
      isBusy={isBusy}
      footer={
        <SaveOrCancel
          saveLabel={say('applyGift')}
          cancelLabel={say('cancel')}
          isBusy={isBusy}
          onSave={() => void save()}
          onCancel={onClose}
        />
      }
    >
      <div className="quire-payment-tabs__form">
        <CardFields {...cardFieldsOf(entry, say)} onEnter={() => void save()} />
        <div>
          <Button kind="secondary" isDisabled={isBusy} onClick={() => void check()}>
            {say('checkBalance')}
          </Button>
        </div>
        <div role="status">{checked && <Share desk={desk} balance={checked.balance} />}</div>
      </div>
    </Drawer>
  );
}

function Share({ desk: { say, locale, payment }, balance }: { desk: PaymentDesk; balance: Money }) {
  const { applied, left } = giftShare(
    balance,
    payment.total ? restAfterGiftCards(payment.total, payment.applied) : balance,
  );
  const words = { applied: formatMoney(applied, locale), left: formatMoney(left, locale) };
  return (
    <>
      <p>{say('balance', { amount: formatMoney(balance, locale) })}</p>
      <p>{say('share', words)}</p>
    </>
  );
}
