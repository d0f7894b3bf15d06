import { useRef, useState } from 'react';
import { expiryStatus } from '../../../core/payment/rules/card/expiry';
import type { CheckoutPayment } from '../../../core/payment/rules/checkoutPayment';
import { type Payment, restAfterPrepayments } from '../../../core/payment/rules/payment';
import { usePaymentDraft } from '../../../hooks/payment/paymentDraft';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Button } from '../../../ui/controls/Button';
import { Choices } from '../../../ui/controls/Choices';
import { Notice } from '../../../ui/feedback/Notice';
import { EditCard } from './EditCard';
import { NewCard } from './NewCard';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';

const AMEX = {
  success: { kind: 'good', messageKey: 'amexSuccess' },
  failure: { kind: 'bad', messageKey: 'amexFailure' },
  warning: { kind: 'info', messageKey: 'amexWarning' },
} as const;

/** The preselected card: the default card, else the card used last. */
function firstChoice(cards: readonly Payment[]): Payment | undefined {
  return cards.find(({ isDefault }) => isDefault) ?? cards.find(({ isLastUsed }) => isLastUsed) ?? cards[0];
}

type CreditCardTabProps = {
  controller: PaymentController;
  amexStatus: keyof typeof AMEX | undefined;
  /** Another tab is selected. A typed card stays. */
  isHidden: boolean;
};

/**
 * The saved cards of the account, or the fields of a new card. A card that is applied already is replaced only when the
 * customer asks for it, or when the shop has refused it.
 */
export function CreditCardTab({ controller, amexStatus, isHidden }: CreditCardTabProps) {
  const { translate, payment } = controller;
  const { applied, total } = payment;
  const cards = payment.cards.filter(({ type }) => type === 'CREDIT_CARD');
  const card = applied.find(({ type }) => type === 'CREDIT_CARD');
  const [replacedId, replace] = useState<string>();
  const isNeeded = !total || restAfterPrepayments(total, applied).minor > 0;
  const isOffered = isNeeded && (!card || replacedId === card.id || controller.refused.includes(card.id));
  const container = useRef<HTMLDivElement>(null);
  useRestoreFocus(container, 'button');

  return (
    <div ref={container} tabIndex={-1} className="quire-payment-tabs__view">
      {amexStatus && (
        <div role="status">
          <Notice kind={AMEX[amexStatus].kind}>{translate(AMEX[amexStatus].messageKey)}</Notice>
        </div>
      )}
      {!isNeeded && <p>{translate('noCardNeeded')}</p>}
      {isNeeded && !isOffered && (
        <div>
          <Button kind="secondary" onClick={() => replace(card?.id)}>
            {translate('anotherCard')}
          </Button>
        </div>
      )}
      {isOffered && cards.length > 0 && <SavedCards controller={controller} cards={cards} isHidden={isHidden} />}
      {isOffered && cards.length === 0 && <NewCard controller={controller} isHidden={isHidden} />}
    </div>
  );
}

type SavedCardsProps = { controller: PaymentController; cards: Payment[]; isHidden: boolean };

function SavedCards({ controller, cards, isHidden }: SavedCardsProps) {
  const { translate, orderButton: button } = controller;
  const [chosenId, choose] = useState<string>();
  const [drawer, open] = useState<{ card?: Payment; isAddressWrong?: boolean }>();
  const close = () => open(undefined);
  const now = new Date();
  const chosen = cards.find(({ id }) => id === chosenId) ?? firstChoice(cards);

  async function use(): Promise<CheckoutPayment | undefined> {
    if (!chosen) return undefined;
    // no request: the shop would return the same error
    if (statusOf(chosen, now) === 'expired') {
      controller.report('PAYMENT_EXPIRED');
      return undefined;
    }
    return controller.act(
      (client) => client.apply({ cardId: chosen.id }),
      () => open({ card: chosen, isAddressWrong: true }),
    );
  }

  usePaymentDraft(button && !isHidden ? 'card' : undefined, use);

  return (
    <div className="quire-payment-tabs__view">
      <Choices
        label={translate('savedCards')}
        choices={cards.map((card) => ({
          value: card.id,
          label: paymentName(card, translate),
          about: <CardLabels card={card} now={now} translate={translate} />,
          isWarning: ['expired', 'missing'].includes(statusOf(card, now)),
        }))}
        value={chosen?.id}
        onChoose={choose}
      />
      <div className="quire-payment-tabs__actions">
        {!button && (
          <Button isBusy={controller.isBusy} onClick={() => void use()}>
            {translate('useCard')}
          </Button>
        )}
        <Button kind="secondary" opensDialog onClick={() => open({})}>
          {translate('addCard')}
        </Button>
        {chosen && (
          <>
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
          </>
        )}
      </div>
      {drawer && !drawer.card && <NewCard controller={controller} onClose={close} />}
      {drawer?.card && (
        <EditCard controller={controller} card={drawer.card} isAddressWrong={drawer.isAddressWrong} onClose={close} />
      )}
    </div>
  );
}

const EXPIRY_MESSAGE_KEYS = {
  good: 'expires',
  soon: 'expiresSoon',
  expired: 'expired',
  missing: 'expiryMissing',
} as const;

const twoDigits = (text = '') => text.padStart(2, '0').slice(-2);

const statusOf = ({ brand, expiry }: Payment, now: Date) => expiryStatus({ brand, ...expiry }, now);

type CardLabelsProps = { card: Payment; now: Date; translate: PaymentController['translate'] };

/** Labels of a saved card: nickname, default, last used, expiry [PAY-CARD-018, PAY-CARD-019, PAY-CARD-022]. */
function CardLabels({ card, now, translate }: CardLabelsProps) {
  const { brand, expiry, nickname, isDefault, isLastUsed } = card;
  const status = statusOf(card, now);
  const isEndless = status === 'good' && !expiry?.month;
  const labels = [
    nickname,
    isDefault && translate('isDefault'),
    isLastUsed && translate('isLastUsed'),
    !isEndless &&
      translate(EXPIRY_MESSAGE_KEYS[status], { month: twoDigits(expiry?.month), year: twoDigits(expiry?.year) }),
    brand === 'STORE_CARD' && translate('storeCard'),
  ].filter(Boolean);
  return (
    <>
      {labels.map((label, at) => (
        <span key={label as string} className="quire-payment-tabs__label">
          {`${at > 0 ? ' · ' : ''}${label}`}
        </span>
      ))}
    </>
  );
}
