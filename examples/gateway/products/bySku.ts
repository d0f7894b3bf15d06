import type { Engine, EngineProduct } from '../engine';

/** Products of the engine, by SKU. */
export async function bySku(engine: Engine, skus: string[]): Promise<Map<string, EngineProduct>> {
  const products = await engine.findProducts([...new Set(skus)]);
  return new Map(products.map((product) => [product.sku, product]));
}
