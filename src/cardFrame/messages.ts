import { flag, letters, list, type MessageOf, oneOf, readMessage, shaped, smallNumber, some } from './slots';
import { TEXT_NAMES, textSlot } from './texts';
import { THEME_NAMES, themeSlot } from './theme';

/** The version of this message table. If host and frame have different versions, the host fails with `refused`. */
export const CARD_FRAME_VERSION = 2;

/** The fields in the frame. A gift card's PIN is its security code. */
export const CARD_FIELDS = ['number', 'expiry', 'securityCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The state of a field; `partial` while it is incomplete but not wrong. */
export const FIELD_STATES = ['empty', 'partial', 'valid', 'invalid'] as const;
export type FieldState = (typeof FIELD_STATES)[number];

/** The brands of the card rules; `''` while the brand is not certain. */
export const FRAME_BRANDS = ['', 'VISA', 'MASTER_CARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'STORE_CARD'] as const;

/** The supported locales of the frame document. */
export const FRAME_LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const;

/**
 * Why there is no token. Codes that the shop has too are spelled as the shop spells them [PAY-CODE-001, PAY-CODE-003].
 */
export const TOKEN_FAILURES = [
  /** Fields are missing or invalid; they show their own errors, and nothing was sent. */
  'CARD_INCOMPLETE',
  /** The vault does not accept this card. */
  'CARD_REFUSED',
  'PAYMENT_EXPIRED',
  /** The same card can be retried shortly. */
  'CARD_AUTH_RETRY',
  /** A captcha is required before this kind of card can be retried [PAY-FORM-009]. */
  'CAPTCHA_REQUIRED',
  /** The customer's bank did not confirm, or the customer left its page. */
  'CHALLENGE_FAILED',
  /** The bank's page did not load in time [PAY-FORM-008]. */
  'FRAME_TIMEOUT',
  /** A session is valid for one card and a few minutes; a new one is needed. */
  'SESSION_EXPIRED',
  /** No response after two attempts, or the frame was reloaded meanwhile. */
  'NETWORK',
  'PAYMENT_OPERATION_FAILED',
  /** Another card of this form is being tokenised. */
  'BUSY',
  /** The form was destroyed in the meantime. */
  'CLOSED',
] as const;
export type TokenFailure = (typeof TOKEN_FAILURES)[number];

const lastFour = shaped(/^(\d{4})?$/);
const twoDigits = shaped(/^(\d{2})?$/);

/** Sent between the two windows until both have a port; all later messages use the port. */
export const GREETINGS = {
  ready: { nonce: letters, version: smallNumber() },
  welcome: { nonce: letters, version: smallNumber() },
};

/** Messages from the page to the frame. */
export const TO_FRAME = {
  configure: {
    form: oneOf('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD'),
    locale: oneOf(...FRAME_LOCALES),
    direction: oneOf('ltr', 'rtl'),
    theme: some(THEME_NAMES, themeSlot),
    texts: some(TEXT_NAMES, textSlot),
    timeoutMs: shaped(/^\d{1,6}$/),
  },
  focus: { field: oneOf(...CARD_FIELDS) },
  validate: {},
  tokenise: { request: letters, session: letters },
};

/** Messages from the frame to the page. */
export const TO_HOST = {
  mounted: {},
  state: {
    brand: oneOf(...FRAME_BRANDS),
    possibleBrands: list(oneOf(...FRAME_BRANDS), 5),
    lastFour,
    isComplete: flag,
    focused: oneOf('', ...CARD_FIELDS),
    number: oneOf(...FIELD_STATES),
    expiry: oneOf(...FIELD_STATES),
    securityCode: oneOf(...FIELD_STATES),
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
