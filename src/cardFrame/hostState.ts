import type { CardField, FieldFault, FieldState, ToHost } from './messages';

/**
 * Why the form did not load: timeout, blocked by the page's Content Security Policy, or a wrong origin or version
 * [PAY-FORM-008].
 */
export type LoadFailure = 'timeout' | 'blocked' | 'refused';

/** The state of a field, and its fault once that is certain. */
export type FieldStatus = { state: FieldState; fault: FieldFault };

/** Everything that the page learns about a card while it is typed. */
export type CardFrameState = {
  load: 'loading' | 'ready' | 'failed';
  failure?: LoadFailure;
  /** Empty until the brand is certain; `possibleBrands` are the brands that are still possible. */
  brand: string;
  possibleBrands: readonly string[];
  /** Set for a valid number after the customer has left the field; else empty. */
  lastFour: string;
  fields: Record<CardField, FieldStatus>;
  isComplete: boolean;
  focused: CardField | '';
  /** The bank's challenge is open and replaces the form. */
  isChallenged: boolean;
};

const UNTOUCHED: FieldStatus = { state: 'empty', fault: 'none' };

export const FIRST_STATE: CardFrameState = {
  load: 'loading',
  brand: '',
  possibleBrands: [],
  lastFour: '',
  fields: { number: UNTOUCHED, expiry: UNTOUCHED, securityCode: UNTOUCHED },
  isComplete: false,
  focused: '',
  isChallenged: false,
};

/** The state after a message from the frame. */
export function stateAfter(
  state: CardFrameState,
  message: Extract<ToHost, { kind: 'state' | 'challenge' }>,
): CardFrameState {
  if (message.kind === 'challenge') return { ...state, isChallenged: message.isOpen };
  const { brand, possibleBrands, lastFour, isComplete, focused } = message;
  return {
    ...state,
    brand,
    possibleBrands,
    lastFour,
    isComplete,
    focused,
    fields: {
      number: { state: message.number, fault: message.numberFault },
      expiry: { state: message.expiry, fault: message.expiryFault },
      securityCode: { state: message.securityCode, fault: message.securityCodeFault },
    },
  };
}
