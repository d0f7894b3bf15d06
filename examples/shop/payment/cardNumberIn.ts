import { hasChecksum } from '../../../src/core/payment/rules/card/number';
import { withPlainDigits } from '../../../src/core/platform/rules/digits';

/** Digits in groups, with one blank, dash or dot between two of them. */
const GROUPS = /\d+(?:[\t\p{Zs}\p{Pd}.]\d+)*/gu;

/**
 * How numbers are printed on cards, by the lengths of their groups: four groups of four, with a rest of up to three
 * digits, or four, six and five. Up to three characters that are no letters may be between two groups: ` - `, a slash,
 * an invisible one. Numbers of four digits between commas, semicolons or line breaks are a list.
 */
const PRINTED = [
  { run: /\d+(?:[^\d\p{L},;\n\r\u2028\u2029]{1,3}\d+)*/gu, lengths: /^4444[1-3]?$/ },
  { run: /\d+(?:[^\d\p{L}]{1,3}\d+)*/gu, lengths: /^46[45]$/ },
];

/** The first digits of Visa, Mastercard, American Express, Diners Club, JCB, Discover and UnionPay. */
const ISSUERS = /^(?:4|5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|30[0-5]|3[4-9]|6011|62|64[4-9]|65)/;

const shortest = 13;
const longest = 19;

/**
 * Whether a text has 13 to 19 digits in a row that pass the checksum of cards, in digits of any script: alone, at the
 * beginning of a longer number, or in the groups of a card. Phone numbers, SKUs and order numbers have fewer digits or
 * other groups. Emails often have long numbers, and printed groups occur by chance: there an issuer must be named, too.
 */
export function hasCardNumber(text: string): boolean {
  const plain = withPlainDigits(text);
  const isNumber = plain.includes('@') ? isIssuedCard : isCard;
  return (
    groupsIn(plain, GROUPS).some(
      (groups) => isNumber(groups.join('')) || groups.some((group) => startsWith(group, isNumber)),
    ) ||
    PRINTED.some(({ run, lengths }) =>
      groupsIn(plain, run).some((groups) => printedIn(groups, lengths).some(isIssuedCard)),
    )
  );
}

const groupsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([run]) => run.split(/\D+/));

const isCard = (digits: string) => digits.length >= shortest && digits.length <= longest && hasChecksum(digits);

const isIssuedCard = (digits: string) => ISSUERS.test(digits) && isCard(digits);

/** The code or the expiry may follow a number without a blank. */
function startsWith(group: string, isNumber: (digits: string) => boolean): boolean {
  for (let length = shortest; length <= Math.min(longest, group.length); length += 1)
    if (isNumber(group.slice(0, length))) return true;
  return false;
}

/** Consecutive groups of digits that form a card number. */
function printedIn(groups: string[], printed: RegExp): string[] {
  return groups.flatMap((_, start) =>
    [3, 4, 5].flatMap((count) => {
      const found = groups.slice(start, start + count);
      const lengths = found.map(({ length }) => length).join('');
      return printed.test(lengths) ? [found.join('')] : [];
    }),
  );
}
