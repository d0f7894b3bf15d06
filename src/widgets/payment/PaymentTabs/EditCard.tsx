import { useRef, useState } from 'react';
import { MAX_NICKNAME } from '../../../core/payment/rules/checkoutPayment';
import type { Address, Payment } from '../../../core/payment/rules/payment';
import { CARD_NOT_FOUND } from '../../../core/payment/rules/paymentFailure';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Field } from '../../../ui/controls/Field';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { BillingAddress } from './BillingAddress';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';

/** What the customer says about a card outside of the vault's frame. */
type Details = { nickname: string; isSaved: boolean; isDefault: boolean; billingAddress: Address | undefined };

export function useCardDetails(first: Details) {
  const [details, setDetails] = useState(first);
  const nicknameField = useRef<HTMLInputElement>(null);
  return {
    details,
    change: (to: Partial<Details>) => setDetails((before) => ({ ...before, ...to })),
    nicknameField,
    isTooLong: details.isSaved && [...details.nickname.trim()].length > MAX_NICKNAME,
  };
}

type SavedCardFieldsProps = ReturnType<typeof useCardDetails> & Pick<PaymentController, 'translate'>;

/** The nickname of a saved card [PAY-CARD-017], and whether it is the default card. */
export function SavedCardFields({ details, change, nicknameField, isTooLong, translate }: SavedCardFieldsProps) {
  return (
    <>
      <Field
        label={translate('nickname')}
        value={details.nickname}
        inputRef={nicknameField}
        error={isTooLong ? translate('nicknameTooLong', { max: MAX_NICKNAME }) : undefined}
        onType={(nickname) => change({ nickname })}
      />
      <Checkbox
        label={translate('makeDefault')}
        isChecked={details.isDefault}
        onChange={(isDefault) => change({ isDefault })}
      />
    </>
  );
}

type EditCardProps = {
  controller: PaymentController;
  card: Payment;
  /** The shop rejects the card's address: it is edited first [PAY-CODE-004]. */
  isAddressWrong?: boolean;
  onClose: () => void;
};

/** Changes the details of a saved card in a drawer [SCR-019, PAY-CARD-024]. */
export function EditCard({ controller, card, isAddressWrong = false, onClose }: EditCardProps) {
  const { translate } = controller;
  const { nickname = '', isDefault, billingAddress } = card;
  const cardDetails = useCardDetails({ nickname, isSaved: true, isDefault, billingAddress });
  const { details, change, nicknameField, isTooLong } = cardDetails;
  const { failure, report, forget } = usePaymentFailure();

  async function save() {
    if (isTooLong) return nicknameField.current?.focus();
    forget();
    const { isSaved: _, ...changed } = details;
    const outcome = await controller.tryAct((client) => client.changeCard(card.id, changed));
    if (outcome === 'ignored') return;
    if (outcome !== 'done' && outcome.code !== CARD_NOT_FOUND) return void report(outcome.code, { hasAddress: true });
    onClose();
    // the drawer has nothing left to edit: the failure is shown with the other cards
    if (outcome !== 'done') controller.report(outcome.code);
  }

  return (
    <PaymentDrawer
      name="edit_credit_card_drawer"
      title={translate('editCardTitle')}
      saveLabel={translate('save')}
      isBusy={controller.isBusy}
      onSave={() => void save()}
      onClose={onClose}
      translate={translate}
    >
      <FailureNotice failure={failure} onRetry={() => void save()} />
      <p className="quire-payment-tabs__name">{paymentName(card, translate)}</p>
      <SavedCardFields {...cardDetails} translate={translate} />
      <BillingAddress
        controller={controller}
        chosen={details.billingAddress}
        isMissing={false}
        wantsEdit={isAddressWrong || failure?.opensAddress === true}
        onChoose={(address) => change({ billingAddress: address })}
        onMissing={() => report('PAYMENT_OPERATION_FAILED')}
      />
    </PaymentDrawer>
  );
}
