import { listsOf, type ProductHint } from '../../core/lists/client/listsClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, shopKey } from '../platform/shopQuery';
import { useDebounced } from '../platform/useDebounced';
import { useShopQuery } from '../platform/useShopQueryClient';

/** Shorter terms are too ambiguous. */
const FEWEST_LETTERS = 2;

/** The debounce of the product search, in milliseconds. */
const REST_MS = 250;

const NONE: readonly ProductHint[] = [];

/**
 * Product suggestions for the typed text, after a debounce. Only for signed-in customers, because the search belongs to
 * the lists of an account; otherwise, and if nothing is found, empty [DEC-Q155].
 */
export function useSkuHints(typed: string, isWanted: boolean): readonly ProductHint[] {
  const storefront = useStorefront();
  const term = useDebounced(typed.trim(), REST_MS);
  const enabled = isWanted && storefront.session.isLoggedIn && term.length >= FEWEST_LETTERS && term === typed.trim();
  const { data = NONE } = useShopQuery({
    queryKey: shopKey(storefront, 'list-suggestions', term),
    ...CUSTOMER_QUERY,
    queryFn: ({ signal }) => listsOf(storefront).suggest(term, signal),
    enabled,
  });
  return enabled ? data : NONE;
}
