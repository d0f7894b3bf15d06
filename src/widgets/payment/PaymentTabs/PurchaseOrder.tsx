import { useState } from 'react';
import {
  checkPurchaseOrder,
  type PurchaseOrderVerdict,
  purchaseOrderMax,
} from '../../../core/checkout/rules/accounting';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import type { PaymentController } from './paymentController';
import type { OrderNumber } from './useOrderNumber';

/** The purchase order number, for businesses that use them [GEN-008]. */
export function PurchaseOrder({ controller, order }: { controller: PaymentController; order: OrderNumber }) {
  const { translate } = controller;
  const { settings } = useStorefront();
  const [verdict, setVerdict] = useState<PurchaseOrderVerdict>();
  const max = purchaseOrderMax('PON', settings.config.limits);
  const errors = { missing: translate('poMissing'), 'too-long': translate('poTooLong', { max }) };

  async function use() {
    const checked = checkPurchaseOrder(order.number, { max, isRequired: true });
    setVerdict(checked);
    if (checked.ok) await controller.act((client) => client.apply({ purchaseOrderNumber: checked.value }));
  }

  return (
    <div className="quire-payment-tabs__view">
      <Field
        label={translate('poNumber')}
        value={order.number}
        isRequired={controller.demand === 'required'}
        error={verdict && !verdict.ok ? errors[verdict.reason] : undefined}
        onType={order.typeNumber}
        onEnter={() => void use()}
      />
      <div>
        <Button isBusy={controller.isBusy} onClick={() => void use()}>
          {translate('usePo')}
        </Button>
      </div>
    </div>
  );
}
