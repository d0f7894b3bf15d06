import { Hono } from 'hono';
import { raw } from 'hono/html';
import {
  type LandingChoice,
  type LandingFilters,
  landingFiltersOf,
  offeredChoices,
} from '../../../../src/core/content/rules/landing';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { type FoundLanding, findLanding } from '../../catalogue/landing';
import { headingOf, type LandingPage, landings } from '../../content/landingPages';
import { counted } from '../platform/counted';
import { notFound } from '../platform/errorPage';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';
import { plainGrid } from '../products/productTile';
import { plainBanners } from './contentSlots';

/** Landing pages: the widget, with the same page and a plain filter form as fallback HTML. */
export function landingPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/landing/:name', async (c) => {
    const name = c.req.param('name');
    const landing = Object.hasOwn(landings, name) ? landings[name] : undefined;
    return landing ? respondLanding(c, landing) : notFound(c);
  });
}

async function respondLanding(c: ShopContext, { title, about, fixed }: LandingPage): Promise<Response> {
  const filters = { ...landingFiltersOf(c.req.url), ...fixed };
  const found = await findLanding(c.get('database'), filters);
  const config = JSON.stringify({ filters: fixed }).replaceAll('<', '\\u003c');
  return respondPage(c, {
    title,
    body: html`<h1>${title}</h1><p class="quiet">${about}</p>
      <div data-quire="landing-page" data-feedback="toast"><script type="application/json">${raw(config)}</script>
      <div class="landing">${filterForm(found, filters, fixed)}
      <div>
        <p class="quiet">${counted(found.total, 'product', 'products')}</p>
        ${found.total === 0 ? html`<p>No products match these filters. Try removing some.</p>` : html`<h2>${headingOf(filters)}</h2>${plainBanners(c, 'landing', filters.brands[0] ?? '')}`}
        ${await Promise.all(found.sections.map(async ({ title: category, products }) => html`<section><h2>${category}</h2>${await plainGrid(c, products)}</section>`))}
      </div></div></div>`,
  });
}

/** The filters as a form without script. Selected filters are in the URL, in the same format as the widget's. */
function filterForm(found: FoundLanding, filters: LandingFilters, fixed: Partial<LandingFilters>): Html {
  const { brands, categories, promos } = found;
  return html`<details class="landing-fold"><summary>Filters</summary><form class="landing-filters" method="get">
    ${fixed.bopis === undefined ? html`<label><input type="checkbox" name="bopis" value="true"${checked(filters.bopis)}> Available for pickup</label>` : nothing}
    <label>Promotion <select name="promo"><option value="">All</option>${offeredChoices(promos, filters.promo === undefined ? [] : [filters.promo]).map((promo) => html`<option value="${promo.value}"${promo.value === filters.promo ? html` selected` : nothing}>${withCount(promo)}</option>`)}</select></label>
    ${fixed.categories === undefined ? choices('Category', 'supercategory', categories, filters.categories) : nothing}
    ${fixed.brands === undefined ? choices('Brand', 'brand', brands, filters.brands) : nothing}
    <button class="button">Show</button></form></details>`;
}

const checked = (isChecked: boolean) => (isChecked ? html` checked` : nothing);

/** A filter that is set but no longer offered has no count. */
const withCount = ({ name, count }: LandingChoice) => (count === undefined ? name : `${name} (${count})`);

function choices(title: string, name: string, offered: readonly LandingChoice[], set: readonly string[]): Html {
  return html`<fieldset><legend>${title}</legend>${offeredChoices(offered, set).map((choice) => html`<label><input type="checkbox" name="${name}" value="${choice.value}"${checked(set.includes(choice.value))}> ${withCount(choice)}</label>`)}</fieldset>`;
}
