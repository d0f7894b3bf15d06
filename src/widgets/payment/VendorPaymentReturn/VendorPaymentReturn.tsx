import type { VendorContact } from '../../../core/payment/rules/vendorPayment';
import { useVendorReturn } from '../../../hooks/payment/useVendorReturn';
import { useMessages } from '../../../hooks/platform/useMessages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Loading } from '../../../ui/rendering/Spinner';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type VendorPaymentReturnProps = RootProps & {
  /** The vendor's type. The default is VISA_PAY. The wallet has a type of its own [PAY-VEND-007]. */
  type?: string;
  /** The vendor's id of the payment, from the URL of the page. */
  callId?: string;
  /** The encrypted payment of the vendor, from the URL of the page. */
  encPaymentData?: string;
  /** The vendor's key of the shop. */
  apiKey?: string;
  /** The vendor's one-time value of the payment. */
  nonce?: string;
  /** The customer's id at the vendor. */
  payerId?: string;
  /** The billing and shipping contacts, in the vendor's format [PAY-VEND-005]. */
  billingAddress?: VendorContact;
  /** The shipping contact, in the vendor's format [PAY-VEND-005]. */
  shippingAddress?: VendorContact;
  /** The customer was on the way to the checkout. The default comes from the shop's cart. */
  proceedCheckout?: boolean;
  /** Called before the customer is sent to the cart or the checkout. */
  onReturn?: (goal: { target: 'checkout' | 'cart' }) => void;
};

/**
 * The page that a vendor redirects to. It sends the approved payment to the shop and then redirects to the checkout or
 * to the cart, which shows a failure first [PAY-VEND-008, PAY-VEND-009, PAY-VEND-010, PAY-VEND-011].
 */
export function VendorPaymentReturn({ proceedCheckout, onReturn, ...approval }: VendorPaymentReturnProps) {
  const translate = useMessages('vendor-payment-return', messages);
  const goal = useVendorReturn(approval, proceedCheckout, onReturn);

  return (
    <Widget block="vendor-payment-return" props={approval}>
      <div role="status" aria-busy={goal === undefined || undefined}>
        {goal ? (
          <p>{translate(goal.target === 'checkout' ? 'toCheckout' : 'toCart')}</p>
        ) : (
          <Loading>{translate('working')}</Loading>
        )}
      </div>
      {goal && (
        <ButtonLink href={goal.url} kind="primary">
          {translate(goal.target === 'checkout' ? 'goCheckout' : 'goCart')}
        </ButtonLink>
      )}
    </Widget>
  );
}
