import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { raw } from 'hono/html';
import type { ShopEnv } from '../../accounts/visitor';
import { addToListOverlay } from '../lists/listPages';
import { type Html, html, nothing } from './html';
import { respondPage } from './layout';

/** The reference of all widgets, which the build's documents generate from their code. */
const reference = new URL('../../../../loader/widgets.md', import.meta.url);

/** Widgets with required attributes or lists, by name. All others are shown with an empty element. */
const examples: Readonly<Record<string, { attributes?: string; json?: object }>> = {
  'add-to-cart-button': { attributes: 'data-sku="FUR-BO-10001798" data-show-quantity="true"' },
  'add-to-list': { attributes: 'data-sku="FUR-BO-10001798"' },
  'api-failure-overlay': {},
  'auto-restock-drawer': { attributes: 'data-sku="OFF-PA-10000061" data-label="Reorder automatically"' },
  'become-customer': { attributes: 'data-label="Become a customer"' },
  'bonus-categories': { attributes: 'data-label="Choose bonus categories"' },
  'brand-shop-banner': {
    attributes: 'data-alt="Xerox paper" data-url="/webapp/search?q=Xerox"',
    json: { assets: { lg: { assetUrl: '/banners/xerox-lg.svg', imageWidth: 1140, imageHeight: 180 } } },
  },
  'compatible-cartridges': { attributes: 'data-skus="INK-BLACK-XL,INK-COLOR-3PK"' },
  'compatible-printers': { attributes: 'data-skus="TEC-MA-10003626,TEC-MA-10003674"' },
  'content-banner': { attributes: 'data-slot="home"' },
  'create-list-drawer': { attributes: 'data-label="New list"' },
  'customize-drawer': {
    attributes: 'data-url="/webapp/product/OFF-EN-10001990"',
    json: { options: [{ name: 'Print', values: ['Logo', 'Return address'] }] },
  },
  'expert-suggest': { attributes: 'data-sku="FUR-CH-10003968"' },
  'feedback-survey': { attributes: 'data-url="/webapp/survey"' },
  'furniture-table': { attributes: 'data-skus="FUR-CH-10003968,FUR-CH-10001891" data-title="Choose your chair"' },
  'headline-text': { json: { blocks: [{ headlinertext: 'New this week', headlinerstyle: ['Bold'] }] } },
  'icon-cards': { json: { cards: [{ headline: 'Same-day pickup', url: '/webapp/stores' }] } },
  'landing-page': { attributes: 'data-category="deals"' },
  'list-details': { attributes: 'data-list-id="1"' },
  'lists-drawer': { attributes: 'data-label="Your lists"' },
  'login-drawer': { attributes: 'data-label="Sign in"' },
  'loyalty-enrollment': { attributes: 'data-label="Join Rewards"' },
  'loyalty-offers': { attributes: 'data-label="Activate offers"' },
  'marketing-drawer': { attributes: 'data-label="Get our newsletter"' },
  'membership-drawer': { attributes: 'data-sku="MEMBER-PREMIUM"', json: { benefits: ['5% off every order'] } },
  'missing-points': { attributes: 'data-label="Points are missing"' },
  onboarding: {
    attributes: 'data-label="Take the tour"',
    json: { steps: [{ title: 'Find it', text: 'Search by name or number.' }] },
  },
  'delivery-choice': { attributes: 'data-sku="OFF-PA-10000061"' },
  'order-confirmation': { attributes: 'data-order-number="1"' },
  'pick-up-today': { attributes: 'data-sku="OFF-PA-10000061"' },
  'premium-overlay': { attributes: 'data-sku="MEMBER-PREMIUM" data-label="Go premium"' },
  'product-tile': { attributes: 'data-sku="FUR-BO-10001798"' },
  'quick-buy': { attributes: 'data-sku="FUR-BO-10001798"' },
  'quick-view': { attributes: 'data-sku="FUR-BO-10001798"' },
  'quote-overlay': { attributes: 'data-label="Request a quote"' },
  'recs-carousel': { attributes: 'data-type="trendingNow"' },
  'replacement-drawer': { attributes: 'data-sku="OFF-PA-10000029"' },
  'rewards-overlay': { attributes: 'data-label="Your rewards"' },
  'store-locator': { attributes: 'data-label="Find a store"' },
  'subscribe-offers': { attributes: 'data-label="Get our offers"' },
};

/** Widgets that act on the whole page when they mount, or that every page has already. They are listed only. */
const listedOnly = ['vendor-payment-return', 'site-header', 'site-footer', 'mini-cart', 'analytics', 'loading-mask'];

/** Every widget with its attributes, the HTML to copy, and the widget itself. */
export function widgetsPages(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().get('/webapp/widgets', async (c) => {
    const sections = sectionsOf(await readFile(reference, 'utf8'));
    const names = Object.keys(c.get('preloads'));
    const shown = names.length > 0 ? names : [...sections.keys()];
    return respondPage(c, {
      isEnglish: true,
      title: 'Widgets',
      body: html`<h1>Every widget</h1>
        <p>Copy an element into a page of yours. What is shown here is this shop’s, for you.</p>
        <nav aria-label="Widgets"><ul class="widget-index">${shown.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
        ${shown.map((name) => section(name, sections.get(name)))}
        ${addToListOverlay}`,
    });
  });
}

type Section = { about: string; rows: string[][]; events: string };

/** The sections of the reference, by widget: a sentence, the rows of the table, and the events. */
function sectionsOf(markdown: string): Map<string, Section> {
  return new Map(
    markdown
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const lines = part.split('\n');
        const rows = lines.filter((line) => line.startsWith('| ')).slice(2);
        return [
          (lines[0] ?? '').trim(),
          {
            about: lines.find((line, index) => index > 0 && line.trim() !== '') ?? '',
            rows: rows.map((row) =>
              row
                .slice(1, -1)
                .split(/(?<!\\)\|/)
                .map(plain),
            ),
            events: plain(lines.find((line) => line.startsWith('Event')) ?? ''),
          },
        ];
      }),
  );
}

const plain = (markdown: string) => markdown.replaceAll(/[`*]|\\(?=\|)/g, '').trim();

function section(name: string, about: Section | undefined): Html {
  const markup = markupOf(name);
  return html`<section class="widget-entry" id="${name}"><h2>${name}</h2>
    ${about ? html`<p>${plain(about.about)}</p>` : nothing}
    <pre><code>${markup}</code></pre>
    ${
      about && about.rows.length > 0
        ? html`<details><summary>Attributes</summary><div class="cart-lines"><table><thead><tr><th scope="col">Attribute</th><th scope="col">Value</th><th scope="col">Description</th></tr></thead>
      <tbody>${about.rows.map(([attribute, value, text]) => html`<tr><th scope="row"><code>${attribute}</code></th><td>${value}</td><td>${text}</td></tr>`)}</tbody></table></div></details>`
        : nothing
    }
    ${about?.events ? html`<p class="quiet">${about.events}</p>` : nothing}
    ${listedOnly.includes(name) ? nothing : html`<div class="widget-shown">${raw(markup)}</div>`}
  </section>`;
}

function markupOf(name: string): string {
  const { attributes, json } = examples[name] ?? {};
  const child = json ? `\n  <script type="application/json">${JSON.stringify(json)}</script>\n` : '';
  return `<div data-quire="${name}"${attributes ? ` ${attributes}` : ''}>${child}</div>`;
}
