import type { EventBus } from '../../events/eventBus';
import type { PublishedEvent } from '../../events/eventMap';
import type { ClientLog } from '../../platform/client/clientLog';
import type { Host } from '../../platform/client/host/host';
import { requestOverlay } from '../../platform/client/requestOverlay';
import type { CommerceError } from '../../platform/rules/commerceError';
import type { CartMessage } from '../rules/cart';
import { CART_CODES, COUPON_CODES } from '../rules/notices/cartCodes';
import type { CartRecord } from './cartRecord';

/** Codes of this library: validation errors before a request, adjusted quantities, and duplicate requests. */
const OWN_CODES = ['INVALID_ITEMS', 'INVALID_QTY', 'FREE_SAMPLE_ALONE', 'QTY_STEP_ADJUSTED', 'DUPLICATE_REQUEST'];

/**
 * Codes after which the cart on screen is unreliable and is fetched again
 * [CART-CODE-011, CART-CODE-013, CART-CODE-014, CART-CODE-019].
 */
const READ_AGAIN = ['CART_STATUS_ERROR', 'TECHNICAL_PROBLEM', 'CART_ID_NOT_FOUND', 'CART_ITEM_ID_NOT_FOUND'];

/** Codes for a customer who is not signed in [CART-CODE-017]. */
const SIGN_IN = ['MISSING_USER', 'MISSING_WEB_USER_ID'];

/** The code for a customer who has not joined Rewards [CART-CODE-017]. */
const JOIN = 'MISSING_REWARDS_ID';

export type CodeEffectDependencies = {
  host: Host;
  events: EventBus;
  record: CartRecord;
  log: ClientLog;
  /** Fetches the cart from the shop. Never rejects. */
  readAgain(): Promise<unknown>;
  goToSignIn(): void;
};

/**
 * Runs the side effects of the shop's codes: fetches the cart again, or opens sign-in or Rewards enrolment, in an
 * overlay if the page has one. Logs each unknown code once per page [HTTP-015].
 */
export function createCodeEffects(dependencies: CodeEffectDependencies): (event: PublishedEvent) => void {
  const { record, log, readAgain, goToSignIn } = dependencies;
  /** The codes that have a text or a behaviour, and the unknown ones that were logged. */
  const known = new Set<string>([...CART_CODES, ...COUPON_CODES, ...OWN_CODES]);
  let isReadingAgain = false;

  /** One read at a time, so that a failing read does not trigger itself in a loop. */
  function read() {
    if (isReadingAgain) return;
    isReadingAgain = true;
    void readAgain().finally(() => {
      isReadingAgain = false;
    });
  }

  async function signIn() {
    const outcome = await requestOverlay(dependencies, { overlay: 'LOGIN', signInType: '' });
    if (outcome === 'unavailable') goToSignIn();
  }

  /** Runs the side effects of a code that the shop sent in response to a customer's action. */
  function follow(code: string) {
    if (code === 'CART_ID_NOT_FOUND') record.forget();
    if (READ_AGAIN.includes(code)) read();
    if (SIGN_IN.includes(code)) void signIn();
    if (code === JOIN) void requestOverlay(dependencies, { overlay: 'LOYALTY_ENROLLMENT' });
  }

  function logUnknown(codes: string[], error?: CommerceError) {
    for (const code of codes) {
      if (!known.has(code)) void log(`unknown code ${code}`, error, { code });
      known.add(code);
    }
  }

  function followError(error: CommerceError) {
    // a 401 has already opened the sign-in page, and without a response there is no code
    if (error.status !== 401) follow(error.code);
    if (error.kind !== 'network') logUnknown([error.code], error);
  }

  return (event) => {
    if (event.name === 'cart:add-settled' && event.detail.kind === 'failed') followError(event.detail.error);
    if (event.name === 'cart:change-failed') followError(event.detail.error);
    if (event.name === 'cart:read-failed') {
      const { error } = event.detail;
      if (READ_AGAIN.includes(error.code)) follow(error.code);
      if (error.kind !== 'network') logUnknown([error.code], error);
    }
    if (event.name === 'cart:changed') {
      const { cart, origin } = event.detail;
      // the side effects of its codes ran when the shop first sent them
      if (origin === 'stored' || origin === 'other-tab') return;
      const codes = (messages: CartMessage[]) => messages.map((message) => message.code);
      // an item for members only is refused by itself, and the rest of the cart is unchanged
      const join = cart.refused.flatMap(({ messages }) => codes(messages)).filter((code) => code === JOIN);
      if (origin !== 'read') for (const code of new Set([...codes(cart.messages), ...join])) follow(code);
      logUnknown([cart, ...cart.lines, ...cart.refused].flatMap(({ messages }) => codes(messages)));
    }
  };
}
