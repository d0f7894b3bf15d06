import { expect, test } from 'vitest';
import { isPayAuthNeeded, isStillValid, payAuthType, VALIDITY_REDUCTION_MS, WALLET_TOKEN_MS } from './payAuth';

const at = 1_795_000_000_000;
const now = { isWalletEnabled: true, userType: 'GUEST', at };
const good = {
  walletToken: 'wallet-1',
  walletValidUntil: at + 1,
  userType: 'GUEST',
  payAuthValidUntil: at + VALIDITY_REDUCTION_MS + 1,
};

const byCheckoutId = (ms: number) => ({
  payAuthValidUntil: undefined,
  checkoutId: 'checkout-1',
  checkoutIdValidUntil: at + VALIDITY_REDUCTION_MS + ms,
});

test('the wallet token lasts 23 hours, and other validities are reduced by six hours [PAY-AUTH-005, PAY-AUTH-006]', () => {
  expect(WALLET_TOKEN_MS).toBe(23 * 3_600_000);
  expect(VALIDITY_REDUCTION_MS).toBe(6 * 3_600_000);
});

test.each([
  ['is valid', good, false],
  ['is missing', { ...good, walletToken: undefined }, true],
  ['expires now', { ...good, walletValidUntil: at }, true],
  ['has no expiry', { ...good, walletValidUntil: undefined }, true],
  ['belongs to another user type', { ...good, userType: 'REGISTERED' }, true],
  ['has a shop token with six hours left', { ...good, payAuthValidUntil: at + VALIDITY_REDUCTION_MS }, true],
  ['has a valid checkout id instead of a shop token', { ...good, ...byCheckoutId(1) }, false],
  ['has a checkout id with six hours left', { ...good, ...byCheckoutId(0) }, true],
  ['has no shop token', { ...good, payAuthValidUntil: undefined }, true],
])(
  'with a wallet token that %s, stored as %j, new tokens are needed: %s [PAY-AUTH-001, PAY-AUTH-006, PAY-AUTH-011]',
  (_, stored, isNeeded) => {
    expect(isPayAuthNeeded(stored, now)).toBe(isNeeded);
  },
);

test('no token is needed if the wallet is disabled [PAY-AUTH-002]', () => {
  expect(isPayAuthNeeded({}, { ...now, isWalletEnabled: false })).toBe(false);
});

test('the request type is P, or SP if store pay is enabled [PAY-AUTH-003]', () => {
  expect([payAuthType(false), payAuthType(true)]).toEqual(['P', 'SP']);
});

test('a validity of the shop ends six hours early, and a missing one is not valid [PAY-AUTH-006]', () => {
  expect(isStillValid(at + VALIDITY_REDUCTION_MS + 1, at)).toBe(true);
  expect(isStillValid(at + VALIDITY_REDUCTION_MS, at)).toBe(false);
  expect(isStillValid(undefined, at)).toBe(false);
});
