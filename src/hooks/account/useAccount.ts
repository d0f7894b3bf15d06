import { cookieValue } from '../../core/platform/client/host/cookies';
import { maskCustomerNumber } from '../../core/platform/rules/session/customer';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSignedIn } from './useSignIn';

export type Account = {
  isSignedIn: boolean;
  firstName: string | undefined;
  /** All but its last four characters hidden [SESS-010]; by its cookie where the page has none [SESS-025]; undefined for a guest. */
  maskedNumber: string | undefined;
};

/** Who the customer is, as far as a header says it. */
export function useAccount(): Account {
  const { session, host } = useStorefront();
  const { isSignedIn, firstName } = useSignedIn();
  const said = session.customerNumber || session.customerAttributes?.customerNumber;
  const number = said || cookieValue(host, 'customerNumber');
  return {
    isSignedIn,
    firstName: isSignedIn ? firstName : undefined,
    maskedNumber: isSignedIn && number ? maskCustomerNumber(number) : undefined,
  };
}
