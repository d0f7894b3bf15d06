import { hasChecksum } from '../../../src/core/payment/rules/card/number';
import { withPlainDigits } from '../../../src/core/platform/rules/digits';

/** Digits in groups, with one blank, dash or dot between two of them. */
const GROUPS = /\d+(?:[\s\p{Pd}.]\d+)*/gu;

/** Digits in groups, with up to three characters between two of them that are no letters: ` - `, a slash, an invisible one. */
const WIDE_GROUPS = /\d+(?:[^\d\p{L}]{1,3}\d+)*/gu;

/** How numbers are printed on cards: four groups of four, or four, six and five; with a rest of up to three digits. */
const PRINTED = [/^4444[1-3]?$/, /^46[45]$/];

const shortest = 13;
const longest = 19;

/**
 * Whether a text has 13 to 19 digits in a row that pass the checksum of cards, in digits of any script: alone, at the
 * beginning of a longer number, or in the groups of a card. Phone numbers, SKUs and order numbers have fewer digits or
 * other groups.
 */
export function hasCardNumber(text: string): boolean {
  const plain = withPlainDigits(text);
  return (
    groupsIn(plain, GROUPS).some((groups) => isCard(groups.join('')) || groups.some(startsWithCard)) ||
    groupsIn(plain, WIDE_GROUPS).some((groups) => printedIn(groups).some(isCard))
  );
}

const groupsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([run]) => run.split(/\D+/));

const isCard = (digits: string) => digits.length >= shortest && digits.length <= longest && hasChecksum(digits);

/** The code or the expiry may follow a number without a blank. */
function startsWithCard(group: string): boolean {
  for (let length = shortest; length <= Math.min(longest, group.length); length += 1)
    if (isCard(group.slice(0, length))) return true;
  return false;
}

/** Consecutive groups that are those of a card. */
function printedIn(groups: string[]): string[] {
  return groups.flatMap((_, start) =>
    [3, 4, 5].flatMap((count) => {
      const found = groups.slice(start, start + count);
      const lengths = found.map(({ length }) => length).join('');
      return PRINTED.some((printed) => printed.test(lengths)) ? [found.join('')] : [];
    }),
  );
}
