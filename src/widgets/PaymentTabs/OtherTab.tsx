import type { Vendor } from '../../core/rules/checkoutPayment';
import { later } from '../../ui/later';
import type { PaymentDesk } from './paymentDesk';

const PurchaseOrder = later(() => import('./PurchaseOrder').then((it) => it.PurchaseOrder));
const VendorWay = later(() => import('./VendorWay').then((it) => it.VendorWay));

export type OtherTabProps = { desk: PaymentDesk; vendors: readonly Vendor[]; isBusiness: boolean };

/** The wallet, paying later, and in a business shop the purchase order number [GEN-008]. */
export function OtherTab({ desk, vendors, isBusiness }: OtherTabProps) {
  const onMissing = () => desk.tell('FILE_MISSING');
  return (
    <div className="quire-payment-tabs__view">
      {vendors.map((vendor) => (
        <VendorWay key={vendor.type} desk={desk} vendor={vendor} onMissing={onMissing} />
      ))}
      {isBusiness && <PurchaseOrder desk={desk} onMissing={onMissing} />}
    </div>
  );
}
