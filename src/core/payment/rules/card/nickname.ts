/** The maximum length of a card's nickname, in characters [PAY-CARD-017]. */
export const MAX_NICKNAME = 32;

/** The nickname in its stored form: trimmed and cut to the maximum length [PAY-CARD-017]. */
export function nicknameOf(typed: string): string {
  return [...typed.trim()].slice(0, MAX_NICKNAME).join('').trimEnd();
}
