import type { CardField, FieldFault, FieldState, ToHost } from './messages';

/** Why the form did not come: too late, forbidden by the page's own policy, or of a wrong origin or version [PAY-FORM-008]. */
export type LoadFailure = 'timeout' | 'blocked' | 'refused';

/** How a field stands, and what is wrong with it once that is certain. */
export type FieldStanding = { state: FieldState; fault: FieldFault };

/** All that a page learns of a card while it is typed. */
export type CardFrameState = {
  load: 'loading' | 'ready' | 'failed';
  failure?: LoadFailure;
  /** Empty until it is certain; `possibleBrands` are those that are left. */
  brand: string;
  possibleBrands: readonly string[];
  /** Of a number that is valid and was left; else empty. */
  lastFour: string;
  fields: Record<CardField, FieldStanding>;
  isComplete: boolean;
  focused: CardField | '';
  /** The customer's bank asks for something; the form is its page meanwhile. */
  isChallenged: boolean;
};

const UNTOUCHED: FieldStanding = { state: 'empty', fault: 'none' };

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

/** What the page knows after the frame has said something. */
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
