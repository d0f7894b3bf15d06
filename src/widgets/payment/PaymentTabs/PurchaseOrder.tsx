import { useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/purchaseOrder';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import type { PaymentDesk } from './paymentDesk';
import type { OrderNumber } from './useOrderNumber';

/** The purchase order number, for businesses that use them [GEN-008]. */
export function PurchaseOrder({ desk, order }: { desk: PaymentDesk; order: OrderNumber }) {
  const { say } = desk;
  const { settings } = useStorefront();
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const max = purchaseOrderMax('PON', settings.given.limits);
  const errors = { missing: say('poMissing'), 'too-long': say('poTooLong', { max }) };

  async function use() {
    const checked = checkPurchaseOrder(order.number, { max, isRequired: true });
    setVerdict(checked);
    if (checked.ok) await desk.act((client) => client.apply({ purchaseOrderNumber: checked.value }));
  }

  return (
    <div className="quire-payment-tabs__view">
      <Field
        label={say('poNumber')}
        value={order.number}
        isRequired={desk.demand === 'required'}
        error={verdict && !verdict.ok ? errors[verdict.reason] : undefined}
        onType={order.typeNumber}
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
