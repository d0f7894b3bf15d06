import type { TableReader, TableWriter } from '../database/open';

/**
 * What saved items need of the shop that stores them: the reference shop, or the gateway, which takes its products
 * from an engine.
 */
export type SavedContext = {
  tables: TableWriter;
  owner: string;
  /** The names of the products with these SKUs. Unknown SKUs are left out. */
  namesOf(skus: string[]): Promise<ReadonlyMap<string, string>>;
};

/** Enough to read them. */
export type SavedReader = { tables: TableReader; owner: string };
