import { isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { type UnpaidMethod, unpaidMethods } from '../../../core/payment/rules/placeOrder';
import { useUnpaidDraft } from '../../../hooks/payment/paymentDraft';
import type { VendorTurn } from '../../../hooks/payment/useVendor';
import { Choices } from '../../../ui/controls/Choices';
import { PurchaseOrder } from './PurchaseOrder';
import type { PaymentController } from './paymentController';
import type { OrderNumber } from './useOrderNumber';
import type { ServerChoice } from './useServerChoice';
import { VendorOption } from './VendorOption';

export type OtherTabProps = {
  controller: PaymentController;
  vendors: readonly Vendor[];
  order: OrderNumber;
  unpaid: ServerChoice;
  turn: VendorTurn;
  /** Another tab is selected, and only the vendors stay. */
  isHidden: boolean;
};

const ABOUT = { INVOICE: 'invoiceAbout', PICKUP: 'pickupAbout' } as const;

/**
 * Wallet, pay later, and what the shop offers to pay without a payment: an invoice, at pickup. In a business shop, the
 * business account and the purchase order number [GEN-008].
 */
export function OtherTab({ controller, vendors, order, unpaid, turn, isHidden }: OtherTabProps) {
  const { translate, payment } = controller;
  const { account } = payment;
  const methods = unpaidMethods(payment);
  const method = methods.find((each) => each === unpaid.value);
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
          onChoose={(value) => unpaid.choose(value as UnpaidMethod)}
        />
      )}
      {isOnAccount(payment, controller.demand) && (
        <p>{account?.name ? translate('onAccountOf', { name: account.name }) : translate('onYourAccount')}</p>
      )}
      {controller.demand !== 'off' && !isHidden && <PurchaseOrder controller={controller} order={order} />}
    </div>
  );
}
