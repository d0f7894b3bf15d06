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
import type { Text } from '../../languages/say';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { contextIn, type PageTexts } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { problemText } from './checkoutForm';

/** A text that is too long is reported on the page, beside what was typed. */
const Field = v.optional(v.pipe(v.string(), v.transform(oneLine)));

/** The fields of a business order. */
export const AccountingFields = v.object({ shipTo: Field, budgetCenter: Field, poNumber: Field, poRelease: Field });

/** The accounting of a form, or what is wrong with it. */
export function accountInfoIn({
  budgetCenter,
  poNumber,
  poRelease,
}: v.InferOutput<typeof AccountingFields>): AccountingRequest['accountInfo'] | Text {
  const accountInfo = { bcName: budgetCenter, purchaseOrderNumber: poNumber, purchaseOrderRelease: poRelease };
  const request = v.safeParse(AccountingRequest, { accountInfo });
  if (!request.success) {
    return request.issues.some(({ message }) => message === looksLikeCard)
      ? looksLikeCard
      : ('A purchase order number can have up to 35 characters, and a release up to 20.' satisfies Text);
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
export function accountingFormFields(
  { buying, cart, budgets, locations, typed, total, needsCenter }: AccountingFormOptions,
  pageTexts = contextIn('en-US'),
): Html {
  const texts = accountingTexts(pageTexts);
  const { BC, POR } = demandsOf(buying.company);
  const chosen = budgets.find(({ id }) => id === cart.budgetCenterId)?.name;
  const shipTo = typed.shipTo ?? String(cart.shipToId ?? locations[0]?.id);
  return html`<label for="shipTo">${texts('shipTo')}</label>
    <select id="shipTo" name="shipTo">${locations.map(
      (location) =>
        html`<option value="${location.id}"${String(location.id) === shipTo ? html` selected` : nothing}>${locationText(location)}</option>`,
    )}</select>
    ${BC === 'off' ? nothing : budgetField(budgets, typed.budgetCenter ?? chosen ?? '', { demand: BC, total, needsCenter }, pageTexts)}
    ${POR === 'off' ? nothing : textField('poRelease', texts('poRelease'), typed.poRelease ?? cart.poRelease ?? '', { longest: longestPoRelease, demand: POR }, pageTexts)}`;
}

/** The purchase order number of a business order, if the company uses such numbers. */
export function purchaseOrderField(
  { buying, cart, typed }: Pick<AccountingFormOptions, 'buying' | 'cart' | 'typed'>,
  pageTexts = contextIn('en-US'),
): Html {
  const { PON } = demandsOf(buying.company);
  if (PON === 'off') return nothing;
  const label = accountingTexts(pageTexts)('poNumber');
  const value = typed.poNumber ?? cart.poNumber ?? '';
  return textField('poNumber', label, value, { longest: longestPoNumber, demand: PON }, pageTexts);
}

/** A budget that does not cover the order is named as such where it is chosen. */
function budgetField(
  budgets: Budget[],
  chosen: string,
  { demand, total, needsCenter }: { demand: Demand; total: number; needsCenter: boolean },
  pageTexts: PageTexts,
): Html {
  const { say, money } = pageTexts;
  const about = (left: number | null) => {
    if (left === null) return '';
    const figures = { amount: money(left) };
    return `, ${left < total ? say('only {amount} left: not enough for this order', figures) : say('{amount} left this month', figures)}`;
  };
  return html`<label for="budgetCenter">${accountingTexts(pageTexts)('budgetCenter')}${optionalHint(demand, pageTexts)}</label>
    <select id="budgetCenter" name="budgetCenter"${needsCenter ? html` required` : nothing}><option value="">${say(demand === 'required' ? 'Please choose' : 'None')}</option>${budgets.map(
      ({ name, left }) =>
        html`<option value="${name}"${name === chosen ? html` selected` : nothing}>${name}${about(left)}</option>`,
    )}</select>${needsCenter ? problemText('budgetCenter', say('Please choose a budget center.')) : nothing}`;
}

function textField(
  name: string,
  label: string,
  value: string,
  { longest, demand }: { longest: number; demand: Demand },
  pageTexts: PageTexts,
): Html {
  return html`<label for="${name}">${label}${optionalHint(demand, pageTexts)}</label><input id="${name}" name="${name}" value="${value}" maxlength="${longest}" autocomplete="off">`;
}

const accountingTexts = ({ language }: PageTexts) => widgetTextsIn(language, 'cart-accounting');

function optionalHint(demand: Demand, { say }: PageTexts): string {
  return demand === 'required' ? '' : ` ${say('(optional)')}`;
}
