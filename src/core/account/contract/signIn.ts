import * as v from '../../../schema';
import { Text } from '../../platform/contract/scalar';

/** Body of a sign-in request. The password is used nowhere else. */
export type SignInBody = { login: string; password: string };

/** The response to a sign-in: the session fields that a reloaded page would receive [SESS-001, SESS-004]. */
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

/** The codes of a refused sign-in: the login or password is wrong, or there were too many attempts. */
export const SIGN_IN_REFUSED = 'SIGN_IN_REFUSED';
export const SIGN_IN_LOCKED = 'SIGN_IN_LOCKED';
