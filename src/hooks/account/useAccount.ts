import { maskCustomerNumber } from '../../core/platform/rules/session/customer';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSignedIn } from './useSignIn';

/** The customer's account, as a header displays it. */
export function useAccount() {
  const { session, host } = useStorefront();
  const { isSignedIn, firstName } = useSignedIn();
  const fromSession = session.customerNumber || session.customerAttributes?.customerNumber;
  const number = fromSession || host.cookies.get('customerNumber');
  return {
    isSignedIn,
    firstName: isSignedIn ? firstName : undefined,
    /** Masked except for its last four characters [SESS-010]; from the cookie if the page has no number [SESS-025]. */
    maskedNumber: isSignedIn && number ? maskCustomerNumber(number) : undefined,
  };
}
