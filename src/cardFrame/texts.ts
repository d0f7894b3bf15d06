import type { Slot } from './slots';

/** The default texts of the frame, in English. The page can override them in its language. */
export const FRAME_TEXTS = {
  number: 'Card number',
  giftNumber: 'Gift card number',
  expiry: 'Expiration date',
  expiryHint: 'MM/YY',
  securityCode: 'Security code',
  pin: 'PIN',
  codeHint: 'The last digits on the back of the card',
  amexCodeHint: 'The digits on the front of the card',
  verify: 'Please verify and try again.',
  expired: 'This card has expired.',
  challenge: 'Your bank needs you to confirm this card',
  leave: 'Cancel',
  working: 'One moment, please',
} as const;

export type TextName = keyof typeof FRAME_TEXTS;
export const TEXT_NAMES = Object.keys(FRAME_TEXTS) as TextName[];

/** A text with too few digits for a card number. */
export const textSlot: Slot<string> = (value): value is string =>
  typeof value === 'string' && value.length <= 160 && (value.match(/\p{Nd}/gu)?.length ?? 0) <= 6;

export type CardFrameTexts = Partial<Record<TextName, string>>;

export const isTextName = (name: string): name is TextName => Object.hasOwn(FRAME_TEXTS, name);

/** Those of a page's messages that are texts of the frame. The frame refuses a table with other names. */
export const cardFrameTexts = (messages: Readonly<Record<string, string>>): CardFrameTexts =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => isTextName(name)));
