import { useRef, useState } from 'react';
import type { Payment } from '../../../core/payment/rules/payment';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Notice } from '../../../ui/feedback/Notice';
import { CardDrawer } from './CardDrawer';
import { CardLabels, statusOf } from './CardLabels';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';
import type { PaymentTabsProps } from './paymentTabsProps';

const AMEX = {
  success: { kind: 'good', messageKey: 'amexSuccess' },
  failure: { kind: 'bad', messageKey: 'amexFailure' },
  warning: { kind: 'info', messageKey: 'amexWarning' },
} as const;

/** The preselected card: the default card, else the card used last. */
export function firstChoice(cards: readonly Payment[]): Payment | undefined {
  return cards.find(({ isDefault }) => isDefault) ?? cards.find(({ isLastUsed }) => isLastUsed) ?? cards[0];
}

/** The saved cards of the account, and a button to enter a new one. */
export function CreditCardTab({
  controller,
  amexStatus,
}: {
  controller: PaymentController;
  amexStatus: PaymentTabsProps['amexStatus'];
}) {
  const { translate, payment } = controller;
  const cards = payment.cards.filter(({ type }) => type === 'CREDIT_CARD');
  const [chosenId, choose] = useState<string>();
  const [drawer, open] = useState<{ card?: Payment; isAddressWrong?: boolean }>();
  const now = new Date();
  const container = useRef<HTMLDivElement>(null);
  useRestoreFocus(container, 'button');
  const chosen = cards.find(({ id }) => id === chosenId) ?? firstChoice(cards);

  async function use(card: Payment) {
    // no request: the shop would return the same error
    if (statusOf(card, now) === 'expired') return controller.report('PAYMENT_EXPIRED');
    await controller.act(
      (client) => client.apply({ cardId: card.id }),
      () => open({ card, isAddressWrong: true }),
    );
  }

  return (
    <div ref={container} className="quire-payment-tabs__view">
      {amexStatus && (
        <div role="status">
          <Notice kind={AMEX[amexStatus].kind}>{translate(AMEX[amexStatus].messageKey)}</Notice>
        </div>
      )}
      {cards.length === 0 && <p>{translate('noSavedCards')}</p>}
      {chosen && (
        <>
          <Choices
            label={translate('savedCards')}
            choices={cards.map((card) => ({
              value: card.id,
              label: paymentName(card, translate),
              about: <CardLabels card={card} now={now} translate={translate} />,
              isWarning: ['expired', 'missing'].includes(statusOf(card, now)),
            }))}
            value={chosen.id}
            onChoose={choose}
          />
          <div className="quire-payment-tabs__actions">
            <Button isBusy={controller.isBusy} onClick={() => void use(chosen)}>
              {translate('useCard')}
            </Button>
            <Button kind="plain" opensDialog onClick={() => open({ card: chosen })}>
              {translate('editCard')}
            </Button>
            <Button
              kind="plain"
              isDisabled={controller.isBusy}
              onClick={() => void controller.act((client) => client.removeCard(chosen.id))}
            >
              {translate('removeCard')}
            </Button>
          </div>
        </>
      )}
      <div>
        <Button kind="secondary" opensDialog onClick={() => open({})}>
          {translate('addCard')}
        </Button>
      </div>
      {drawer && <CardDrawer controller={controller} kind="CREDIT_CARD" {...drawer} onClose={() => open(undefined)} />}
    </div>
  );
}
