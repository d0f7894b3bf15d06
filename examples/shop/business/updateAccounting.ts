import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Visitor } from '../accounts/session';
import { readLines } from '../cart/line';
import { lineToChange } from '../cart/updateLines';
import type { TableReader, Tx } from '../database/open';
import { budgetCenters, type CartRow, cartLines, carts } from '../database/schema';
import { noCardNumber, ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import type { Accounting } from './charges';
import { type AccountingField, type Buying, buyingOf, demandsOf } from './company';

/** The maximum length of the purchase order number and of the release, in characters [DEC-032]. */
export const longestPoNumber = 35;
export const longestPoRelease = 20;

/** A text, or '' to clear the previous value. */
export const optionalText = (longest: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(longest), v.regex(/^[^\p{Cc}\p{Cs}]*$/u), noCardNumber));

/** The request of UPDATE_ACCOUNTING_INFO. Omitted fields stay unchanged. */
export const AccountingRequest = v.object({
  accountInfo: v.optional(
    v.object({
      bcName: optionalText(100),
      purchaseOrderNumber: optionalText(longestPoNumber),
      purchaseOrderRelease: optionalText(longestPoRelease),
    }),
    {},
  ),
  items: v.optional(
    v.pipe(
      v.array(v.object({ cartItemId: ShortText, itemAccountInfo: v.object({ bcName: optionalText(100) }) })),
      v.maxLength(200),
    ),
    [],
  ),
  ignoreBcUpdate: v.optional(v.nullable(v.boolean())),
});

export type AccountingRequest = v.InferOutput<typeof AccountingRequest>;

/** What a request changes in a cart: its fields, its lines, and whether all lines lose their budget centers first. */
export type AccountingChange = {
  cart: Partial<Accounting>;
  clearsLines: boolean;
  lines: { cartItemId: string; budgetCenterId: number | null }[];
};

/**
 * Sets who pays for a cart and under which number. A budget center of the cart replaces its lines' budget centers,
 * unless `ignoreBcUpdate` is set.
 */
export async function updateAccounting(tx: Tx, cart: CartRow, visitor: Visitor, request: AccountingRequest) {
  const change = await accountingChange(tx, await requireBuying(tx, visitor), request);
  const lines = change.lines.length > 0 ? await readLines(tx, cart.id) : [];
  const ofLines = change.lines.map(({ cartItemId, ...set }) => ({ id: lineToChange(lines, cartItemId).id, set }));
  if (change.clearsLines) {
    await tx.update(cartLines).set({ budgetCenterId: null }).where(eq(cartLines.cartId, cart.id));
  }
  const { budgetCenterId, poNumber, poRelease } = Object.assign(cart, change.cart);
  await tx.update(carts).set({ budgetCenterId, poNumber, poRelease }).where(eq(carts.id, cart.id));
  for (const { id, set } of ofLines) await tx.update(cartLines).set(set).where(eq(cartLines.id, id));
}

/** Refuses fields that the company does not use, and budget centers that it does not have. */
export async function accountingChange(
  tables: TableReader,
  buying: Buying,
  { accountInfo, items, ignoreBcUpdate }: AccountingRequest,
): Promise<AccountingChange> {
  const { bcName, purchaseOrderNumber, purchaseOrderRelease } = accountInfo;
  const names = [bcName, ...items.map(({ itemAccountInfo }) => itemAccountInfo.bcName)];
  refuseUnused(buying, {
    BC: names.some(Boolean),
    PON: Boolean(purchaseOrderNumber),
    POR: Boolean(purchaseOrderRelease),
  });
  const centerOf = await centersByName(tables, buying, names);
  return {
    cart: {
      ...(isPresent(bcName) && { budgetCenterId: centerOf(bcName) }),
      ...(isPresent(purchaseOrderNumber) && { poNumber: purchaseOrderNumber || null }),
      ...(isPresent(purchaseOrderRelease) && { poRelease: purchaseOrderRelease || null }),
    },
    clearsLines: isPresent(bcName) && !ignoreBcUpdate,
    lines: items.map(({ cartItemId, itemAccountInfo }) => ({
      cartItemId,
      budgetCenterId: centerOf(itemAccountInfo.bcName ?? ''),
    })),
  };
}

/** '' clears the previous value; null and undefined leave it unchanged. */
function isPresent(text: string | null | undefined): text is string {
  return text !== null && text !== undefined;
}

/**
 * The buyer's company. Refuses consumers, because budget centers, purchase orders and locations exist for businesses
 * only [GEN-004].
 */
export async function requireBuying(tx: Tx, visitor: Visitor): Promise<Buying> {
  return requireCompany(await buyingOf(tx, visitor.account));
}

export function requireCompany(buying: Buying | undefined | null): Buying {
  if (!buying) throw new Refusal(403, 'ACCOUNTING_NOT_AVAILABLE', 'This is for business accounts only');
  return buying;
}

function refuseUnused({ company }: Buying, isProvided: Record<AccountingField, boolean>): void {
  for (const [field, demand] of Object.entries(demandsOf(company))) {
    if (demand === 'off' && isProvided[field as AccountingField]) {
      throw new Refusal(400, 'ACCOUNTING_NOT_AVAILABLE', `${field}: your company does not use this`);
    }
  }
}

/** The id of each requested name; null for ''. Refuses names that do not belong to the company. */
async function centersByName(tables: TableReader, { company }: Buying, requested: (string | null | undefined)[]) {
  const names = [...new Set(requested.filter((name) => isPresent(name) && name !== ''))] as string[];
  const rows =
    names.length === 0
      ? []
      : await tables
          .select({ id: budgetCenters.id, name: budgetCenters.name })
          .from(budgetCenters)
          .where(and(eq(budgetCenters.companyId, company.id), inArray(budgetCenters.name, names)));
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  for (const name of names) {
    if (!ids.has(name))
      throw new Refusal(400, 'INVALID_BUDGET_CENTER', 'We couldn’t find the budget center {name}', { name });
  }
  return (name: string): number | null => ids.get(name) ?? null;
}
