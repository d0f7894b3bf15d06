import type { Payment } from '../../../core/payment/rules/payment';
import type { PaymentTab } from '../../../core/payment/rules/paymentKinds';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import type { RootProps } from '../../../ui/rendering/Widget';

export type PaymentTabsProps = RootProps &
  OpenProps & {
    /** Inline in the page, or in a drawer behind a button. */
    layout?: 'inline' | 'drawer';
    /** The tabs to show. The default is all available tabs. */
    tabs?: PaymentTab[];
    /** Controls which tab is selected, together with `onTabChange`. Without it, the widget stores the selection. */
    tab?: PaymentTab;
    /** The tab that is selected first. The default is the first one. */
    defaultTab?: PaymentTab;
    /** Called when the customer selects another tab. */
    onTabChange?: (tab: PaymentTab) => void;
    /** Prepaid cards can be applied. The default is true. */
    allowPrepaid?: boolean;
    /** The initial purchase order number. Text typed in the server's `poNumber` field takes precedence. */
    poNumber?: string;
    /**
     * Enable the wallet, the store's own pay and pay later. The defaults are the page's settings [PAY-AUTH-002,
     * PAY-AUTH-003].
     */
    walletEnabled?: boolean;
    /** Offers the vendor of the type VISA_PAY, if the shop does. The default is the setting of the page. */
    storePayEnabled?: boolean;
    /** Offers the pay-later vendors, if the shop does. The default is the setting of the page. */
    bnplEnabled?: boolean;
    /** The result of an American Express offer [PAY-CARD-023]. */
    amexStatus?: 'success' | 'failure' | 'warning';
    /**
     * How long the card form or a vendor's window may take to load, in milliseconds. The default is 8000 [PAY-FORM-008].
     */
    iframeTimeoutMs?: number;
    /** Called when the payments that are applied to the order have changed. */
    onPaymentsChange?: (payments: Payment[]) => void;
    /** Called with the payments when nothing is left to pay: the order can be placed. */
    onSuccess?: (payments: Payment[]) => void;
  };
