import { inGroups, type ListAdd, type ListOutcome, listOutcomes } from '../../core/lists/rules/listOutcome';
import { useStorefront } from '../platform/StorefrontProvider';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

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
