import type { ReactNode } from 'react';
import { useDrawerEvents } from '../../../hooks/platform/useDrawerEvents';
import { SaveOrCancel } from '../../../ui/controls/SaveOrCancel';
import { Drawer } from '../../../ui/overlays/Drawer';
import type { PaymentController } from './paymentController';

export type PaymentDrawerProps = {
  name: string;
  title: string;
  saveLabel: string;
  /** The default is the message `cancel`. */
  cancelLabel?: string;
  isBusy: boolean;
  onSave: () => void;
  /** The default is `onClose`. */
  onCancel?: () => void;
  onClose: () => void;
  translate: PaymentController['translate'];
  children: ReactNode;
};

/** An open drawer with a form of the payment step, and the buttons that save and cancel it. */
export function PaymentDrawer({ name, title, isBusy, onClose, translate, children, ...buttons }: PaymentDrawerProps) {
  useDrawerEvents(name, true);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      name={name}
      title={title}
      closeLabel={translate('close')}
      isBusy={isBusy}
      footer={<SaveOrCancel cancelLabel={translate('cancel')} onCancel={onClose} isBusy={isBusy} {...buttons} />}
    >
      <div className="quire-payment-tabs__view">{children}</div>
    </Drawer>
  );
}
