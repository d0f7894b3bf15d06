import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { HELEN, setCartOf } from '../journeys/page/business';
import { PAPER } from '../journeys/page/products';
import { testServers } from '../journeys/page/testServers';
import { slugOfWidget, widgetNames } from '../package/widgets';

type Place = Page | Locator;
type Step = (place: Place, page: Page) => Promise<unknown>;
type Name = string | RegExp;
type Role = Parameters<Page['getByRole']>[0];

const press =
  (name: Name, role: Role = 'button'): Step =>
  (place) =>
    place.getByRole(role, { name, exact: true }).click();

const type =
  (name: Name, text: string, role: Role = 'textbox'): Step =>
  (place) =>
    place.getByRole(role, { name, exact: true }).fill(text);

const read =
  (role: Role, name: Name): Step =>
  (place) =>
    place.getByRole(role, { name, exact: true }).waitFor();

const readText =
  (text: Name): Step =>
  (place) =>
    place.getByText(text, { exact: true }).waitFor();

const inDialogOf =
  (role: 'dialog' | 'alertdialog') =>
  (name: Name, ...steps: Step[]): Step =>
  async (place, page) => {
    for (const step of steps) await step(place.getByRole(role, { name, exact: true }), page);
  };

const inDialog = inDialogOf('dialog');
const inAlertDialog = inDialogOf('alertdialog');

const inSection =
  (slug: string, step: Step): Step =>
  (_, page) =>
    step(page.locator(`[id="${slug}"] .widget-shown`), page);

/** The result of an add, which covers the page. */
const closeAdded: Step = (_, page) => inDialog('Added to cart', press('Close'))(page, page);

/** The fragment does not count: it names the widget, and `#checkout-button` is no checkout. */
const leadsTo =
  (address: RegExp): Step =>
  (_, page) =>
    page.waitForURL(({ pathname, search }) => address.test(pathname + search));

const goTo =
  (path: string): Step =>
  (_, page) =>
    page.goto(path);

const inOtherTab =
  (path: string, step: Step): Step =>
  async (_, page) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await step(tab, tab);
    await tab.close();
  };

/** As a script of the page does. */
const openOverlay =
  (request: object): Step =>
  (_, page) =>
    page.evaluate(
      (overlay) => void (window as unknown as { Quire: unknown[] }).Quire.push(['openOverlay', overlay]),
      request,
    );

/** What a test does with the example of a widget on the shop's page of all widgets. */
type Test = {
  steps: Step[];
  /** The section of the page where the test begins, if other widgets take part; or another page. */
  at?: string;
  /** A guest with a product in the cart, or a business buyer; a new guest has not yet answered what the shop asks. */
  by?: Customer;
};

const email = type('Email', 'ada@quire.example');

const tests: Readonly<Record<string, Test>> = {
  'account-menu': { steps: [press('Account'), read('button', 'Sign in')] },
  'add-to-cart-button': { steps: [type('Quantity', '2'), press('Add to cart'), closeAdded] },
  'add-to-list': { by: 'buyer', steps: [press('Add to list'), inDialog('Add to list', press('Close'))] },
  analytics: {
    at: '/webapp/analytics',
    steps: [
      press('Watch this visit'),
      goTo('/webapp/category/paper'),
      press(`Add to cart: ${PAPER.name}`),
      readText('1 item(s) added to cart'),
      // the page of the add stays open, because it reports the add only when analytics is loaded
      inOtherTab('/webapp/analytics', readText('addToCart')),
    ],
  },
  'api-failure-overlay': {
    steps: [openOverlay({ overlay: 'API_FAILURE' }), inDialog('Something went wrong', press('Try again'))],
  },
  'atc-drawer': {
    at: 'add-to-cart-button',
    steps: [press('Add to cart'), inDialog('Added to cart', press('View cart', 'link')), leadsTo(/cart$/)],
  },
  'auto-restock-drawer': {
    steps: [
      press('Reorder automatically'),
      inDialog('Auto restock', press('Every month', 'radio'), type('Quantity', '2'), email, press(/^Start/)),
      readText(/^Thank you/),
    ],
  },
  'become-customer': {
    steps: [press('Become a customer'), inDialog('Become a customer', press('Send'), readText('Email is required'))],
  },
  'bonus-categories': { steps: [press('Choose bonus categories'), inDialog(/bonus categories/, press('Close'))] },
  'bopis-overlay': {
    at: 'delivery-choice',
    steps: [
      press('Pick up in store', 'radio'),
      inDialog('Choose a store', type(/^City and state/, '02138'), press('Search')),
    ],
  },
  'brand-shop-banner': { steps: [press('Xerox paper', 'link'), leadsTo(/\?q=Xerox/)] },
  'budget-center-overlay': {
    by: 'buyer',
    at: 'cart-accounting',
    steps: [press(/Budget center$/), inDialog('Budget center', press(/^Management/, 'radio'), press('Save'))],
  },
  'budget-overlay': { by: 'buyer', steps: [press(/^Budget balance/), inDialog(/./, press('Close'))] },
  'cart-accounting': {
    by: 'buyer',
    at: 'po-number-overlay',
    steps: [press(/Purchase order number$/), inDialog(/^Purchase order/, press('Cancel'))],
  },
  'cart-notifications': {
    at: 'product-tile',
    steps: [
      press(/^Add to cart: Bush/),
      closeAdded,
      goTo('/webapp/widgets#cart-notifications'),
      inSection('cart-notifications', press(/^Close: 1 item/)),
    ],
  },
  'cart-page': {
    steps: [
      press(`Increase quantity of ${PAPER.name}`),
      press(`Remove ${PAPER.name}`),
      press(/^Undo/),
      // the next tests need the product in the cart
      read('button', `Remove ${PAPER.name}`),
    ],
  },
  'chat-launcher': { steps: [press('Chat with us')] },
  'checkout-button': { steps: [press('Checkout'), leadsTo(/login|checkout/)] },
  'clear-cart-overlay': {
    at: 'cart-page',
    steps: [press('Empty cart'), inAlertDialog('Empty your cart?', press('Keep items'))],
  },
  'compare-list': { steps: [press('Continue shopping', 'link'), leadsTo(/\/$/)] },
  'compare-tray': {
    at: '/webapp/search?q=paper',
    steps: [press('Compare: Advantus Plastic Paper Clips'), press('Clear all')],
  },
  'compatible-cartridges': {
    steps: [
      press('Compatible Cartridges'),
      inDialog('Compatible Cartridges', press(/^Add to cart: Black/)),
      closeAdded,
    ],
  },
  'compatible-printers': {
    steps: [press('Compatible Printers'), inDialog('Compatible Printers', press('Close'))],
  },
  'content-banner': { steps: [read('link', 'Find a store')] },
  'create-list-drawer': {
    by: 'buyer',
    steps: [press('New list'), inDialog('Create a list', type('List name', 'Study'), press('Cancel'))],
  },
  'customize-drawer': {
    steps: [
      press('Customize'),
      inDialog('Customize', press('Logo', 'radio'), press('Continue')),
      leadsTo(/OFF-EN-10001990/),
    ],
  },
  'delivery-choice': { steps: [press('Pick up in store', 'radio')] },
  'expert-suggest': { steps: [press('See suggestions'), inDialog('Consider These', press('Close'))] },
  'feedback-survey': { steps: [press('Feedback')] },
  'furniture-table': {
    steps: [
      press('Compare options'),
      inDialog('Choose your chair', press('Add all to cart'), readText('Choose a quantity first.')),
    ],
  },
  'gift-card-balance': { steps: [press('Check balance')] },
  'header-menu': { steps: [press('Technology'), read('link', 'Machines')] },
  'headline-text': { steps: [readText('New this week')] },
  'icon-cards': { steps: [press('Same-day pickup', 'link'), leadsTo(/stores$/)] },
  'landing-page': { steps: [press(/^Technology/, 'checkbox'), press('Clear filters')] },
  'list-details': { steps: [press('Sign in', 'link'), leadsTo(/login/)] },
  'lists-drawer': { by: 'buyer', steps: [press('Your lists'), inDialog(/list/, press('Close'))] },
  'lists-page': { by: 'buyer', steps: [type('Search your lists', 'nothing'), readText('No matching lists found.')] },
  'loading-mask': {
    at: '/office/supplies/login',
    steps: [
      (_, page) => page.locator('[data-quire=loading-mask]').evaluate((mask) => mask.setAttribute('data-active', '')),
      readText(/^Loading/),
    ],
  },
  'login-drawer': {
    steps: [
      press('Sign in'),
      inDialog('Sign in', email, type('Password', 'wrong'), press('Sign in'), readText(/incorrect/)),
    ],
  },
  'loyalty-enrollment': {
    steps: [press('Join Rewards'), inDialog('Join Rewards', press('Join'), readText('Email is required'))],
  },
  'loyalty-offers': { steps: [press('Activate offers'), inDialog(/offers/, press('Close'))] },
  'marketing-drawer': {
    steps: [press('Get our newsletter'), inDialog(/./, email, press('Sign up'), readText(/^Thank you/))],
  },
  'membership-drawer': { steps: [press('See membership'), inDialog('Membership', press('Close'))] },
  'messages-drawer': { steps: [press('Messages'), inDialog('Messages', press('Close'))] },
  'mini-cart': { at: '/webapp/widgets', steps: [press(/^Cart, /), inDialog(/^Your cart/, press('Close cart'))] },
  'missing-points': { steps: [press('Points are missing'), inDialog('Missing points', press('Close'))] },
  onboarding: { by: 'new', steps: [inDialog('Welcome', press('Start shopping'))] },
  'order-approvals': { by: 'buyer', steps: [read('heading', 'Orders awaiting approval')] },
  'order-confirmation': { steps: [press('Continue shopping', 'link'), leadsTo(/\/$/)] },
  'out-of-stock-overlay': {
    steps: [
      openOverlay({ overlay: 'OUT_OF_STOCK', items: [{ sku: PAPER.sku, name: PAPER.name }] }),
      inDialog('Out of stock', press('Done')),
    ],
  },
  'payment-tabs': { steps: [press(/^Gift/, 'tab'), read('tabpanel', /^Gift/)] },
  'pick-up-today': {
    steps: [press('Pick up today'), inDialog('Pick up today', type(/^City and state/, '02138'), press('Search'))],
  },
  'place-order-button': { steps: [read('button', /^(Place order|Pay)/)] },
  'po-number-overlay': {
    by: 'buyer',
    at: 'cart-accounting',
    steps: [press(/Purchase order number$/), inDialog(/^Purchase order/, type(/^Purchase/, 'PO 4711'), press('Save'))],
  },
  'premium-overlay': {
    steps: [
      press('Go premium'),
      inDialog('Premium membership', press(/^Add membership/)),
      closeAdded,
      readText('The membership is in your cart.'),
    ],
  },
  'product-tile': { steps: [press(/^Add to cart/), closeAdded] },
  'quick-buy': { steps: [press('Quick buy'), inDialog('Quick buy', press('Add to cart'), readText('Added to cart'))] },
  'quick-order': {
    steps: [
      type('Item number, row 1', PAPER.sku, 'combobox'),
      type('Quantity, row 1', '2'),
      press(/^Add .*to cart/),
      readText('Added to cart'),
    ],
  },
  'quick-view': {
    steps: [
      press('Quick view'),
      inDialog('Quick view', type(/^Quantity/, '2'), press('Add to cart'), readText('Added to cart')),
    ],
  },
  'quote-overlay': {
    steps: [press('Request a quote'), inDialog('Request a quote', email, type(/^What you need/, '40 chairs'))],
  },
  'recs-carousel': { steps: [press('Next: Trending now')] },
  'replacement-drawer': { steps: [press('See the replacement'), inDialog('Replacement item details', press('Close'))] },
  'required-cookies': { by: 'new', steps: [inDialog('Cookies on this site', press('Accept all'))] },
  'rewards-menu': { steps: [press('Rewards'), read('button', 'Sign in')] },
  'rewards-overlay': { steps: [press('Your rewards'), inDialog('Your rewards', press('Close'))] },
  'sales-rep-info': { by: 'buyer', steps: [read('link', '(508) 555-0134')] },
  'saved-for-later': {
    at: 'cart-page',
    steps: [press(`Save for later: ${PAPER.name}`), press(`Move to cart: ${PAPER.name}`), readText(/was moved to/)],
  },
  'search-box': { steps: [type('Search products', 'xerox 18', 'combobox'), press('Search'), leadsTo(/q=xerox/)] },
  'ship-to-overlay': {
    by: 'buyer',
    at: 'cart-accounting',
    steps: [press(/Ship to$/), inDialog('Ship to', press('Cancel'))],
  },
  'site-footer': { at: '/webapp/widgets', steps: [read('link', 'About this demo')] },
  'site-header': {
    at: '/webapp/widgets',
    steps: [press('Technology'), press('Machines', 'link'), leadsTo(/machines$/)],
  },
  'store-locator': {
    steps: [
      press('Find a store'),
      inDialog(/store/i, type(/^City and state/, '02138'), press('Search'), press(/^Make this my store: Cambridge/)),
    ],
  },
  'subscribe-offers': {
    steps: [press('Get our offers'), inDialog(/offers/, email, press('Subscribe'), readText(/subscribed/))],
  },
  'top-hat-banner': { steps: [press(/^Free shipping/, 'link'), leadsTo(/for-you/)] },
  'vendor-payment-return': { at: '/cc/sparq/vendorreturn?type=PAYPAL&nonce=one', steps: [leadsTo(/cart/)] },
  'welcome-message': { steps: [readText('Welcome')] },
};

type Customer = 'guest' | 'buyer' | 'new';

describe('Playwright', () => {
  let browser: Browser;
  let pages: Record<Customer, Page>;

  async function arrive(): Promise<Page> {
    const context = await browser.newContext({ baseURL: testServers().shopUrl });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  }

  /** The customer answers what the shop asks. */
  async function answer(page: Page): Promise<Page> {
    await page.goto('/webapp/widgets#required-cookies');
    await page
      .getByRole('dialog', { name: 'Cookies on this site' })
      .getByRole('button', { name: 'Accept all' })
      .click();
    await page.goto('/webapp/widgets#onboarding');
    await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Start shopping' }).click();
    return page;
  }

  async function guest(): Promise<Page> {
    const page = await arrive();
    await page.goto('/webapp/category/paper');
    await page.getByRole('button', { name: `Add to cart: ${PAPER.name}` }).click();
    await page.getByText('1 item(s) added to cart').waitFor();
    return answer(page);
  }

  async function buyer(): Promise<Page> {
    await setCartOf(HELEN, [{ sku: PAPER.sku }]);
    const page = await arrive();
    await page.goto('/office/supplies/login');
    await page.getByText('Demo accounts').click();
    await page.getByRole('button', { name: HELEN }).click();
    await page.waitForURL(/sba/);
    return answer(page);
  }

  beforeAll(async () => {
    browser = await chromium.connect(testServers().browserEndpoint);
    pages = { guest: await guest(), buyer: await buyer(), new: await arrive() };
  });
  afterAll(async () => {
    await setCartOf(HELEN, []);
    await browser.close();
  });

  test.each(widgetNames.map(slugOfWidget))('presses, types or reads %s [DEC-Q597]', async (slug) => {
    const { steps, at = slug, by = 'guest' } = tests[slug] ?? { steps: [] };
    expect(steps.length, `${slug} has no test here`).toBeGreaterThan(0);
    const page = pages[by];
    onTestFailed(async () => {
      await page.goto('about:blank');
    });
    await page.goto(at.startsWith('/') ? at : `/webapp/widgets#${at}`);
    for (const step of steps) await (at === slug ? inSection(slug, step) : step)(page, page);
    await page.keyboard.press('Escape');
  });
});
