import type { Payment } from '../../../core/payment/rules/payment';
import { CARD_NOT_FOUND } from '../../../core/payment/rules/paymentFailure';
import { usePaymentFailure } from '../../../hooks/payment/usePaymentFailure';
import { FailureNotice } from '../../../ui/feedback/FailureNotice';
import { BillingAddress } from './BillingAddress';
import { PaymentDrawer } from './PaymentDrawer';
import type { PaymentController } from './paymentController';
import { paymentName } from './paymentName';
import { SavedCardFields, useCardDetails } from './SavedCardFields';

export type EditCardProps = {
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
      saveLabel={translate('saveChanges')}
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
      />
    </PaymentDrawer>
  );
}
