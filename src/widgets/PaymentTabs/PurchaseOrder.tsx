import { useState } from 'react';
import type { CheckoutPayment } from '../../core/rules/checkoutPayment';
import { checkPurchaseOrder, type PurchaseOrderVerdict, purchaseOrderMax } from '../../core/rules/purchaseOrder';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { PaymentDesk } from './paymentDesk';

/** A purchase order number, in a business shop only [GEN-008]. */
export function PurchaseOrder({ desk }: { desk: PaymentDesk }) {
  const { say, payment } = desk;
  const { settings } = useStorefront();
  const [number, setNumber] = useState(() => appliedNumber(payment) ?? '');
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const max = purchaseOrderMax('PON', settings.limits);
  const errors = { missing: say('poMissing'), 'too-long': say('poTooLong', { max }) };

  async function use() {
    const checked = checkPurchaseOrder(number, { max, isRequired: true });
    setVerdict(checked);
    if (checked.ok) await desk.act((client) => client.apply({ purchaseOrderNumber: checked.value }));
  }

  return (
    <div className="quire-payment-tabs__view">
      <Field
        label={say('poNumber')}
        value={number}
        isRequired
        error={verdict && !verdict.ok ? errors[verdict.reason] : undefined}
        onType={setNumber}
        onEnter={() => void use()}
      />
      <div>
        <Button isBusy={desk.isBusy} onClick={() => void use()}>
          {say('usePo')}
        </Button>
      </div>
    </div>
  );
}

const appliedNumber = ({ applied }: CheckoutPayment) =>
  applied.find(({ purchaseOrderNumber }) => purchaseOrderNumber !== undefined)?.purchaseOrderNumber;
