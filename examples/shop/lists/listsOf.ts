import { accountOwner } from '../accounts/owner';
import type { Account } from '../accounts/session';
import { namesOf } from '../catalogue/findBySku';
import { findProducts } from '../catalogue/findProducts';
import type { Database } from '../database/open';
import { sayIn } from '../languages/say';
import type { ListContext } from './listContext';
import { recommendedList, recommendedListIds } from './recommendedLists';

/** The lists of an account of the reference shop. */
export function listsOf(tables: Database, account: Account, say = sayIn('en-US')): ListContext {
  const { companyId, tenant } = account;
  return {
    tables,
    owner: accountOwner(account),
    namesOf: (skus) => namesOf(tables, skus),
    companyId,
    tenant,
    search: (text, most) => bestSellersLike(tables, text, most),
    generated: new Map(recommendedListIds.map((id) => [id, () => recommendedList(tables, account, id, say)])),
  };
}

async function bestSellersLike(tables: Database, search: string, most: number) {
  const { products } = await findProducts(tables, { search, sort: 'popular', page: 1 });
  return products.slice(0, most);
}
