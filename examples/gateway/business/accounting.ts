import { eq } from 'drizzle-orm';
import type { AccountedLine } from '../../shop/business/charges';
import type { Buying } from '../../shop/business/company';
import { companyDestination } from '../../shop/business/locations';
import { type AccountingRequest, accountingChange, requireCompany } from '../../shop/business/updateAccounting';
import { type ShipToRequest, shipToOf } from '../../shop/business/updateShipTo';
import type { OpenCart } from '../cart/openCart';
import { lineOf } from '../cart/updateLines';
import { type CartRow, carts } from '../database/schema';
import type { EngineCart, EngineContact } from '../engine';

/** Sets who pays for a cart and under which number. The engine does not know it. */
export async function updateAccounting(open: OpenCart, request: AccountingRequest): Promise<void> {
  const { row } = open;
  const change = await accountingChange(open.database, requireCompany(open.visit.buying), request);
  const lineBudgets = change.clearsLines ? {} : { ...row.lineBudgets };
  for (const { cartItemId, budgetCenterId } of change.lines) {
    lineBudgets[lineOf(open.cart, cartItemId).id] = budgetCenterId;
  }
  await storeAccounting(open, { ...change.cart, lineBudgets });
}

/** Sets the destination of the whole order. */
export async function updateShipTo(open: OpenCart, request: ShipToRequest): Promise<void> {
  const { database, visit } = open;
  await storeAccounting(open, { shipToId: await shipToOf(database, requireCompany(visit.buying), request) });
}

/** Sets the purchase order of a cart, or removes it. */
export const setPurchaseOrder = (open: OpenCart, poNumber: string | null): Promise<void> =>
  storeAccounting(open, { poNumber });

/** Stores who pays for a cart and where its order goes. */
export async function storeAccounting({ database, row }: OpenCart, change: Partial<CartRow>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  Object.assign(row, change);
  await database.update(carts).set(change).where(eq(carts.id, row.id));
}

/** The lines of a cart with their own budget centers and what they cost. */
export function accountedLines(
  row: CartRow | undefined,
  cart: EngineCart | undefined,
): (AccountedLine & { cents: number })[] {
  return (cart?.lines ?? []).map(({ id, parent, total: cents }) => ({
    id,
    parentLineId: parent?.lineId ?? null,
    budgetCenterId: row?.lineBudgets[id] ?? null,
    cents,
  }));
}

/** Who receives the order of a company: its chosen location. */
export async function companyContact({ database, row, visit }: OpenCart, buying: Buying): Promise<EngineContact> {
  const { name, address1, address2, city, state, zipCode } = await companyDestination(database, row, buying);
  return { email: visit.customer?.email ?? '', name, address1, address2, city, state, zipCode };
}
