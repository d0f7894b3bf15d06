import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../database/open';
import { type CartLineRow, cartLines, type Product } from '../../database/schema';
import { checkDelivery, type Delivery } from '../delivery';
import { type LineEffect, refused } from '../effect';
import { type CartLine, heldOf, isPaid } from '../line';
import { type Message, message } from '../message';
import { grantQuantity } from '../quantity';
import type { AddItemRequest } from '../requests';
import type { Adding } from './adding';
import { isCovered, parentOf, relationOf } from './parent';
import { refusalOf } from './refusalOf';

/**
 * Adds the allowed items, one by one, and returns the effect of each. The caller has locked the cart; `adding.lines`
 * reflects what is written. Plans and samples are last, because the items that they require may be in the same request.
 */
export async function addItems(tx: Tx, adding: Adding, items: AddItemRequest[]): Promise<LineEffect[]> {
  const effects = new Map<AddItemRequest, LineEffect>();
  for (const item of needyLast(items, adding.products)) effects.set(item, await addItem(tx, adding, item));
  return items.map((item) => effects.get(item)).filter((effect) => effect !== undefined);
}

async function addItem(tx: Tx, adding: Adding, item: AddItemRequest): Promise<LineEffect> {
  if (item.qty <= 0) return refused(item, 'INVALID_QTY');
  const wanted = adding.products.get(item.itemId);
  if (!wanted) return refused(item, 'INVALID_ITEM');
  const product = adding.substituteFor(wanted);
  const remarks: Message[] = [];
  if (product !== wanted) remarks.push(message('SURCHG_ALTS_ITM_MSG', 'WARNING', { itemId: wanted.sku }));

  const { account } = adding.visitor;
  const refusal = refusalOf(product, account);
  if (refusal) return refused(item, refusal);
  if (product.kind === 'SAMPLE' && !adding.lines.some(isPaid)) return refused(item, 'FREE_SAMPLE_ALONE');

  const store = item.pickupStoreNumber ?? adding.yourStoreNo;
  const verdict = checkDelivery(product, item.deliveryType ?? 'STA', store, adding.stores, account);
  if ('refusal' in verdict) return refused(item, verdict.refusal);
  if (verdict.remark) remarks.push(message(verdict.remark, 'WARNING', { itemId: product.sku }));

  const covers = product.coversSubcategories;
  const covered = covers && adding.lines.filter((line) => isCovered(line, covers));
  const parent = covered ? parentOf(item, covered, adding.requested) : undefined;
  if (parent === 'missing') return refused(item, 'STANDALONE_WARRANTY_ITEM');

  const identity = { sku: product.sku, ...verdict.delivery, parentLineId: parent?.id ?? null };
  const line = adding.lines.find((it) => isSameLine(it, identity));
  const grant = grantQuantity(
    product,
    item.qty,
    {
      inLine: line?.qty ?? 0,
      inCart: heldOf(adding.lines, product.sku),
      orderedBefore: adding.orderedBefore.get(product.sku) ?? 0,
    },
    parent && adding.roomUnder(parent, product.kind),
    storeRoomOf(verdict.delivery, product, adding),
  );
  if (grant.message) remarks.push(grant.message);
  const facts = { itemId: item.itemId, requestedQty: item.qty, prevQty: line?.qty ?? 0, messages: remarks };
  if (grant.granted === 0) return { ...facts, actioned: 'NONE', qtyAdded: 0 };

  const originalSku = product === wanted ? null : wanted.sku;
  const saved = line
    ? await growLine(tx, adding, line, grant.granted)
    : await insertLine(tx, adding, { ...identity, product, qty: grant.granted, originalSku });
  return { ...facts, itemId: product.sku, cartItemId: saved.id, actioned: 'ADD_ITEM', qtyAdded: grant.granted };
}

/** How many more units that store can hand out; undefined unless the item is picked up. */
function storeRoomOf({ deliveryType, storeNumber }: Delivery, product: Product, adding: Adding): number | undefined {
  return deliveryType === 'ISP' && storeNumber ? adding.roomInStore(storeNumber, product.sku) : undefined;
}

type NewLine = Pick<CartLineRow, 'sku' | 'deliveryType' | 'storeNumber' | 'parentLineId' | 'qty' | 'originalSku'> & {
  product: Product;
  parentRelation?: CartLineRow['parentRelation'];
};

async function insertLine(tx: Tx, adding: Adding, { product, parentRelation, ...facts }: NewLine): Promise<CartLine> {
  const relation = parentRelation ?? relationOf(product.kind);
  const row = {
    id: randomUUID(),
    cartId: adding.cart.id,
    parentRelation: relation,
    wasOutOfStock: false,
    budgetCenterId: null,
    ...facts,
  };
  const [saved] = await tx.insert(cartLines).values(row).returning();
  if (!saved) throw new Error('the database did not return the inserted line');
  const line = { ...saved, product };
  adding.lines.push(line);
  await insertParts(tx, adding, line);
  return line;
}

/** The parts of a bundle are separate lines below it. */
async function insertParts(tx: Tx, adding: Adding, bundle: CartLine): Promise<void> {
  const { deliveryType, storeNumber } = bundle;
  for (const part of bundle.product.bundleOf ?? []) {
    const product = adding.products.get(part.sku);
    if (!product) continue;
    const identity = { sku: part.sku, deliveryType, storeNumber, parentLineId: bundle.id, originalSku: null };
    await insertLine(tx, adding, { ...identity, product, qty: part.qty * bundle.qty, parentRelation: 'BUNDLE' });
  }
}

async function growLine(tx: Tx, adding: Adding, line: CartLine, by: number): Promise<CartLine> {
  line.qty += by;
  await tx.update(cartLines).set({ qty: line.qty }).where(eq(cartLines.id, line.id));
  for (const part of line.product.bundleOf ?? []) {
    const child = adding.lines.find((it) => it.parentLineId === line.id && it.sku === part.sku);
    if (child) await growLine(tx, adding, child, part.qty * by);
  }
  return line;
}

function isSameLine(
  line: CartLine,
  identity: Pick<CartLineRow, 'sku' | 'deliveryType' | 'storeNumber' | 'parentLineId'>,
) {
  return (
    line.sku === identity.sku &&
    line.deliveryType === identity.deliveryType &&
    line.storeNumber === identity.storeNumber &&
    line.parentLineId === identity.parentLineId &&
    line.parentRelation !== 'BUNDLE'
  );
}

function needyLast(items: AddItemRequest[], products: Map<string, Product>): AddItemRequest[] {
  const rank = ({ itemId }: AddItemRequest) => {
    const kind = products.get(itemId)?.kind ?? 'PRODUCT';
    return kind === 'SAMPLE' ? 2 : relationOf(kind) ? 1 : 0;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}
