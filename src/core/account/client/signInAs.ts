import type { STATUS_POSTED as POSTED } from '../../checkout/client/checkout';
import { isSessionChanged, updateSessionToken } from '../../platform/client/sessionToken';
import type { CommerceError } from '../../platform/rules/commerceError';
import { USER_TYPES, type UserType } from '../../platform/rules/session/membership';
import type { Storefront } from '../../storefront';
import { SIGN_IN_LOCKED, SIGN_IN_REFUSED, SignInAnswerBody, type SignInBody } from '../contract/signIn';
import type { SignInProblem } from '../rules/signInMessages';
import { accountEndpoints } from './endpoints';

export type SignInVerdict = { ok: true } | { ok: false; problem: SignInProblem };

/** Duplicated here, because the checkout's own file is loaded only when its button is pressed. */
const STATUS_POSTED: typeof POSTED = 'proceedCheckoutDone';

/**
 * Signs the customer in without leaving the page. It updates the session, renews the session token [SESS-027], and
 * reads the cart again, in which the shop has merged the carts of the guest and the account. Other tabs receive that
 * cart. Rejects with CommerceError if the request fails for another reason than a refused sign-in. The password is not
 * stored.
 */
export async function signInAs(storefront: Storefront, who: SignInBody): Promise<SignInVerdict> {
  const { host, session, site, send, events, cart, log } = storefront;
  let answer: SignInAnswerBody['session'];
  try {
    // a 401 is an expected response here, and must not redirect to the sign-in page
    answer = (await send(SignInAnswerBody, accountEndpoints.signIn, { body: who, on401: 'reject' })).session;
  } catch (error) {
    const problem = problemOf(error as CommerceError);
    if (problem) return { ok: false, problem };
    throw error;
  }

  const { contactFirstName, userType } = answer;
  Object.assign(session, {
    isLoggedIn: true,
    userType: USER_TYPES.includes(userType as UserType) ? (userType as UserType) : 'REGISTERED',
    customerNumber: answer.customerNumber ?? session.customerNumber,
    zipcode: answer.zipcode ?? session.zipcode,
    rewardsNumber: answer.rewardsNumber ?? session.rewardsNumber,
    customerAttributes: { ...session.customerAttributes, ...(contactFirstName && { contactFirstName }) },
  });
  host.localStorage.remove(STATUS_POSTED); // the status was posted for the guest's cart
  if (isSessionChanged({ host, session })) {
    updateSessionToken({ session, site, send }).catch((error: unknown) =>
      log('the session token was not renewed', error),
    );
  }
  events.publish('session:signed-in', { ...(contactFirstName && { firstName: contactFirstName }) });
  await cart.refresh();
  return { ok: true };
}

/** The problem behind a refused sign-in; undefined for every other error. */
function problemOf({ code, body }: CommerceError): SignInProblem | undefined {
  if (code === SIGN_IN_REFUSED) return { kind: 'unknown' };
  return code === SIGN_IN_LOCKED ? { kind: 'locked', minutes: minutesIn(body) } : undefined;
}

/** The value of the first message, which is the one that has the code of the error. */
function minutesIn(body: unknown): number | undefined {
  const { messages } = body as { messages: [{ value?: unknown }] };
  const minutes = Number(messages[0].value);
  return Number.isFinite(minutes) && minutes > 0 ? minutes : undefined;
}
