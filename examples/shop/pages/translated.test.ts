import { type HTMLElement, type HTMLFormElement, type HTMLInputElement, Window } from 'happy-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Messages } from '../../../src/core/platform/rules/messages';
import { US_STATES } from '../../../src/core/stores/rules/place';
import { english } from '../../../src/languages/english/index';
import { es } from '../../../src/languages/es';
import { frCA } from '../../../src/languages/fr-CA';
import { budgetCenters, shipToLocations } from '../database/businessSchema';
import { shoppingLists } from '../database/listSchema';
import { accounts, companies, products, stores } from '../database/schema';
import { es as esTexts } from '../languages/es';
import { frCA as frTexts } from '../languages/fr-CA';
import { aBusinessBuyer, emptied } from '../testing/aBusinessBuyer';
import { address } from '../testing/aBuyer';
import { aVisitor, itemOf, type TestVisitor } from '../testing/aVisitor';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const paper = 'OFF-PA-10000061';
const chair = 'FUR-CH-10003968';

const translations = { 'fr-CA': [frTexts, frCA], es: [esTexts, es] } as const;
type Language = keyof typeof translations;
const languages = Object.keys(translations) as Language[];

/** The pages whose path has no parameter, and one of each other page. Calls are left out by their type. */
const paths = () => [
  ...new Set(open.shop.routes.flatMap(({ method, path }) => (method === 'GET' && !/[:*]/.test(path) ? [path] : []))),
  ...['/webapp/search?q=xerox', '/webapp/search?q=nothing+at+all', '/webapp/category/paper', '/webapp/landing/deals'],
  ...[paper, chair, 'TEC-PH-10003931', 'INK-BLACK-XL', 'GIFT-CARD-25', 'MEMBER-PREMIUM', 'OFF-EN-10001990'].map(
    (sku) => `/webapp/product/${sku}`,
  ),
  ...['/nothing', '/webapp/stores?q=02138', '/webapp/wcs/stores/servlet/cart', `/webapp/lists/choose?sku=${paper}`],
  '/cc/sparq/vendorreturn?type=PAYPAL&nonce=one',
];

function parse(page: string): HTMLElement {
  const { document } = new Window();
  document.write(page.replace(/<\/?noscript>|<link[^>]*>|<script[\s\S]*?<\/script>/g, ''));
  for (const part of document.querySelectorAll('body [lang="en"]')) part.remove();
  return document.documentElement;
}

/** What a customer reads or hears of a page: its texts and its labels. */
function textsOf(element: HTMLElement): string[] {
  const labels = ['aria-label', 'placeholder', 'title', 'alt', 'data-label'].map((name) => element.getAttribute(name));
  const inside = [...element.childNodes].flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent];
    return node.nodeType === node.ELEMENT_NODE ? textsOf(node as HTMLElement) : [];
  });
  return [...labels, ...inside].map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
}

/** Names and addresses, and the texts that a language shares with English. */
let allowed: Record<Language, Set<string>>;
beforeAll(async () => {
  const { database } = open;
  const sold = await database.select({ name: products.name, brand: products.brand }).from(products);
  const places = await database.select({ city: stores.city, street: stores.street }).from(stores);
  const locations = await database.select().from(shipToLocations);
  const data = [
    ...sold.flatMap(({ name, brand }) => [name, ...name.split(', '), brand ?? '']),
    ...places.flatMap(({ city, street }) => [city, street]),
    ...locations.flatMap(({ name, address1, address2, city }) => [name, address1, address2, city]),
    ...(await database.select({ name: accounts.name }).from(accounts)).map(({ name }) => name),
    ...(await database.select({ name: companies.name }).from(companies)).map(({ name }) => name),
    ...(await database.select({ name: budgetCenters.name }).from(budgetCenters)).map(({ name }) => name),
    ...(await database.select({ name: shoppingLists.name }).from(shoppingLists)).map(({ name }) => name),
    ...US_STATES.map(([, name]) => name),
    ...['Quire', 'Quire Office Supplies', 'PayPal', 'Klarna', address.name, address.address1, 'Closet'],
  ].map((text) => text.replace(/\s+/g, ' '));
  const shared = ([texts, catalogue]: readonly [Record<string, string>, Messages]) => [
    ...Object.entries(texts).flatMap(([text, translated]) => (text === translated ? [text] : [])),
    ...Object.entries(english).flatMap(([widget, ofWidget]) =>
      Object.entries<string>(ofWidget).flatMap(([key, text]) =>
        catalogue[widget as keyof Messages]?.[key] === text ? [text] : [],
      ),
    ),
  ];
  allowed = {
    'fr-CA': new Set([...data, ...shared(translations['fr-CA'])]),
    es: new Set([...data, ...shared(translations.es)]),
  };
});

/** Whether a text has a word that is neither a code, a name, an address nor equal in both languages. */
function isText(text: string, known: Set<string>): boolean {
  if (known.has(text) || text.includes('@')) return false;
  return text
    .split(/[,·:/]| × /)
    .some((part) => /\p{Ll}{2}/u.test(part) && !known.has(part.replace(/\(\d+\)$/, '').trim()));
}

/** A dollar sign before its amount, as French does not write it. */
const dollarFirst = /\$\d/;

/** Compares pages with the same pages in English. */
function findEnglish(pages: Record<'en-US' | Language, string>): string[] {
  const inEnglish = new Set(textsOf(parse(pages['en-US'])));
  return languages.flatMap((language) => {
    const found = textsOf(parse(pages[language])).filter(
      (text) =>
        (inEnglish.has(text) && isText(text, allowed[language])) ||
        (language === 'fr-CA' && dollarFirst.test(text.replace('Gift Card, $25', '')) && !allowed[language].has(text)),
    );
    return [...new Set(found)].map((text) => `${language}: ${text}`);
  });
}

/** Requests in each language. The cookie keeps it for what follows. */
async function inEach(request: (language: 'en-US' | Language) => Promise<string>) {
  const inEnglish = await request('en-US');
  return { 'en-US': inEnglish, 'fr-CA': await request('fr-CA'), es: await request('es') };
}

const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

const asBrowser = { headers: { accept: 'text/html' } };

/** Follows the redirect of a form, as a browser does. */
async function submit(visitor: TestVisitor, action: string, form: Record<string, string>): Promise<string> {
  const response = await visitor.send(action, { form, ...asBrowser });
  const location = response.headers.get('location');
  return location ? visitor.page(location) : response.text();
}

type Wrong = { name: string; of(field: HTMLInputElement): string };

const ids = ['cartItemId', 'listId', 'listItemId', 'orderNumber', 'id', 'itemId', 'sku', 'shipTo', 'budgetCenter'];

/** Ways to fill in a form wrongly. Each is refused, so that the next language finds the same page. */
const wrongs: Wrong[] = [
  { name: 'empty', of: ({ name, type, value }) => (type === 'hidden' && !ids.includes(name) ? value : '') },
  { name: 'unknown', of: ({ name, value }) => (ids.includes(name) ? 'nothing' : value) },
  {
    name: 'invalid',
    of: ({ name, type, value }) => {
      if (ids.includes(name) || type === 'number') return '0';
      return type === 'hidden' ? value : '4111 1111 1111 1111';
    },
  },
];

function fieldsOf(form: HTMLFormElement, { of }: Wrong): Record<string, string> {
  const fields = [...form.querySelectorAll('input, select, textarea')] as unknown as HTMLInputElement[];
  return Object.fromEntries(fields.filter(({ name }) => name !== '').map((field) => [field.name, of(field)]));
}

/** The English texts of a visitor's pages, and of the answers to their plain forms. */
async function findEnglishOf(visitor: TestVisitor, all: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const put = (name: string, texts: string[]) => texts.length > 0 && Object.assign(found, { [name]: texts });
  const tried = new Set(['/office/supplies/logout', '/webapp/analytics/watch', '/webapp/analytics/leave']);
  for (const path of all) {
    const response = await visitor.send(withLanguage(path, 'en-US'));
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    const page = (await response.text()).replaceAll(/[?&](amp;)?lang=en-US/g, '');
    if (!isPage || page.includes('<main id="main" lang="en">')) continue;
    put(path, findEnglish(await inEach((language) => visitor.page(withLanguage(path, language)))));
    for (const form of parse(page).querySelectorAll('form[method="post"]') as unknown as HTMLFormElement[]) {
      const action = form.getAttribute('action') ?? '';
      if (tried.has(action)) continue;
      tried.add(action);
      for (const wrong of wrongs) {
        const answers = await inEach(async (language) => {
          await visitor.page(withLanguage('/webapp/help', language));
          return submit(visitor, action, fieldsOf(form, wrong));
        });
        put(`${action}, ${wrong.name}`, findEnglish(answers));
      }
    }
  }
  return found;
}

const createList = async (visitor: TestVisitor, path: string) => {
  const create = '/webapp/lists/create';
  const fields = await visitor.form(path, create);
  const page = await submit(visitor, create, { ...fields, name: 'Closet', sku: paper });
  const [, id = ''] = /listId=([\w-]+)">Closet</.exec(page.replaceAll('&amp;', '&')) ?? [];
  return id;
};

const orderPathsOf = async (response: Response) => {
  const [, number = ''] = /\/webapp\/order\/(Q-\d+)/.exec(response.headers.get('location') ?? '') ?? [];
  return [`/webapp/order/${number}`, `/webapp/orders/${number}`];
};

describe('the pages of the shop in French and Spanish', () => {
  test('a guest reads no English, neither on a page nor in the answer of a form [DEC-Q586]', async () => {
    const { visitor } = open;
    const cart = await visitor.addAll([
      { itemId: paper, qty: 2 },
      { itemId: chair, qty: 1 },
      { itemId: 'OFF-AR-10000034', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1001' },
    ]);
    await visitor.status('actionType=UPDATE_COUPONS', { coupons: ['SAVE10', 'OVER100'] });
    await visitor.send('/webapp/saved/save', {
      form: { cartItemId: itemOf(cart, 'OFF-AR-10000034').cartItemId ?? '' },
    });
    expect(await findEnglishOf(visitor, paths())).toEqual({});
  }, 120_000);

  test('a customer reads no English either [DEC-Q586]', async () => {
    const { visitor } = open;
    await visitor.register();
    await visitor.add(paper, 2);
    const order = await visitor.checkOut(address);
    const list = await createList(visitor, '/kuber/createList?tid=US');
    await visitor.add(chair);
    const own = [...(await orderPathsOf(order)), `/kuber/viewList?tid=US&listId=${list}`];
    expect(
      await findEnglishOf(visitor, [
        ...own,
        '/webapp/account',
        '/webapp/orders',
        '/kuber/viewList?tid=US',
        '/cc/sparq/checkout',
      ]),
    ).toEqual({});
  }, 120_000);

  test('a business buyer and an approver read no English either [DEC-Q586]', async () => {
    const buyer = await emptied(await aBusinessBuyer(open.shop));
    await buyer.add(chair, 10);
    const order = await buyer.checkOut(
      { budgetCenter: 'Facilities', poNumber: 'PO 4711', shipTo: '1' },
      '/cc/sba/checkout',
    );
    const list = await createList(buyer, '/cc/sparq/list');
    await buyer.add(paper);
    const ofBuyer = ['/sba', '/cc/sba/cart', '/cc/sba/checkout', '/webapp/account', '/webapp/orders', '/sba/approvals'];
    const own = [...(await orderPathsOf(order)), `/cc/mmx/list/details?listId=${list}`, '/cc/mmx/list/mylists'];
    expect(await findEnglishOf(buyer, [...own, ...ofBuyer])).toEqual({});
    const approver = await aBusinessBuyer(open.shop, 'helen@quire.example');
    const number = own[0]?.split('/').at(-1);
    const decisions = ['/sba/approvals', `/sba/approvals?order=${number}`, `/sba/approvals?decline=${number}`];
    expect(await findEnglishOf(approver, decisions)).toEqual({});
  }, 120_000);
});

test('a visitor of another language than English is told in it that a page does not exist', async () => {
  expect(await aVisitor(open.shop).page('/nothing?lang=fr-CA')).toContain('Nous ne trouvons pas');
});
