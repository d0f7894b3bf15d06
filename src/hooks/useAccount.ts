import { maskCustomerNumber } from '../core/rules/customer';
import { useStorefront } from './StorefrontProvider';
import { useSignedIn } from './useSignIn';

export type Account = {
  isSignedIn: boolean;
  firstName: string | undefined;
  /** All but its last four characters hidden [SESS-010]; undefined for a guest and where there is none. */
  maskedNumber: string | undefined;
};

/** Who the customer is, as far as a header says it. */
export function useAccount(): Account {
  const { session } = useStorefront();
  const { isSignedIn, firstName } = useSignedIn();
  const number = session.customerNumber || session.customerAttributes.customerNumber || '';
  return {
    isSignedIn,
    firstName: isSignedIn ? firstName : undefined,
    maskedNumber: isSignedIn && number !== '' ? maskCustomerNumber(number) : undefined,
  };
}
