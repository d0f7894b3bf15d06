import type { PaymentTab } from '../../core/rules/paymentKinds';

export type PaymentTabsProps = {
  /** In the page, or behind a button in a drawer. */
  layout?: 'inline' | 'drawer';
  /** The tabs that the page wants; all that there are unless it says so. */
  tabs?: PaymentTab[];
  initialTab?: PaymentTab;
  allowPrepaid?: boolean;
  /** What became of an American Express offer [PAY-CARD-023]. */
  amexStatus?: 'success' | 'failure' | 'warning';
  /** How long the card form may take to load; 8000 [PAY-FORM-008]. */
  iframeTimeoutMs?: number;
  onOpen?: () => void;
  onClose?: () => void;
  /** Nothing is left to pay: the order can be placed. */
  onPaid?: () => void;
};
