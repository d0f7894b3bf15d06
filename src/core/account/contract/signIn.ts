import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

/** What a sign-in sends. The password goes nowhere else. */
export type SignInBody = { login: string; password: string };

/** Who has signed in: what a page would be told of the session when it is loaded anew [SESS-001, SESS-004]. */
export const SignInAnswerBody = v.object({
  session: v.object({
    userType: Text,
    customerNumber: Text,
    zipcode: Text,
    rewardsNumber: Text,
    contactFirstName: Text,
  }),
});

export type SignInAnswerBody = v.InferOutput<typeof SignInAnswerBody>;

/** The codes of a sign-in that is refused: nobody has this login and password, or there were too many tries. */
export const SIGN_IN_REFUSED = 'SIGN_IN_REFUSED';
export const SIGN_IN_LOCKED = 'SIGN_IN_LOCKED';
