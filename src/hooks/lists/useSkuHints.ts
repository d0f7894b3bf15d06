import { useEffect, useState } from 'react';
import { listsOf, type ProductHint } from '../../core/lists/client/listsClient';
import { useStorefront } from '../platform/StorefrontProvider';

/** Shorter terms are too ambiguous. */
const FEWEST_LETTERS = 2;

/** The debounce of the product search, in milliseconds. */
const REST_MS = 250;

/**
 * Product suggestions for the typed text, after a debounce. Only for signed-in customers, because the search belongs to
 * the lists of an account; otherwise, and if nothing is found, empty [DEC-Q155].
 */
export function useSkuHints(typed: string, isWanted: boolean): readonly ProductHint[] {
  const storefront = useStorefront();
  const term = typed.trim();
  const [found, setFound] = useState<{ term: string; hints: ProductHint[] }>();
  const isEnabled = isWanted && storefront.session.isLoggedIn && term.length >= FEWEST_LETTERS;

  useEffect(() => {
    if (!isEnabled) return;
    const { host } = storefront;
    const abort = host.createAbort();
    const timer = host.setTimeout(() => {
      listsOf(storefront)
        .suggest(term, abort.signal)
        .catch(() => [])
        .then((hints) => setFound((before) => (abort.signal.aborted ? before : { term, hints })));
    }, REST_MS);
    return () => {
      host.clearTimeout(timer);
      abort.abort();
    };
  }, [storefront, term, isEnabled]);

  return isEnabled && found?.term === term ? found.hints : [];
}
