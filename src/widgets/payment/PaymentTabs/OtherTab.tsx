import { isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import type { VendorTurn } from '../../../hooks/payment/useVendor';
import { PurchaseOrder } from './PurchaseOrder';
import type { PaymentController } from './paymentController';
import type { OrderNumber } from './useOrderNumber';
import { VendorOption } from './VendorOption';

export type OtherTabProps = {
  controller: PaymentController;
  vendors: readonly Vendor[];
  order: OrderNumber;
  turn: VendorTurn;
  /** Another tab is selected, and only the vendors stay. */
  isHidden: boolean;
};

/** Wallet, pay later and, in a business shop, the business account and the purchase order number [GEN-008]. */
export function OtherTab({ controller, vendors, order, turn, isHidden }: OtherTabProps) {
  const { account } = controller.payment;
  return (
    <div className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorOption key={vendor.type} controller={controller} vendor={vendor} turn={turn} />
      ))}
      {isOnAccount(controller.payment, controller.demand) && (
        <p>
          {account?.name
            ? controller.translate('onAccountOf', { name: account.name })
            : controller.translate('onYourAccount')}
        </p>
      )}
      {controller.demand !== 'off' && !isHidden && <PurchaseOrder controller={controller} order={order} />}
    </div>
  );
}
