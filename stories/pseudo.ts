import type { Messages } from '../src/core/platform/rules/language';

const LETTERS: Record<string, string> = Object.fromEntries(
  [
    'aåå',
    'eéé',
    'iïï',
    'oöö',
    'uüü',
    'yÿ',
    'cç',
    'nñ',
    'sš',
    'zž',
    'AÅÅ',
    'EÉÉ',
    'IÏÏ',
    'OÖÖ',
    'UÜÜ',
    'CÇ',
    'NÑ',
    'SŠ',
    'ZŽ',
  ].map(([letter = '', ...others]) => [letter, others.join('')]),
);

/** What is no word in a text: a place for a figure, or markup. */
const KEPT = /(\{\w+\}|<[^>]*>)/;

/**
 * A text as no language has it: longer, with marks on its letters and a bracket at each end. What still reads as English was
 * never put into words; where a bracket is missing, something was cut.
 */
export function pseudoText(text: string): string {
  const parts = text.split(KEPT).map((part) => (KEPT.test(part) ? part : [...part].map(asPseudo).join('')));
  return text.trim() === '' ? text : `[${parts.join('')}]`;
}

const asPseudo = (letter: string): string => LETTERS[letter] ?? letter;

/** Every word of a catalogue so. */
export function pseudoWords(catalogue: Messages): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([widget, words]) => [
      widget,
      Object.fromEntries(Object.entries(words ?? {}).map(([key, text]) => [key, pseudoText(text ?? '')])),
    ]),
  );
}
