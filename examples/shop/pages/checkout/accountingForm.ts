import * as v from 'valibot';
import { oneLine } from '../../../../src/core/platform/rules/text';
import type { Budget } from '../../business/budgets';
import type { Accounting } from '../../business/charges';
import type { Buying } from '../../business/company';
import { demandsOf } from '../../business/company';
import { type Destined, locationText } from '../../business/locations';
import { AccountingRequest, longestPoNumber, longestPoRelease } from '../../business/updateAccounting';
import type { Demand, ShipToLocation } from '../../database/businessSchema';
import { looksLikeCard } from '../../http/readRequest';
import { dollars } from '../platform/dollars';
import { type Html, html, nothing } from '../platform/html';

/** A text that is too long is reported on the page, beside what was typed. */
const Field = v.optional(v.pipe(v.string(), v.transform(oneLine)));

/** The fields of a business order. */
export const AccountingFields = v.object({ shipTo: Field, budgetCenter: Field, poNumber: Field, poRelease: Field });

/** The accounting of a form, or what is wrong with it. */
export function accountInfoIn({
  budgetCenter,
  poNumber,
  poRelease,
}: v.InferOutput<typeof AccountingFields>): AccountingRequest['accountInfo'] | string {
  const accountInfo = { bcName: budgetCenter, purchaseOrderNumber: poNumber, purchaseOrderRelease: poRelease };
  const request = v.safeParse(AccountingRequest, { accountInfo });
  if (!request.success) {
    return request.issues.some(({ message }) => message === looksLikeCard)
      ? looksLikeCard
      : 'A purchase order number can have up to 35 characters, and a release up to 20.';
  }
  return request.output.accountInfo;
}

/** What the form displays: the values that were just typed, otherwise the cart's. */
export type AccountingTyped = { shipTo?: string; budgetCenter?: string; poNumber?: string; poRelease?: string };

type AccountingFormOptions = {
  buying: Buying;
  cart: Accounting & Destined;
  budgets: Budget[];
  locations: ShipToLocation[];
  typed: AccountingTyped;
  /** The total of the order in cents, which a budget may not cover. */
  total: number;
  /** Whether the order needs the budget center of the form: its lines have none of their own. */
  needsCenter: boolean;
};

/**
 * The budget center and the destination of a business order as a plain form. Fields that the company does not use are
 * left out.
 */
export function accountingFormFields({
  buying,
  cart,
  budgets,
  locations,
  typed,
  total,
  needsCenter,
}: AccountingFormOptions): Html {
  const { BC, POR } = demandsOf(buying.company);
  const chosen = budgets.find(({ id }) => id === cart.budgetCenterId)?.name;
  const shipTo = typed.shipTo ?? String(cart.shipToId ?? locations[0]?.id);
  return html`<label for="shipTo">Ship to</label>
    <select id="shipTo" name="shipTo">${locations.map(
      (location) =>
        html`<option value="${location.id}"${String(location.id) === shipTo ? html` selected` : nothing}>${locationText(location)}</option>`,
    )}</select>
    ${BC === 'off' ? nothing : budgetField(budgets, typed.budgetCenter ?? chosen ?? '', { demand: BC, total, needsCenter })}
    ${POR === 'off' ? nothing : textField('poRelease', 'Purchase order release', typed.poRelease ?? cart.poRelease ?? '', longestPoRelease, POR)}`;
}

/** The purchase order number of a business order, if the company uses such numbers. */
export function purchaseOrderField({
  buying,
  cart,
  typed,
}: Pick<AccountingFormOptions, 'buying' | 'cart' | 'typed'>): Html {
  const { PON } = demandsOf(buying.company);
  if (PON === 'off') return nothing;
  return textField('poNumber', 'Purchase order number', typed.poNumber ?? cart.poNumber ?? '', longestPoNumber, PON);
}

/** A budget that does not cover the order is named as such where it is chosen. */
function budgetField(
  budgets: Budget[],
  chosen: string,
  { demand, total, needsCenter }: { demand: Demand; total: number; needsCenter: boolean },
): Html {
  const about = (left: number | null) => {
    if (left === null) return '';
    return left < total
      ? `, only ${dollars(left)} left: not enough for this order`
      : `, ${dollars(left)} left this month`;
  };
  return html`<label for="budgetCenter">Budget center${optionalHint(demand)}</label>
    <select id="budgetCenter" name="budgetCenter"${needsCenter ? html` required` : nothing}><option value="">${demand === 'required' ? 'Please choose' : 'None'}</option>${budgets.map(
      ({ name, left }) =>
        html`<option value="${name}"${name === chosen ? html` selected` : nothing}>${name}${about(left)}</option>`,
    )}</select>`;
}

function textField(name: string, label: string, value: string, longest: number, demand: Demand): Html {
  return html`<label for="${name}">${label}${optionalHint(demand)}</label><input id="${name}" name="${name}" value="${value}" maxlength="${longest}" autocomplete="off">`;
}

function optionalHint(demand: Demand): string {
  return demand === 'required' ? '' : ' (optional)';
}
