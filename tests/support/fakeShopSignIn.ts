import type { SignInAnswerBody } from '../../src/core/account/contract/signIn';
import { SIGN_IN_REFUSED } from '../../src/core/account/contract/signIn';
import type { FakeCart } from './fakeShopCart';

/** Who can sign in at the fake shop. */
export const ADA = { login: 'ada@shop.example', password: 'secret-of-ada' };

/** Ada is let in, and her cart says so from then on; nobody else is. */
export function fakeSignIn(
  { login, password }: Record<string, unknown>,
  cart: FakeCart,
): SignInAnswerBody | { refusal: { code: string; message: string } } {
  if (login !== ADA.login || password !== ADA.password) {
    return { refusal: { code: SIGN_IN_REFUSED, message: 'Nobody has this login and password' } };
  }
  const { extra } = cart;
  cart.extra = { ...extra, cartAttributes: { ...cart.body.cartAttributes, userType: 'REGISTERED' } };
  return { session: { userType: 'REGISTERED', customerNumber: '30015007', contactFirstName: 'Ada' } };
}
