import type { Filters, Offer, Offers, Switch } from '../../catalogue/filters';
import { findSubcategory } from '../../catalogue/subcategories';
import type { Text } from '../../languages/say';
import type { FormContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';

/** The element that has the filters: a column beside the products, and a sheet on phones. */
export const filtersId = 'filters';

/** The form of the filters, to which the field of the sort belongs too. */
export const filterFormId = 'filter-form';

/** How many brands are shown at once. The others are in a disclosure. */
const brandsShown = 8;

const switchTexts: Record<Switch, Text> = { pickup: 'Ready for pickup today', stock: 'In stock', sale: 'On sale' };

export type FilterFormOptions = {
  /** The page, and the field of the search if it has one. */
  action: string;
  search?: string | undefined;
  filters: Filters;
  offers: Offers;
  /** A search has filters for departments. */
  hasShelves: boolean;
};

/** The filters of a list as a form, whose values become the query of the page. */
export function filterForm(options: FilterFormOptions, context: FormContext): Html {
  const { action, search, filters, offers, hasShelves } = options;
  const { say } = context;
  const dollars = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100));
  const isOn = (name: Switch) => filters.switches.includes(name);
  const toggle = ({ value, count }: Offer<Switch>) =>
    choice({ name: value, value: 'yes', text: say(switchTexts[value]), count, isChecked: isOn(value) });
  const toggles = (names: Switch[]) => offers.switches.filter(({ value }) => names.includes(value)).map(toggle);
  return html`<aside class="filters" id="${filtersId}" popover aria-label="${say('Filters')}">
  <div class="filters-head"><h2>${say('Filters')}</h2><button type="button" class="link" autofocus popovertarget="${filtersId}" popovertargetaction="hide">${say('Close')}</button></div>
  <form id="${filterFormId}" method="get" action="${action}" autocomplete="off">
    ${search === undefined ? nothing : html`<input type="hidden" name="q" value="${search}">`}
    <div class="filter-fields">
    <fieldset><legend>${say('Availability')}</legend>${toggles(['pickup', 'stock'])}</fieldset>
    ${hasShelves ? checkboxes({ title: 'Department', name: 'department', offers: offers.shelves, set: filters.shelves }, (slug) => shelfName(slug, context), context) : nothing}
    <fieldset><legend>${say('Price')}</legend><div class="filter-prices">
      <label>${say('From')} <input type="number" name="min" inputmode="decimal" min="0" step="0.01" value="${dollars(filters.min)}"></label>
      <label>${say('To')} <input type="number" name="max" inputmode="decimal" min="0" step="0.01" value="${dollars(filters.max)}"></label></div></fieldset>
    ${checkboxes({ title: 'Brand', name: 'brand', offers: offers.brands, set: filters.brands }, (brand) => brand, context)}
    <fieldset><legend>${say('Rating')}</legend>
      ${offers.ratings.map(({ value, count }) => choice({ type: 'radio', name: 'rating', value: String(value), text: say('{n} stars and up', { n: value }), count, isChecked: filters.rating === value }))}
      ${choice({ type: 'radio', name: 'rating', value: '', text: say('Any rating'), isChecked: filters.rating === undefined })}</fieldset>
    <fieldset><legend>${say('Offers')}</legend>${toggles(['sale'])}</fieldset>
    </div>
    <div class="filters-end"><button class="button">${say('Show results')}</button></div>
  </form></aside>`;
}

export const shelfName = (slug: string, { say }: FormContext) => say((findSubcategory(slug)?.name ?? slug) as Text);

type Choice = {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  text: string;
  count?: number;
  isChecked: boolean;
};

function choice({ type = 'checkbox', name, value, text, count, isChecked }: Choice): Html {
  return html`<label class="filter"><input type="${type}" name="${name}" value="${value}"${isChecked ? html` checked` : nothing}> <span>${text}</span>${count === undefined ? nothing : html` <span class="quiet">(${count})</span>`}</label>`;
}

type Values = { title: Text; name: string; offers: Offer<string>[]; set: string[] };

/** Values of which several can be chosen. Chosen ones are first, also when no product has them any more. */
function checkboxes(
  { title, name, offers, set }: Values,
  textOf: (value: string) => string,
  { say }: FormContext,
): Html {
  const chosen = set.map((value) => offers.find((offer) => offer.value === value) ?? { value, count: 0 });
  const all = [...chosen, ...offers.filter(({ value }) => !set.includes(value))].map(({ value, count }) =>
    choice({ name, value, text: textOf(value), count, isChecked: set.includes(value) }),
  );
  const shown = Math.max(brandsShown, set.length);
  const rest = all.slice(shown);
  return html`<fieldset><legend>${say(title)}</legend>${all.slice(0, shown)}${rest.length === 0 ? nothing : html`<details class="more-filters"><summary>${say('Show {n} more', { n: rest.length })}</summary>${rest}</details>`}</fieldset>`;
}

/** A filter that is set, and the names and value by which it is in the URL. */
export type SetFilter = { text: string; name: string; value?: string };

export function setFilters(
  { shelves, brands, min, max, rating, switches }: Filters,
  context: FormContext,
): SetFilter[] {
  const { say, money } = context;
  return [
    ...switches.map((name) => ({ text: say(switchTexts[name]), name })),
    ...shelves.map((value) => ({ text: shelfName(value, context), name: 'department', value })),
    ...(min === undefined ? [] : [{ text: say('from {price}', { price: money(min) }), name: 'min' }]),
    ...(max === undefined ? [] : [{ text: say('up to {price}', { price: money(max) }), name: 'max' }]),
    ...brands.map((value) => ({ text: value, name: 'brand', value })),
    ...(rating === undefined ? [] : [{ text: say('{n} stars and up', { n: rating }), name: 'rating' }]),
  ];
}
