import type { CommerceErrorKind } from '../../src/core/platform/rules/commerceError';
import type { FakeFailure, FakeShop } from '../support/shop/fakeShop';
import type { FakeCall } from '../support/shop/fakeShopRoutes';

/** The error that the page receives for a failed call. */
export type Ending = { kind: CommerceErrorKind; code: string | RegExp; status?: number };

export type Fault = {
  name: string;
  /** Makes every response to that call fail until the shop is repaired. */
  strike(shop: FakeShop, of: FakeCall): void;
  ending: Ending;
  /** It takes as long as the timeout of the call. */
  isSlow?: boolean;
};

/** More often than any call is retried. */
const OFTEN = 12;

const TIMEOUT: Ending = { kind: 'network', code: 'TIMEOUT' };
const NETWORK: Ending = { kind: 'network', code: 'NETWORK' };
const CONTRACT: Ending = { kind: 'contract', code: /^(CONTRACT|CART_MISSING)$/ };

function broken(name: string, failure: FakeFailure, ending: Ending, isSlow = false): Fault {
  return { name, ending, isSlow, strike: (shop, of) => shop.failNext(failure, { of, times: OFTEN }) };
}

/** A refusal in the wire format. */
function refused(status: number, code: string): Fault {
  return {
    name: `${status} ${code}`,
    ending: { kind: 'refused', code, status },
    strike(shop, of) {
      for (let time = 0; time < OFTEN; time += 1) shop.refuseNext(code, { status, of });
    },
  };
}

/** The error page of a gateway in front of the shop. */
const gateway = (status: number): Fault =>
  broken(`${status} of a gateway`, status, { kind: 'refused', code: `HTTP_${status}`, status });

/** Everything that can fail between a page and its shop, for any call. */
export const FAULTS: readonly Fault[] = [
  broken('timed out', 'timeout', TIMEOUT, true),
  broken('time-out behind a fetch that ignores the abort', 'deaf', TIMEOUT, true),
  broken('slow drip', 'drip', TIMEOUT, true),
  refused(400, 'INVALID_DATA_ITEM'),
  refused(401, 'MISSING_USER'),
  refused(403, 'FORBIDDEN'),
  refused(409, 'CONFLICT'),
  refused(429, 'TOO_MANY_REQUESTS'),
  refused(500, 'INTERNAL_ERROR'),
  gateway(401),
  gateway(403),
  gateway(429),
  gateway(502),
  broken('offline', 'network', NETWORK),
  broken('connection cut before the response', 'lost', NETWORK),
  broken('connection cut during the response', 'cut', NETWORK),
  {
    name: 'connection cut late, every time',
    isSlow: true,
    ending: { kind: 'network', code: /^(NETWORK|TIMEOUT)$/ },
    strike(shop, of) {
      shop.failNext('lost', { of, times: OFTEN });
      for (let time = 0; time < OFTEN; time += 1) shop.delayNext(20_000, of);
    },
  },
  broken('HTML with status 200', 'html', CONTRACT),
  broken('empty body', 'empty', CONTRACT),
  broken('truncated JSON', 'truncated', CONTRACT),
  broken('JSON null', { alter: () => null }, CONTRACT),
  broken('a list instead of an object', { alter: (body) => [body] }, CONTRACT),
  broken('JSON of absurd depth', { alter: () => `${'['.repeat(200_000)}${']'.repeat(200_000)}` }, CONTRACT),
];
