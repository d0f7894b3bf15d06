import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cardNumberEntry, expiryDraft, giftCardEntry } from '../../../cardFrame/frame/entry';
import { checkApprovalComment } from '../../approvals/rules/approvals';
import { checkQuantity } from '../../cart/rules/quantity';
import { readQuantity } from '../../cart/rules/readQuantity';
import { plainText } from '../../content/rules/contentHtml';
import { suggestTerm } from '../../header/rules/searchTerm';
import { listNameOf } from '../../lists/rules/lists';
import { isManyLines, readOrderLines } from '../../lists/rules/orderLines';
import { checkExpiry, expiryEntry } from '../../payment/rules/card/expiry';
import { checkCardNumber, isGiftCardNumber, securityCodeEntry } from '../../payment/rules/card/number';
import { nicknameOf } from '../../payment/rules/checkoutPayment';
import { checkStoreSearch } from '../../stores/rules/store';
import { isCartPage } from './cartPage';
import { checkPhone, emailOf, zipOf } from './contact';
import { formatMessage } from './formatMessage';
import { formatPlural } from './messages';
import { moneyFromDecimal } from './money';
import { normalisePrice } from './priceText';
import { safeUrl } from './safeUrl';
import { ariaLabelKey, oneLine, truncate } from './text';

/** The rules on what customers type and paste, and on texts of pages and shops. */
const RULES: Record<string, (text: string) => unknown> = {
  ariaLabelKey,
  cardNumberEntry,
  checkApprovalComment,
  checkCardNumber,
  checkExpiry,
  checkPhone,
  checkQuantity,
  checkStoreSearch,
  expiryDraft: (text) => expiryDraft(text, true),
  expiryEntry,
  formatPlural: (text) => formatPlural(text, { a: 1 }, 'en-US'),
  formatMessage: (text) => formatMessage(text, { a: 1 }),
  giftCardEntry,
  isCartPage,
  emailOf,
  isGiftCardNumber,
  isManyLines,
  listNameOf,
  moneyFromDecimal(text) {
    try {
      return moneyFromDecimal(text, 'USD');
    } catch {
      return undefined;
    }
  },
  nicknameOf,
  normalisePrice: (text) => normalisePrice(text),
  oneLine,
  plainText,
  readOrderLines,
  readQuantity,
  safeUrl,
  securityCodeEntry,
  suggestTerm,
  truncate: (text) => truncate(text, 100),
  zipOf,
};

/** Blanks, repeats, and texts that only their last character keeps from matching. */
function textsOf(length: number): Record<string, string> {
  const long = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return {
    blanks: long(' '),
    'blanks within': `x${long(' ')}x`,
    'blanks after a digit': `1${long(' ')}x`,
    letters: long('x'),
    digits: long('1'),
    'digits and a letter': `${long('1')}x`,
    'Arabic digits': long('٣'),
    words: `${long('ab ')}.`,
    commas: `a${long(',')}a`,
    'names of states': long('New York, '),
    ats: long('@'),
    'a long domain': `a@${long('a.')}`,
    quotes: long('"'),
    'cells with quotes': long(',"'),
    'cells with pairs of quotes': long(',""'),
    'an unclosed cell': `A-1,"${long('""')}`,
    tags: long('<a '),
    'tags of blocks': long('<br '),
    'opened comments': long('<!--'),
    placeholders: long('{a|'),
    slashes: long('/'),
    'thousands and a letter': `${long('1,000')}x`,
    'line breaks': long('\r\n'),
    'control characters': long('\u0001 '),
    accents: long('e\u0301'),
  };
}

/** Much longer than anything that a customer or a shop writes. */
const LENGTH = 200_000;

/**
 * Ends a rule that hangs. A linear one needs a twentieth of it, a quadratic one several times as long. Unlike
 * the time limit of a test, this one can interrupt a pattern.
 */
const HANG_MS = 5000;

/** Whether the call has to be interrupted. */
function hangs(call: () => unknown): boolean {
  try {
    runInNewContext('call()', { call }, { timeout: HANG_MS });
    return false;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
    throw error;
  }
}

/** The names of the texts that a rule does not read to their end. */
function slowTexts(rule: (text: string) => unknown): string[] {
  return Object.entries(textsOf(LENGTH))
    .filter(([, text]) => hangs(() => rule(text)))
    .map(([name]) => name);
}

test.each(Object.entries(RULES))(
  'the rule %s reads texts of two hundred thousand characters without hanging',
  (_, rule) => {
    expect(slowTexts(rule)).toEqual([]);
  },
  180_000,
);

test('a pattern that takes quadratic time is noticed', () => {
  expect(hangs(() => / +$/.test(`x${' '.repeat(LENGTH)}x`))).toBe(true);
}, 60_000);
