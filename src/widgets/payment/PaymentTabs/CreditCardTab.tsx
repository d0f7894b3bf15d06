import { useRef, useState } from 'react';
import type { Payment } from '../../../core/payment/rules/payment';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Notice } from '../../../ui/feedback/Notice';
import { CardDrawer } from './CardDrawer';
import { CardMarks, statusOf } from './CardMarks';
import type { PaymentDesk } from './paymentDesk';
import { paymentName } from './paymentName';
import type { PaymentTabsProps } from './paymentTabsProps';

const AMEX = {
  success: { kind: 'good', word: 'amexSuccess' },
  failure: { kind: 'bad', word: 'amexFailure' },
  warning: { kind: 'info', word: 'amexWarning' },
} as const;

/** The preselected card: the default card, else the card used last. */
export function firstChoice(cards: readonly Payment[]): Payment | undefined {
  return cards.find(({ isDefault }) => isDefault) ?? cards.find(({ isLastUsed }) => isLastUsed) ?? cards[0];
}

/** The saved cards of the account, and a button to enter a new one. */
export function CreditCardTab({ desk, amexStatus }: { desk: PaymentDesk; amexStatus: PaymentTabsProps['amexStatus'] }) {
  const { say, payment } = desk;
  const cards = payment.cards.filter(({ type }) => type === 'CREDIT_CARD');
  const [chosenId, choose] = useState<string>();
  const [drawer, open] = useState<{ card?: Payment; isAddressWrong?: boolean }>();
  const now = new Date();
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, 'button');
  const chosen = cards.find(({ id }) => id === chosenId) ?? firstChoice(cards);

  async function use(card: Payment) {
    // no request: the shop would return the same error
    if (statusOf(card, now) === 'expired') return desk.tell('PAYMENT_EXPIRED');
    await desk.act(
      (client) => client.apply({ cardId: card.id }),
      () => open({ card, isAddressWrong: true }),
    );
  }

  return (
    <div ref={place} className="quire-payment-tabs__view">
      {amexStatus && (
        <div role="status">
          <Notice kind={AMEX[amexStatus].kind}>{say(AMEX[amexStatus].word)}</Notice>
        </div>
      )}
      {cards.length === 0 && <p>{say('noSavedCards')}</p>}
      {chosen && (
        <>
          <Choices
            label={say('savedCards')}
            choices={cards.map((card) => ({
              value: card.id,
              label: paymentName(card, say),
              about: <CardMarks card={card} now={now} say={say} />,
              isWarning: ['expired', 'missing'].includes(statusOf(card, now)),
            }))}
            value={chosen.id}
            onChoose={choose}
          />
          <div className="quire-payment-tabs__ways">
            <Button isBusy={desk.isBusy} onClick={() => void use(chosen)}>
              {say('useCard')}
            </Button>
            <Button kind="plain" opensDialog onClick={() => open({ card: chosen })}>
              {say('editCard')}
            </Button>
            <Button
              kind="plain"
              isDisabled={desk.isBusy}
              onClick={() => void desk.act((client) => client.removeCard(chosen.id))}
            >
              {say('removeCard')}
            </Button>
          </div>
        </>
      )}
      <div>
        <Button kind="secondary" opensDialog onClick={() => open({})}>
          {say('addCard')}
        </Button>
      </div>
      {drawer && <CardDrawer desk={desk} kind="CREDIT_CARD" {...drawer} onClose={() => open(undefined)} />}
    </div>
  );
}
