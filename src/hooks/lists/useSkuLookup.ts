import { useEffect, useRef, useState } from 'react';
import { jsonText } from '../../core/platform/client/host/jsonText';
import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';

/** The lookup of a typed SKU. */
export type SkuLookup =
  | { phase: 'loading' | 'missing' | 'failed'; tile?: undefined }
  | { phase: 'ready'; tile: ProductTile };

/** Looks up each SKU once, with one batched request; failed lookups wait for `retry`. */
export function useSkuLookup(skus: readonly string[]): {
  found: ReadonlyMap<string, SkuLookup>;
  hasFailed: boolean;
  retry: () => void;
} {
  const storefront = useStorefront();
  const [found, setFound] = useState<ReadonlyMap<string, SkuLookup>>(new Map());
  // requested, but not yet rendered
  const requested = useRef(new Set<string>());
  const isMounted = useRef(true);
  const wanted = jsonText(skus);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    const fresh = (JSON.parse(wanted) as string[]).filter((sku) => !found.has(sku) && !requested.current.has(sku));
    if (fresh.length === 0) return;
    for (const sku of fresh) requested.current.add(sku);
    const client = productTilesOf(storefront);
    const lookups = new Map<string, SkuLookup>(fresh.map((sku) => [sku, { phase: 'loading' }]));
    setFound((before) => new Map([...before, ...lookups]));
    void lookUp(client, fresh, (sku, lookup) => lookups.set(sku, lookup)).then(() => {
      for (const sku of fresh) requested.current.delete(sku);
      if (isMounted.current) setFound((before) => new Map([...before, ...lookups]));
    });
  }, [wanted, found, storefront]);

  const hasFailed = skus.some((sku) => found.get(sku)?.phase === 'failed');
  const retry = () => setFound((before) => new Map([...before].filter(([, { phase }]) => phase !== 'failed')));
  return { found, hasFailed, retry };
}

type Client = ReturnType<typeof productTilesOf>;

/** Reads each SKU on its own, so that one failed request does not affect the others; the client batches them anyway. */
async function lookUp(
  client: Client,
  skus: string[],
  onResult: (sku: string, lookup: SkuLookup) => void,
): Promise<void> {
  await Promise.all(
    skus.map(async (sku) => {
      const { tiles, error } = await client.read([sku]);
      const [tile] = tiles;
      onResult(sku, tile ? { phase: 'ready', tile } : { phase: error ? 'failed' : 'missing' });
    }),
  );
}
