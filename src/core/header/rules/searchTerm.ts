/**
 * The minimum length of a term for suggestions, the debounce delay, and the maximum number of suggestions [HDR-023].
 */
export const SUGGEST_FROM = 2;
export const SUGGEST_DELAY_MS = 200;
export const SUGGEST_SIZE = 10;

/** The term to send to the suggest service; undefined if the input is too short [HDR-023]. */
export function suggestTerm(typed: string): string | undefined {
  const term = typed.trim().replace(/\s+/g, ' ');
  return term.length >= SUGGEST_FROM ? term : undefined;
}

/** Adds the search term, and any other parameters, to the query of a search URL. */
export function searchUrlFor(searchUrl: string, term: string, more: Record<string, string> = {}): string {
  const query = Object.entries({ q: term.trim(), ...more }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${searchUrl}${searchUrl.includes('?') ? '&' : '?'}${query.join('&')}`;
}
