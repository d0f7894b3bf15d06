/** Where to look for stores: whatever of it is known. */
export type SearchPlace = { zipCode?: string; city?: string; state?: string };

export type StoreSearchVerdict = { ok: true; term: string; place: SearchPlace } | { ok: false; term: string };

const WORDS = /^[\p{L}\p{N}_]+(?:[,\s]+[\p{L}\p{N}_]+)*$/u;

/** 'Boston, MA' is a city and its state, '02138' a zip, 'Boston' a city. */
function placeIn(term: string): SearchPlace {
  if (/^\d{5}$/.test(term)) return { zipCode: term };
  const [, city = term, state] = /^(.+?)[,\s]+([a-z]{2})$/i.exec(term) ?? [];
  return { city: city.replace(/[,\s]+/g, ' '), ...(state && { state: state.toUpperCase() }) };
}

/** May this be looked for? Words of letters, digits and underscores between commas or spaces, nothing else [STORE-006]. */
export function checkStoreSearch(typed: string): StoreSearchVerdict {
  const term = typed.trim();
  return WORDS.test(term) ? { ok: true, term, place: placeIn(term) } : { ok: false, term };
}
