import { isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { useUnpaidDraft } from '../../../hooks/payment/paymentDraft';
import type { VendorTurn } from '../../../hooks/payment/useVendor';
import { Choices } from '../../../ui/controls/Choices';
import { PurchaseOrder } from './PurchaseOrder';
import type { PaymentController } from './paymentController';
import type { useOrderNumber, useServerChoice } from './serverFields';
import { VendorOption } from './VendorOption';

export type OtherTabProps = {
  controller: PaymentController;
  vendors: readonly Vendor[];
  turn: VendorTurn;
  orderNumber: ReturnType<typeof useOrderNumber>;
  unpaidChoice: ReturnType<typeof useServerChoice>;
  /** Another tab is selected: what is chosen or typed here is not part of the order. */
  isHidden: boolean;
};

const ABOUT = { INVOICE: 'invoiceAbout', PICKUP: 'pickupAbout' } as const;

/**
 * Wallet, pay later, and what the shop offers to pay without a payment: an invoice, at pickup. In a business shop, the
 * business account and the purchase order number [GEN-008].
 */
export function OtherTab({ controller, vendors, turn, orderNumber, unpaidChoice, isHidden }: OtherTabProps) {
  const { translate, payment } = controller;
  const { account } = payment;
  const [unpaid, chooseUnpaid] = unpaidChoice;
  const methods = unpaidMethods(payment);
  const method = methods.find((each) => each === unpaid);
  useUnpaidDraft(isHidden ? undefined : method);

  return (
    <div className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorOption key={vendor.type} controller={controller} vendor={vendor} turn={turn} />
      ))}
      {methods.length > 0 && (
        <Choices
          label={translate('unpaid')}
          choices={methods.map((each) => ({ value: each, label: translate(each), about: translate(ABOUT[each]) }))}
          value={method}
          onChoose={chooseUnpaid}
        />
      )}
      {isOnAccount(payment, controller.demand) && (
        <p>{account?.name ? translate('onAccountOf', { name: account.name }) : translate('onYourAccount')}</p>
      )}
      {controller.demand !== 'off' && (
        <PurchaseOrder controller={controller} orderNumber={orderNumber} isHidden={isHidden} />
      )}
    </div>
  );
}
