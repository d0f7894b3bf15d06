import { useEffect, useRef, useState } from 'react';
import { inGroups, type ListAdd, type ListOutcome, listOutcomes } from '../../core/lists/rules/listOutcome';
import { useStorefront } from '../platform/StorefrontProvider';

/** How many list items one add contains. */
const ADD_AT_ONCE = 100;

export type ListToCart = {
  /** The SKUs that are being added to the cart. */
  adding: readonly string[];
  /** The result per SKU; contains only SKUs that were added. */
  outcomes: ReadonlyMap<string, ListOutcome>;
  /** Never rejects; resolves with the result per SKU. */
  add: (items: readonly ListAdd[]) => Promise<ReadonlyMap<string, ListOutcome>>;
};

/** Adds list items to the cart in batches of a hundred, and returns the result per item. */
export function useListToCart(source = 'list'): ListToCart {
  const { cart, settings, locale } = useStorefront();
  const [adding, setAdding] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ListOutcome>>(new Map());
  const isPending = useRef(false);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function add(items: readonly ListAdd[]) {
    const results = new Map<string, ListOutcome>();
    if (isPending.current || items.length === 0) return results;
    isPending.current = true;
    setAdding(items.map(({ sku }) => sku));
    for (const group of inGroups(items, ADD_AT_ONCE)) {
      const feedback = await cart.add(
        group.map(({ sku, quantity, resolvedSku }) => ({ sku, quantity, ...(resolvedSku && { resolvedSku }) })),
        { feedback: 'none', source },
      );
      for (const [sku, outcome] of listOutcomes(group, feedback, settings.messages['cart'], locale)) {
        results.set(sku, outcome);
      }
    }
    isPending.current = false;
    if (isMounted.current) {
      setAdding([]);
      setOutcomes(results);
    }
    return results;
  }

  return { adding, outcomes, add };
}
