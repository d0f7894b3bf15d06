/** The place to search for stores; all fields are optional. */
export type SearchLocation = { zipCode?: string; city?: string; state?: string };

export type StoreSearchVerdict = { ok: true; term: string; location: SearchLocation } | { ok: false; term: string };

const TERM_PATTERN = /^[\p{L}\p{N}_]+(?:[,\s]+[\p{L}\p{N}_]+)*$/u;

/** Parses a search term: 'Boston, MA' is a city and its state, '02138' a ZIP code, 'Boston' a city. */
function parseLocation(term: string): SearchLocation {
  if (/^\d{5}$/.test(term)) return { zipCode: term };
  const [, city = term, state] = /^(.+?)[,\s]+([a-z]{2})$/i.exec(term) ?? [];
  return { city: city.replace(/[,\s]+/g, ' '), ...(state && { state: state.toUpperCase() }) };
}

/** Validates a search term: words of letters, digits and underscores, separated by commas or spaces [STORE-006]. */
export function checkStoreSearch(typed: string): StoreSearchVerdict {
  const term = typed.trim();
  return TERM_PATTERN.test(term) ? { ok: true, term, location: parseLocation(term) } : { ok: false, term };
}
