import type { SignInAnswerBody } from '../../../src/core/account/contract/signIn';
import { SIGN_IN_REFUSED } from '../../../src/core/account/contract/signIn';
import type { FakeCart } from './fakeShopCart';

/** The only account that can sign in at the fake shop. */
export const ADA = { login: 'ada@shop.example', password: 'secret-of-ada' };

/** Signs Ada in and marks her cart as signed in. Refuses everybody else. */
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
