/** From how many characters on words are suggested, and how long a customer has to pause for that [HDR-023]. */
export const SUGGEST_FROM = 2;
export const SUGGEST_DELAY_MS = 200;
export const SUGGEST_SIZE = 10;

/** What is asked of the suggest service; undefined for too little to ask about [HDR-023]. */
export function suggestTerm(typed: string): string | undefined {
  const term = typed.trim().replace(/\s+/g, ' ');
  return term.length >= SUGGEST_FROM ? term : undefined;
}

/** An address with words to look for, and whatever else a search says. */
export function searchUrlFor(searchUrl: string, term: string, more: Record<string, string> = {}): string {
  const query = Object.entries({ q: term.trim(), ...more }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${searchUrl}${searchUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
}
