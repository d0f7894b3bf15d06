import { sql } from 'drizzle-orm';
import type { Tx } from '../database/open';
import { productPairs } from '../database/schema';

/** Counts the pairs of products in all existing orders; only once in the life of a shop. */
export async function countPairs(tx: Tx): Promise<void> {
  const [any] = await tx.select({ sku: productPairs.sku }).from(productPairs).limit(1);
  if (any) return;
  await tx.execute(sql`
    insert into product_pairs (sku, other_sku, orders)
    select mine.sku, theirs.sku, count(distinct mine.order_number)
    from order_lines mine
    join order_lines theirs on theirs.order_number = mine.order_number and theirs.sku <> mine.sku
    group by mine.sku, theirs.sku`);
}

/**
 * Counts one more order, in the transaction that writes it. Locks the pairs by ascending SKU, after everything else
 * that an order locks.
 */
export async function countOrder(tx: Tx, orderNumber: string): Promise<void> {
  await tx.execute(sql`
    insert into product_pairs (sku, other_sku, orders)
    select distinct mine.sku, theirs.sku, 1
    from order_lines mine
    join order_lines theirs on theirs.order_number = mine.order_number and theirs.sku <> mine.sku
    where mine.order_number = ${orderNumber}
    order by mine.sku, theirs.sku
    on conflict (sku, other_sku) do update set orders = product_pairs.orders + 1`);
}

/**
 * Reverses `countOrder`. Call it with the order's products locked. Whoever counts or reverses a pair holds the locks of
 * both its products, so the order of the pairs does not matter.
 */
export async function uncountOrder(tx: Tx, orderNumber: string): Promise<void> {
  await tx.execute(sql`
    update product_pairs set orders = orders - 1
    where (sku, other_sku) in (
      select mine.sku, theirs.sku
      from order_lines mine
      join order_lines theirs on theirs.order_number = mine.order_number and theirs.sku <> mine.sku
      where mine.order_number = ${orderNumber})`);
  await tx.execute(sql`
    delete from product_pairs
    where orders <= 0 and sku in (select sku from order_lines where order_number = ${orderNumber})`);
}
