/** A card's nickname has at most this many characters [PAY-CARD-017]. */
export const MAX_NICKNAME = 32;

/** The nickname as it is kept: without blanks around it, and no longer than the shop takes [PAY-CARD-017]. */
export function nicknameOf(typed: string): string {
  return [...typed.trim()].slice(0, MAX_NICKNAME).join('').trimEnd();
}
