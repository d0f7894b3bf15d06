/**
 * Whether a stored record with a lifetime of `lifeMs` is current, at `now`. It has expired from the instant `expires`. A
 * record that expires further off than its own lifetime has expired, too: the clock was wrong when it was stored, or
 * another script has written it.
 */
export function isCurrent(now: number, expires: number, lifeMs: number): boolean {
  return now < expires && expires <= now + lifeMs;
}
