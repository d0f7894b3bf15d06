import { isOnAccount, type Vendor } from '../../../core/payment/rules/checkoutPayment';
import { PurchaseOrder } from './PurchaseOrder';
import type { PaymentDesk } from './paymentDesk';
import type { OrderNumber } from './useOrderNumber';
import { VendorWay } from './VendorWay';

export type OtherTabProps = { desk: PaymentDesk; vendors: readonly Vendor[]; order: OrderNumber };

/** Wallet, pay later and, in a business shop, the business account and the purchase order number [GEN-008]. */
export function OtherTab({ desk, vendors, order }: OtherTabProps) {
  const { account } = desk.payment;
  return (
    <div className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorWay key={vendor.type} desk={desk} vendor={vendor} />
      ))}
      {isOnAccount(desk.payment, desk.demand) && (
        <p>{account?.name ? desk.say('onAccountOf', { name: account.name }) : desk.say('onYourAccount')}</p>
      )}
      {desk.demand !== 'off' && <PurchaseOrder desk={desk} order={order} />}
    </div>
  );
}
