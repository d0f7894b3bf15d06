import { Hono } from 'hono';
import { raw } from 'hono/html';
import {
  type LandingChoice,
  type LandingFilters,
  landingFiltersOf,
  landingValue,
  offeredChoices,
} from '../../../../src/core/content/rules/landing';
import { formatNumber } from '../../../../src/core/platform/rules/priceText';
import type { messages } from '../../../../src/widgets/content/LandingPage/messages';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';
import { type FoundLanding, findLanding } from '../../catalogue/landing';
import { headingOf, type LandingPage, landings, tileOptionsOf } from '../../content/landingPages';
import type { Say } from '../../languages/say';
import { widgetTextsIn } from '../../languages/widgetTexts';
import { notFound } from '../platform/errorPage';
import { formContext } from '../platform/formContext';
import { type Html, html, nothing } from '../platform/html';
import { localeOf } from '../platform/language';
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
  const { say, language } = formContext(c);
  const texts = widgetTextsIn(language, 'landing-page');
  const filters = { ...landingFiltersOf(c.req.url), ...fixed };
  const found = await findLanding(c.get('database'), filters, say);
  const config = JSON.stringify({ filters: fixed }).replaceAll('<', '\\u003c');
  return respondPage(c, {
    title: say(title),
    body: html`<h1>${say(title)}</h1><p class="quiet">${say(about)}</p>
      <div data-quire="landing-page" data-feedback="toast"><script type="application/json">${raw(config)}</script>
      <div class="landing">${filterForm(found, filters, fixed, { say, texts })}
      <div>
        <p class="quiet">${texts('products', { n: formatNumber(found.total, localeOf(language)) })}</p>
        ${found.total === 0 ? html`<p>${texts('empty')}</p>` : html`<h2>${headingOf(filters, say)}</h2>${plainBanners(c, 'landing', filters.brands[0] ?? '')}`}
        ${await Promise.all(found.sections.map(async ({ title: category, products }) => html`<section><h2>${category}</h2>${await plainGrid(c, products, tileOptionsOf(filters))}</section>`))}
      </div></div></div>`,
  });
}

type Texts = { say: Say; texts: (key: keyof typeof messages, figures?: Record<string, string | number>) => string };

/** The filters as a form without script. Selected filters are in the URL, in the same format as the widget's. */
function filterForm(
  found: FoundLanding,
  filters: LandingFilters,
  fixed: Partial<LandingFilters>,
  { say, texts }: Texts,
): Html {
  const { brands, categories, promos } = found;
  /** A filter that is set but no longer offered has no count. */
  const withCount = ({ name, count }: LandingChoice) =>
    count === undefined ? name : texts('choiceCount', { name, n: count });
  const choices = (title: string, name: string, offered: readonly LandingChoice[], set: readonly string[]) =>
    html`<fieldset><legend>${title}</legend>${offeredChoices(offered, set).map((choice) => html`<label><input type="checkbox" name="${name}" value="${landingValue(choice.value)}"${checked(set.includes(choice.value))}> ${withCount(choice)}</label>`)}</fieldset>`;
  return html`<details class="landing-fold"><summary>${texts('filters')}</summary><form class="landing-filters" method="get">
    ${fixed.bopis === undefined ? html`<label><input type="checkbox" name="bopis" value="true"${checked(filters.bopis)}> ${texts('bopis')}</label>` : nothing}
    <label>${texts('promo')} <select name="promo"><option value="">${texts('anyPromo')}</option>${offeredChoices(promos, filters.promo === undefined ? [] : [filters.promo]).map((promo) => html`<option value="${promo.value}"${promo.value === filters.promo ? html` selected` : nothing}>${withCount(promo)}</option>`)}</select></label>
    ${fixed.categories === undefined ? choices(texts('categories'), 'supercategory', categories, filters.categories) : nothing}
    ${fixed.brands === undefined ? choices(texts('brands'), 'brand', brands, filters.brands) : nothing}
    <button class="button">${say('Show results')}</button></form></details>`;
}

const checked = (isChecked: boolean) => (isChecked ? html` checked` : nothing);
