import type { PaymentTab } from '../../../core/payment/rules/paymentKinds';

export type PaymentTabsProps = {
  /** In the page, or behind a button in a drawer. */
  layout?: 'inline' | 'drawer';
  /** The tabs that the page wants; all that there are unless it says so. */
  tabs?: PaymentTab[];
  initialTab?: PaymentTab;
  allowPrepaid?: boolean;
  /** The purchase order number to begin with; what is typed in the server's `poNumber` goes before it. */
  poNumber?: string;
  /** The wallet, the store's own pay and paying later; what the page's settings say unless it is given [PAY-AUTH-002, PAY-AUTH-003]. */
  walletEnabled?: boolean;
  storePayEnabled?: boolean;
  bnplEnabled?: boolean;
  /** What became of an American Express offer [PAY-CARD-023]. */
  amexStatus?: 'success' | 'failure' | 'warning';
  /** How long the card form, or a vendor's window, may take to load; 8000 [PAY-FORM-008]. */
  iframeTimeoutMs?: number;
  onOpen?: () => void;
  onClose?: () => void;
  /** Nothing is left to pay: the order can be placed. */
  onPaid?: () => void;
};
