import type { Messages } from '../../src/core/platform/rules/messages';

/** Each letter, followed by what replaces it. */
const LETTERS: Record<string, string> = Object.fromEntries(
  'aåå eéé iïï oöö uüü yÿ cç nñ sš zž AÅÅ EÉÉ IÏÏ OÖÖ UÜÜ CÇ NÑ SŠ ZŽ'
    .split(' ')
    .map(([letter = '', ...others]) => [letter, others.join('')]),
);

/** The parts of a text that are not translated: a placeholder or markup. */
const UNTRANSLATED = /(\{\w+\}|<[^>]*>)/;

/**
 * A pseudo-translation: longer, with accented letters and a bracket at each end. Text that still reads as English is
 * not translatable, and a missing bracket shows that text was cut off.
 */
export function pseudoText(text: string): string {
  const parts = text
    .split(UNTRANSLATED)
    .map((part) => (UNTRANSLATED.test(part) ? part : [...part].map(asPseudo).join('')));
  return text.trim() === '' ? text : `[${parts.join('')}]`;
}

const asPseudo = (letter: string): string => LETTERS[letter] ?? letter;

/** A pseudo-translation of every message of a catalogue. */
export function pseudoMessages(catalogue: Messages): Messages {
  return Object.fromEntries(
    Object.entries(catalogue).map(([widget, messages]) => [
      widget,
      Object.fromEntries(Object.entries(messages ?? {}).map(([key, text]) => [key, pseudoText(text ?? '')])),
    ]),
  );
}
