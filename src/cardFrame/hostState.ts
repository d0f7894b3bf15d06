import type { CardField, FieldState } from './messages';

/**
 * Why the form did not load: timeout, blocked by the page's Content Security Policy, or a wrong origin or version
 * [PAY-FORM-008].
 */
export type LoadFailure = 'timeout' | 'blocked' | 'refused';

/** Everything that the page learns about a card while it is typed. */
export type CardFrameState = {
  load: 'loading' | 'ready' | 'failed';
  failure?: LoadFailure;
  /** Empty until the brand is certain; `possibleBrands` are the brands that are still possible. */
  brand: string;
  possibleBrands: readonly string[];
  /** Set for a valid number after the customer has left the field; else empty. */
  lastFour: string;
  fields: Record<CardField, FieldState>;
  isComplete: boolean;
  focused: CardField | '';
  /** The bank's challenge is open and replaces the form. */
  isChallenged: boolean;
};

export const FIRST_STATE: CardFrameState = {
  load: 'loading',
  brand: '',
  possibleBrands: [],
  lastFour: '',
  fields: { number: 'empty', expiry: 'empty', securityCode: 'empty' },
  isComplete: false,
  focused: '',
  isChallenged: false,
};
