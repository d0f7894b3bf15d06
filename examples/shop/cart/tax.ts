import type { Account } from '../accounts/session';
import { cityAndStateOf } from '../database/stores';
import { isMember } from './adding/refusalOf';
import type { CartLine } from './line';

/** The state in which the shop charges sales tax, and its rate: 7.25%. */
const taxedState = 'CA';
const taxPerTenThousand = 725;

/** A member pays this share of the goods. */
const memberShare = 95;

type Destination = { zipCode: string | null | undefined; account: Account | null };

/**
 * The sales tax on goods, in cents, rounded half up once; null while the state that a line goes to is unknown. `paid` is
 * what remains of each line after the coupons. Gift cards and fees are not taxed, and businesses are exempt.
 */
export function salesTax(
  lines: readonly CartLine[],
  paid: ReadonlyMap<string, number>,
  { zipCode, account }: Destination,
): number | null {
  if (account?.tenant === 'SBA') return 0;
  const shipTo = zipCode ?? account?.zipCode;
  const shipState = shipTo ? cityAndStateOf(shipTo).state : undefined;
  const goods = lines.filter(({ product }) => product.kind !== 'GIFT_CARD');
  const stateOf = (line: CartLine) => line.storeState ?? shipState;
  if (goods.some((line) => stateOf(line) === undefined)) return null;
  const taxed = goods
    .filter((line) => stateOf(line) === taxedState)
    .reduce((sum, { id }) => sum + (paid.get(id) ?? 0), 0);
  const share = isMember(account) ? memberShare : 100;
  return Math.round((taxed * share * taxPerTenThousand) / 1_000_000);
}
