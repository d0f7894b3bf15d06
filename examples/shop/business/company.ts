import { eq } from 'drizzle-orm';
import type { Account } from '../accounts/session';
import type { Reader } from '../database/open';
import { accounts, type Company, companies, type Demand } from '../database/schema';
import { Refusal } from '../http/refusal';

/** A company and the role of the buyer, as they are now. */
export type Buying = { company: Company; isApprover: boolean };

const approverCodes = ['H_AO', 'H_AL', 'H_AG'];

/**
 * The company that an account buys for, read from the database now, because it may have changed since the page was
 * requested. Undefined for guests and consumers.
 */
export async function buyingOf(reader: Reader, account: Account | null): Promise<Buying | undefined> {
  if (account?.tenant !== 'SBA') return undefined;
  const [row] = await reader
    .select({ company: companies, permissions: accounts.permissions })
    .from(accounts)
    .innerJoin(companies, eq(companies.id, accounts.companyId))
    .where(eq(accounts.id, account.id));
  if (!row) return undefined;
  return { company: row.company, isApprover: canApprove(row.permissions) };
}

export const canApprove = (permissions: string[]): boolean => permissions.some((code) => approverCodes.includes(code));

/** The accounting fields, in the order in which they are requested [DEC-032]. */
export const accountingFields = ['BC', 'PON', 'POR'] as const;
export type AccountingField = (typeof accountingFields)[number];

/** The company of a buyer who may apply a purchase order. */
export function requirePurchaseOrders(buying: Buying | undefined | null): Buying {
  if (!buying || demandsOf(buying.company).PON === 'off') {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'Purchase orders are for businesses that use them');
  }
  return buying;
}

export function demandsOf(company: Company): Record<AccountingField, Demand> {
  return { BC: company.budgetCenterDemand, PON: company.poNumberDemand, POR: company.poReleaseDemand };
}
