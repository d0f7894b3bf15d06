/** How many products can be compared [CMP-001]. */
export const COMPARE_MAX = 4;

export type CompareVerdict = { ok: true; skus: readonly string[] } | { ok: false; reason: 'full' };

/**
 * Adds a product to the list if it has fewer than `max`. A product that is already on the list changes nothing
 * [CMP-001].
 */
export function checkCompare(skus: readonly string[], sku: string, max = COMPARE_MAX): CompareVerdict {
  if (skus.includes(sku)) return { ok: true, skus };
  return skus.length < max ? { ok: true, skus: [...skus, sku] } : { ok: false, reason: 'full' };
}
