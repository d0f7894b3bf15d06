import type { ListBody } from '../../../src/core/lists/contract/lists';
import type { SavedContext } from '../saved/savedContext';

/** A customer who has signed in, and what lists need of the shop that stores them. */
export type ListContext = SavedContext & {
  /** whose shared lists the customer may see */
  companyId: string | null;
  tenant: 'COM' | 'SBA';
  /** The first products that match a text. */
  search(text: string, most: number): Promise<{ sku: string; name: string }[]>;
  /** the lists that the shop generates, by id */
  generated: ReadonlyMap<string, () => Promise<GeneratedList>>;
};

export type GeneratedList = { list: ListBody; items: { id: string; sku: string; qty: number }[] };
