import { randomInt } from 'node:crypto';

/** An id of letters only, so that no part of it looks like a card number. */
export function randomLetters(length = 32): string {
  return Array.from({ length }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
