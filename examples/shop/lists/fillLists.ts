import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { accountOwner } from '../accounts/owner';
import type { Tx } from '../database/open';
import { type AccessLevel, accounts, listItems, products, shoppingLists } from '../database/schema';

/** The lists of a new shop: best sellers of some categories, or lists of a demo account. */
const demoLists: {
  name: string;
  accessLevel: AccessLevel;
  tenant: 'COM' | 'SBA';
  login?: string;
  shelves: string[];
}[] = [
  { name: 'Office starter kit', accessLevel: 'GLOBAL', tenant: 'COM', shelves: ['paper', 'binders', 'art'] },
  { name: 'Office starter kit', accessLevel: 'GLOBAL', tenant: 'SBA', shelves: ['paper', 'binders', 'labels'] },
  { name: 'Supply closet', accessLevel: 'SHARED', tenant: 'SBA', login: 'sally@quire.example', shelves: ['paper'] },
  { name: 'My desk', accessLevel: 'PERSONAL', tenant: 'SBA', login: 'jonathan@quire.example', shelves: ['art'] },
  { name: 'Home office', accessLevel: 'PERSONAL', tenant: 'COM', login: 'william@quire.example', shelves: ['paper'] },
];

const perShelf = 4;

/** Also fills a shop that was created before it had lists. */
export async function fillLists(tx: Tx): Promise<void> {
  const [any] = await tx.select({ id: shoppingLists.id }).from(shoppingLists).limit(1);
  if (any) return;
  for (const { name, accessLevel, tenant, login, shelves } of demoLists) {
    const [owner] = login ? await tx.select().from(accounts).where(eq(accounts.login, login)) : [];
    if (login && !owner) continue;
    const [id, now] = [randomUUID(), new Date()];
    await tx.insert(shoppingLists).values({
      id,
      name,
      accessLevel,
      tenant,
      owner: owner ? accountOwner(owner) : null,
      companyId: owner?.companyId ?? null,
      isReadOnly: accessLevel === 'GLOBAL',
      createdAt: now,
      modifiedAt: now,
    });
    for (const shelf of shelves) await fillFrom(tx, id, shelf);
  }
}

async function fillFrom(tx: Tx, listId: string, shelf: string): Promise<void> {
  const best = await tx
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.subcategory, shelf))
    .orderBy(desc(products.timesOrdered), products.sku)
    .limit(perShelf);
  if (best.length === 0) return;
  await tx
    .insert(listItems)
    .values(best.map(({ sku }, index) => ({ id: randomUUID(), listId, sku, qty: index + 1, addKeys: [] })));
}
