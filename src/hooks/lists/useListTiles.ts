import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { inGroups, type ListAdd, type ListOutcome, listOutcomes } from '../../core/lists/rules/listOutcome';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, shopKey } from '../platform/shopQuery';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useShopQueryClient } from '../platform/useShopQueryClient';
import { productTilesQuery } from '../products/productTilesQuery';
import type { ProductTilesState } from '../products/useProductTiles';

export type ListTiles = ReturnType<typeof useListTiles>;

/** The lookup of one SKU. */
export type SkuLookup =
  | { phase: 'loading' | 'missing' | 'failed'; tile?: undefined }
  | { phase: 'ready'; tile: ProductTile };

type Lookups = Readonly<Record<string, SkuLookup>>;

const LOADING: SkuLookup = { phase: 'loading' };
const NONE: Lookups = {};

/** With `select`, an unchanged lookup is the same object, although the query is another one for other SKUs. */
const unchanged = (lookups: Lookups): Lookups => lookups;

/**
 * Looks up SKUs, whose list changes. Each is requested once, batched with the others, and on its own: a failed request
 * does not affect the others. Results stay while others load.
 */
export function useSkuLookup(skus: readonly string[]) {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  /** The product of a SKU: from the cache however old, else from the shop. */
  async function fetchTile(sku: string): Promise<ProductTile | undefined> {
    const options = { ...productTilesQuery(storefront, [sku]), staleTime: Number.POSITIVE_INFINITY };
    return (await queryClient.fetchQuery(options))[0];
  }
  const lookUp = (sku: string): Promise<SkuLookup> =>
    fetchTile(sku).then(
      (tile) => (tile ? { phase: 'ready', tile } : { phase: 'missing' }),
      () => ({ phase: 'failed' }),
    );
  const {
    data = NONE,
    isFetching,
    refetch,
  } = useQuery(
    {
      ...CUSTOMER_QUERY,
      queryKey: shopKey(storefront, 'lookups', skus),
      queryFn: async (): Promise<Lookups> =>
        Object.fromEntries(await Promise.all(skus.map(async (sku) => [sku, await lookUp(sku)] as const))),
      select: unchanged,
      placeholderData: keepPreviousData,
      gcTime: 0,
      enabled: skus.length > 0,
    },
    queryClient,
  );

  const lookupOf = (sku: string): SkuLookup => {
    const known = data[sku] ?? LOADING;
    return isFetching && known.phase === 'failed' ? LOADING : known;
  };
  return {
    lookupOf,
    fetchTile,
    hasFailed: skus.some((sku) => lookupOf(sku).phase === 'failed'),
    retry: () => void refetch(),
  };
}

/** The products of a changing list: each is requested once, and stays cached after it leaves the list. */
export function useListTiles(skus: readonly string[]) {
  const { site } = useStorefront();
  const { lookupOf, fetchTile, hasFailed, retry } = useSkuLookup(skus);
  // messages name a product that has left the list
  const tiles = useRef(new Map<string, ProductTile>()).current;
  for (const sku of skus) {
    const { tile } = lookupOf(sku);
    if (tile) tiles.set(sku, tile);
  }
  const isLoading = skus.some((sku) => lookupOf(sku).phase === 'loading');
  const phase: ProductTilesState['phase'] =
    skus.length === 0 ? 'idle' : isLoading ? 'loading' : hasFailed ? 'failed' : 'ready';

  async function resolved({ sku, quantity }: ListAdd): Promise<ListAdd> {
    const tile = site.isSBA ? await fetchTile(sku) : tiles.get(sku);
    return { sku, quantity, resolvedSku: tile?.resolvedSku };
  }

  return {
    tiles: tiles as ReadonlyMap<string, ProductTile>,
    phase,
    refetch: retry,
    /**
     * Converts items for an add: a business orders by the resolved SKU, also for items on pages that were not viewed
     * [CART-ADD-015, TILE-020]. Rejects with CommerceError if the products cannot be loaded.
     */
    toAdd: (items: readonly ListAdd[]) => Promise.all(items.map(resolved)),
  };
}

/** How many list items one add contains. */
const ADD_AT_ONCE = 100;

/** The result of an add for each item, by its SKU. */
export type ListOutcomes = ReadonlyMap<string, ListOutcome>;

/**
 * Adds list items to the cart in batches of a hundred, after `prepare` has resolved the items to add. A failed batch is
 * a result of its items; only a failure of `prepare` is an error.
 */
export function useListToCart<Items>(
  source: string,
  prepare: (items: Items) => Promise<readonly ListAdd[]>,
): ShopMutation<Items, ListOutcomes> {
  const { cart, settings, locale } = useStorefront();
  return useShopMutation<Items, ListOutcomes>({
    async mutationFn(items) {
      const results = new Map<string, ListOutcome>();
      for (const group of inGroups(await prepare(items), ADD_AT_ONCE)) {
        const feedback = await cart.add(group, { feedback: 'none', source });
        for (const [sku, outcome] of listOutcomes(group, feedback, settings.messages['cart'], locale)) {
          results.set(sku, outcome);
        }
      }
      return results;
    },
  });
}
