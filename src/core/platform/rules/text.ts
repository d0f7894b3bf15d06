/** The text of a top-hat banner, the strip above the header, without surrounding spaces [TXT-001]. */
export function topHatText(text: string): string {
  return text.trim();
}

/** The headline of an icon card: its first `max` user-visible characters, without an ellipsis [TXT-002]. */
export function iconCardText(text: string, max = 18): string {
  return firstCharacters(text, max);
}

/**
 * Truncates a text to `max` user-visible characters and appends '...'. A text that fits is returned unchanged
 * [TXT-004].
 */
export function truncate(text: string, max: number): string {
  const start = firstCharacters(text, max);
  return start === text ? text : `${start}...`;
}

/** The key of an aria-label's tooltip: 'Ink & Toner!' is 'ink_toner' [TXT-003]. */
export function ariaLabelKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\s]/gu, '')
    .trim()
    .replace(/\s+/g, '_');
}

function firstCharacters(text: string, max: number): string {
  // every character has at least one UTF-16 unit, so a text this short always fits
  return text.length <= max ? text : characters(text).slice(0, Math.max(0, max)).join('');
}

/**
 * Splits a text into grapheme clusters: an emoji with its skin tone, or a letter with its accents, is one character.
 */
function characters(text: string): string[] {
  if (typeof Intl === 'undefined' || !Intl.Segmenter) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Normalises single-line input before it is sent: trims it, and replaces pasted tabs and line breaks with a space. */
export const oneLine = (typed: string): string => typed.replace(/\p{Cc}+/gu, ' ').trim();
