import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { AvailableRewardsBody, RewardsInfoBody } from '../../../src/core/account/contract/rewards';
import type { Account } from '../accounts/session';
import { decimal } from '../cart/price';
import type { Reader } from '../database/open';
import { orders } from '../database/schema';
import { sayIn } from '../languages/say';
import { type Language, localeOf } from '../pages/platform/language';

/** The share of each order that a member gets back, in whole percent. */
const percentBack = 2;

/** The amount that earns one more reward, in cents. */
const step = 50_000;

/** The program number of a member; '' for others, who earn nothing. */
export function rewardsNumberOf(account: Account | null): string {
  return account?.userType === 'PR6' || account?.userType === 'PR7' ? `R${account.customerNumber}` : '';
}

/** What a member has spent and earned, from their orders; empty for everybody else [RWD-001]. */
export async function rewardsInfo(
  reader: Reader,
  account: Account | null,
  language: Language,
): Promise<RewardsInfoBody> {
  if (!account || rewardsNumberOf(account) === '') return {};
  const months = await monthsOf(reader, account);
  const spent = months.reduce((sum, { total }) => sum + total, 0);
  return {
    amtSpent: decimal(spent),
    remainingAmt: decimal(step - (spent % step)),
    isFreeSkusEligible: account.userType === 'PR7',
    showFreeSkuNewFlag: account.userType === 'PR7',
    showTierUpgradeNewFlag: spent % step < step / 10,
    loyaltyRewards: months.map(({ month, total }) => ({
      name: sayIn(language)('for your orders in {month}', { month: monthName(month, localeOf(language)) }),
      amount: decimal(rewardFor(total)),
    })),
  };
}

/** The rewards that a member can use now [RWD-001]. */
export async function availableRewards(reader: Reader, account: Account | null): Promise<AvailableRewardsBody> {
  if (!account || rewardsNumberOf(account) === '') return {};
  const months = await monthsOf(reader, account);
  return { availableRewards: decimal(months.reduce((sum, { total }) => sum + rewardFor(total), 0)) };
}

/** A customer's order total for each month, in cents, newest month first. Declined orders are not counted. */
async function monthsOf(reader: Reader, { id, customerId }: Account): Promise<{ month: string; total: number }[]> {
  const month = sql<string>`to_char(${orders.placedOn}, 'YYYY-MM')`;
  const own = or(eq(orders.accountId, id), customerId ? eq(orders.customerId, customerId) : undefined);
  return reader
    .select({ month, total: sql<number>`sum(${orders.total})::int` })
    .from(orders)
    .where(and(own, ne(orders.status, 'DECLINED')))
    .groupBy(month)
    .orderBy(desc(month));
}

const rewardFor = (cents: number): number => Math.floor((cents * percentBack) / 100);

const monthName = (month: string, locale: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
