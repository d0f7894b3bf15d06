import { flag, letters, list, type MessageOf, oneOf, readMessage, shaped, smallNumber, some } from './slots';
import { TEXT_NAMES, textSlot } from './texts';
import { THEME_NAMES, themeSlot } from './theme';

/** The version of this table. Host and frame of two versions do not talk: the host says `refused`. */
export const CARD_FRAME_VERSION = 1;

/** What is typed in the frame. A gift card's PIN is its security code. */
export const CARD_FIELDS = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** How a field stands; `partial` while nothing is wrong yet. */
export const FIELD_STATES = ['empty', 'partial', 'valid', 'invalid'] as const;
export type FieldState = (typeof FIELD_STATES)[number];

/** What is wrong with a field, for the page's own summary. */
export const FIELD_FAULTS = [
  'none',
  'empty',
  'too-short',
  'too-long',
  'unknown-brand',
  'amex-length',
  'checksum',
  'incomplete',
  'no-such-month',
  'expired',
  'code-length',
] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** Brands as the card rules have them; `''` while it is not certain. */
export const FRAME_BRANDS = ['', 'VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'STORE_CARD'] as const;

/** What the language of the document may be. */
export const FRAME_LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;

/** Why there is no token. Those that the shop knows are spelled as it spells them [PAY-CODE-001, PAY-CODE-003]. */
export const TOKEN_FAILURES = [
  /** Fields are missing or wrong; they say so themselves, and nothing was sent. */
  'CARD_INCOMPLETE',
  /** The vault does not take this card. */
  'CARD_REFUSED',
  'PAYMENT_EXPIRED',
  /** The same card may be tried again in a moment. */
  'CARD_AUTH_RETRY',
  /** A captcha has to be passed before this kind of card is tried again [PAY-FORM-009]. */
  'CAPTCHA_REQUIRED',
  /** The customer's bank did not say yes, or was left. */
  'CHALLENGE_FAILED',
  /** The bank's page did not load in time [PAY-FORM-008]. */
  'FRAME_TIMEOUT',
  /** A session is for one card and a few minutes: another one is needed. */
  'SESSION_EXPIRED',
  /** No answer, tried twice. */
  'NETWORK',
  'PAYMENT_OPERATION_FAILED',
  /** Another card of this form is being tokenised. */
  'BUSY',
  /** The form was cleared or taken away meanwhile. */
  'CLOSED',
] as const;
export type TokenFailure = (typeof TOKEN_FAILURES)[number];

const field = oneOf(...CARD_FIELDS);
const lastFour = shaped(/^(\d{4})?$/);
const twoDigits = shaped(/^(\d{2})?$/);

/** From the window of the frame to that of the page, and back, until both have a port; after that all goes over the port. */
export const GREETINGS = {
  ready: { nonce: letters, version: smallNumber() },
  welcome: { nonce: letters, version: smallNumber() },
};

/** What the page says to the frame. */
export const TO_FRAME = {
  configure: {
    form: oneOf('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD'),
    locale: oneOf(...FRAME_LOCALES),
    direction: oneOf('ltr', 'rtl'),
    theme: some(THEME_NAMES, themeSlot),
    texts: some(TEXT_NAMES, textSlot),
    timeoutMs: shaped(/^\d{1,6}$/),
  },
  theme: { theme: some(THEME_NAMES, themeSlot) },
  focus: { field },
  validate: {},
  clear: {},
  tokenise: { request: letters, session: letters },
};

/** What the frame says to the page. */
export const TO_HOST = {
  mounted: {},
  state: {
    brand: oneOf(...FRAME_BRANDS),
    possibleBrands: list(oneOf(...FRAME_BRANDS), 5),
    lastFour,
    isComplete: flag,
    focused: oneOf('', ...CARD_FIELDS),
    number: oneOf(...FIELD_STATES),
    numberFault: oneOf(...FIELD_FAULTS),
    expiry: oneOf(...FIELD_STATES),
    expiryFault: oneOf(...FIELD_FAULTS),
    securityCode: oneOf(...FIELD_STATES),
    securityCodeFault: oneOf(...FIELD_FAULTS),
  },
  resize: { height: smallNumber(2000) },
  submit: {},
  challenge: { isOpen: flag },
  tokenised: {
    request: letters,
    token: letters,
    brand: oneOf(...FRAME_BRANDS),
    lastFour,
    month: twoDigits,
    year: twoDigits,
  },
  failed: { request: letters, code: oneOf(...TOKEN_FAILURES) },
};

export type ToFrame = MessageOf<typeof TO_FRAME>;
export type ToHost = MessageOf<typeof TO_HOST>;
export type Greeting = MessageOf<typeof GREETINGS>;

export const readToFrame = (message: unknown): ToFrame | undefined => readMessage(TO_FRAME, message);
export const readToHost = (message: unknown): ToHost | undefined => readMessage(TO_HOST, message);
export const readGreeting = (message: unknown): Greeting | undefined => readMessage(GREETINGS, message);
