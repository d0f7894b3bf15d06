import { runInNewContext } from 'node:vm';
import { type HTMLButtonElement, type HTMLInputElement, Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { drawings } from '../catalogue/pictures/drawings';
import { subcategories } from '../catalogue/subcategories';
import { specialProducts } from '../database/specialProducts';
import { address } from '../testing/aBuyer';
import { itemOf } from '../testing/aVisitor';
import { formOf } from '../testing/formOf';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const paper = 'OFF-PA-10000061';

/** A page as a document, without its scripts. */
function parsed(page: string): Window {
  const window = new Window();
  window.document.write(page.replace(/<link[^>]*>|<script[\s\S]*?<\/script>/g, ''));
  return window;
}

describe('pages', () => {
  test.each([
    ['/cc/mmx/cart'],
    ['/cc/mmx/cart?viewcart=true'],
    ['/cc/sparq/cart'],
    ['/cc/sparq/cart?viewcart=true'],
    ['/webapp/wcs/stores/servlet/cart'],
  ])('the page at %s shows the cart [ROUTE-002, ROUTE-004]', async (path) => {
    await open.visitor.add(paper, 4);
    const page = await open.visitor.page(path);
    expect(page).toContain('Xerox 205');
    expect(formOf(page, '/webapp/cart/update').qty).toBe('4');
  });

  test('/cc/sba/cart shows the business cart to business customers, and redirects others to the sign-in page [ROUTE-003]', async () => {
    const response = await open.visitor.send('/cc/sba/cart');
    expect(response.headers.get('location')).toBe('/office/supplies/login?TARGET=%2Fcc%2Fsba%2Fcart');
    await open.visitor.signIn('jonathan@quire.example');
    expect(await open.visitor.page('/cc/sba/cart')).toContain('Your company’s cart');
  });

  test('the pre-checkout redirects to the checkout [ROUTE-005]', async () => {
    const response = await open.visitor.send('/cc/api/precheckout?fromSlideIn=true');
    expect(response.headers.get('location')).toBe('/cc/sparq/checkout');
  });

  test('a product page contains the mount points of its widgets, with fallback HTML', async () => {
    const page = await open.visitor.page(`/webapp/product/${paper}`);
    expect(page).toContain('data-quire="mini-cart"><a href="/cc/mmx/cart" aria-label="Cart">');
    expect(page.match(/data-quire="atc-drawer"/g)).toHaveLength(1);
    expect(page).toContain(`data-quire="add-to-cart-button" data-sku="${paper}" data-show-quantity="true"`);
    expect(page).toMatch(/<script nonce="[^"]+" async src="\/quire\/quire.js"><\/script>/);
  });

  test('the accessible name of each quick view button contains its product', async () => {
    const page = await open.visitor.page(`/webapp/product/${paper}`);
    const rows = [
      ...page.matchAll(
        /<a href="[^"]+">([^<]+)<\/a>(?:(?!<\/li>)[\s\S])*<div data-quire="quick-view"[^>]*><a [^>]*aria-label="([^"]+)"/g,
      ),
    ];
    expect(rows.length).toBeGreaterThan(1);
    for (const [, name, label] of rows) expect(label).toBe(`Quick view of ${name}`);
  });

  test.each([
    [
      'a guest',
      {
        tenant: 'COM',
        legacyTenant: '10001',
        session: { isLoggedIn: false, userType: 'GUEST' },
        urls: { cart: '/cc/mmx/cart' },
      },
    ],
    ['matt@quire.example', { tenant: 'COM', session: { isLoggedIn: true, userType: 'PR7' } }],
    [
      'sally@quire.example',
      {
        tenant: 'SBA',
        legacyTenant: '10051',
        session: {
          permissionDetail: { header: ['H_AO', 'H_MU'], groups: ['G_IOC', 'G_BOP'] },
          accounting: { BC: 'required', PON: 'required', POR: 'optional' },
        },
        urls: { cart: '/cc/sba/cart' },
      },
    ],
  ])('the page configuration contains the session of %s', async (login, facts) => {
    if (login !== 'a guest') await open.visitor.signIn(login);
    const json = /data-quire-config>(.*?)<\/script>/s.exec(await open.visitor.page('/'))?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      channelId: 'WEB',
      siteId: 'US',
      locale: 'en-US',
      currency: 'USD',
      ...facts,
    });
  });

  test('script=off removes the script from pages until script=on', async () => {
    expect(await open.visitor.page('/?script=off')).not.toContain('quire.js');
    expect(await open.visitor.page('/webapp/category/paper')).not.toContain('quire.js');
    expect(await open.visitor.page('/?script=on')).toContain('quire.js');
    expect(await open.visitor.page('/try')).toContain('quire.js');
  });

  test('the language persists until another is selected [GEN-013]', async () => {
    const languageOf = async (path: string) => {
      const page = await open.visitor.page(path);
      const { locale, session } = JSON.parse(/data-quire-config>(.*?)<\/script>/s.exec(page)?.[1] ?? '');
      return [/<html lang="(.*?)">/.exec(page)?.[1], locale, session.isSpanishMode];
    };
    expect(await languageOf('/')).toEqual(['en', 'en-US', false]);
    expect(await languageOf('/?lang=fr-CA')).toEqual(['fr', 'fr-CA', false]);
    expect(await languageOf('/try')).toEqual(['fr', 'fr-CA', false]);
    expect(await languageOf('/?lang=es')).toEqual(['es', 'en-US', true]);
    expect(await languageOf('/?lang=tlh')).toEqual(['es', 'en-US', true]);
    expect(await languageOf('/?lang=en-US')).toEqual(['en', 'en-US', false]);
  });

  test('an answer sets the language once, and only if it changes [GEN-013]', async () => {
    const setsLanguage = async (path: string) => {
      const answer = await open.visitor.send(path, { headers: { accept: 'text/html' } });
      return answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('lang='));
    };
    for (const path of ['/?lang=fr-CA', '/nowhere?lang=es']) {
      expect(await setsLanguage(path)).toHaveLength(1);
      for (const same of [path, '/', '/?lang=tlh']) expect(await setsLanguage(same)).toEqual([]);
    }
  });

  test('a search text with markup is rendered as text', async () => {
    const page = await open.visitor.page(`/webapp/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert');
  });

  test('an unknown page responds with 404 and a message', async () => {
    const response = await open.visitor.send('/nowhere', { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('We can’t find this page');
  });

  test.each(['/nowhere', '/webapp/search?q=zzzz'])('%s leads on to the departments [DEC-Q520]', async (path) => {
    const response = await open.visitor.send(`${path}${path.includes('?') ? '&' : '?'}lang=fr-CA`, {
      headers: { accept: 'text/html' },
    });
    const [, main = ''] = (await response.text()).split('<main');
    expect(main).toContain('href="/webapp/category/chairs"');
    expect(main).toContain('Rayons');
  });

  test.each([
    ['william@quire.example', 'data-label="Join Rewards"', 'loyalty-offers'],
    ['chloris@quire.example', 'loyalty-offers', 'data-label="Join Rewards"'],
  ])('the account page of %s has %s [DEC-Q522]', async (login, offered, other) => {
    await open.visitor.signIn(login);
    const page = await open.visitor.page('/webapp/account');
    expect(page).toContain(offered);
    expect(page).not.toContain(other);
  });
});

describe('category pages', () => {
  test.each(['page=-3', 'page=0', 'page=abc', 'page=1e9', 'sort=constructor', 'sort='])(
    'a category page accepts the invalid query %s',
    async (query) => {
      expect((await open.visitor.send(`/webapp/category/copiers?${query}`)).status).toBe(200);
    },
  );

  test.each(subcategories)('$name has products and a drawing in both sizes', async ({ slug }) => {
    expect(await open.visitor.page(`/webapp/category/${slug}`)).toContain('class="tile"');
    for (const size of [180, 360]) {
      const picture = await open.visitor.send(`/pictures/${slug}.svg?size=${size}`);
      expect(picture.headers.get('content-type')).toBe('image/svg+xml');
      expect(await picture.text()).toContain(`width="${size}" height="${size}"`);
    }
    expect(drawings[slug]).toBeDefined();
  });
});

test('no product page has a note about an outcome, or sets a quantity by itself [DEC-Q422]', async () => {
  for (const { sku, happens } of specialProducts.filter(({ is }) => !is?.refusal)) {
    const page = await open.visitor.page(`/webapp/product/${sku}`);
    expect(page).not.toContain(happens);
    expect(page).not.toMatch(/data-quire="add-to-cart-button"[^>]*data-qty="(?:5|10|25)"/);
  }
  expect(await open.visitor.page('/try')).toContain('?qty=25');
  expect(await open.visitor.page('/webapp/product/OFF-EN-10000461?qty=25')).toContain('data-qty="25"');
});

test('the product page says that a product is out of stock before its button is pressed [DEC-Q454]', async () => {
  const page = await open.visitor.page('/webapp/product/OFF-AR-10000034');
  expect(page).toMatch(/data-product-state="out-of-stock"><button type="button" class="button" disabled>Out of stock</);
  expect(await open.visitor.page('/webapp/product/OFF-PA-10000357')).not.toContain('data-product-state');
});

test('a product page is wholly in French or Spanish, with its prices, and an untranslated page says so [DEC-Q421]', async () => {
  const french = await open.visitor.page('/webapp/product/OFF-PA-10000357?lang=fr-CA');
  expect(french).toContain('<main id="main">');
  expect(french).toContain('40,99\u00a0$');
  for (const text of ['Ajouter au panier', 'Livraison', 'Caractéristiques', '>2700 Sheets<'])
    expect(french).toContain(text);
  for (const text of ['Add to cart', 'In stock', 'Specifications', 'Add to list', 'Reorder'])
    expect(french).not.toContain(text);
  expect(await open.visitor.page('/webapp/product/OFF-PA-10000357?lang=es')).toContain('Especificaciones');
  expect(await open.visitor.page('/try')).toContain('<main id="main" lang="en">');
});

test('the sign-in page shows the demo accounts only on request [DEC-Q532]', async () => {
  const page = await open.visitor.page('/office/supplies/login');
  const [folded = ''] = /<details class="demo-accounts".*<\/details>/s.exec(page.slice(page.indexOf('<main'))) ?? [];
  expect(folded).toContain('chloris@quire.example');
  expect(page.replace(folded, '')).not.toMatch(/@quire\.example|quire-demo/);
});

test.each(['/webapp/compare', '/webapp/giftcards'])(
  '%s says that it needs JavaScript only to customers without it',
  async (path) => {
    expect(await open.visitor.page(path)).toMatch(/<noscript><p>[^<]*JavaScript/);
    expect(await open.visitor.page(`${path}?script=off`)).toMatch(/"><p>[^<]*JavaScript/);
  },
);

test.each([
  ['/webapp/compare', '/'],
  ['/webapp/giftcards', '/webapp/stores'],
])('%s leads to %s until its widget mounts', async (path, href) => {
  const page = await open.visitor.page(path);
  const [, main = ''] = page.split('<main');
  expect(main.replace(/<noscript>.*?<\/noscript>/gs, '')).toContain(`<p><a href="${href}">`);
});

test('the page of a plan says how it is bought, outside the bar that stays in view', async () => {
  const page = await open.visitor.page('/webapp/product/WARRANTY-2YR');
  expect(page).toContain('<p>Sold with a product that it covers.');
  expect(page).not.toContain('buy-bar');
});

test('the main action of a sold-out product is to be told when it is back [DEC-Q507]', async () => {
  const page = await open.visitor.page('/webapp/product/OFF-AR-10000034');
  const [bar = ''] = /<div class="buy-bar">[\s\S]*?<\/form>/.exec(page) ?? [];
  expect(bar).toContain('<button type="button" class="button" disabled>Out of stock</button>');
  expect(bar).toContain('<button type="submit" class="button">Tell me when it is back</button>');
});

test('the page of recommendations claims to know only a visitor who has viewed, saved or ordered a product', async () => {
  const claim = 'Picked for you';
  expect(await open.visitor.page('/webapp/for-you')).not.toContain(claim);
  await open.visitor.page('/webapp/product/OFF-PA-10001970');
  expect(await open.visitor.page('/webapp/for-you')).toContain(claim);
});

test('until the ZIP code is known, the total at checkout says that it has no tax', async () => {
  await open.visitor.add(paper);
  const page = await open.visitor.page('/cc/sparq/checkout');
  expect(page).toContain('<dt>Total before tax</dt>');
  expect(page).not.toContain('<dt>Total</dt>');
});

test('each required field of the checkout has a text for what is wrong with it', async () => {
  await open.visitor.add(paper);
  const page = await open.visitor.page('/cc/sparq/checkout');
  const required = page.match(/<(?:input|select) id="[^>]* required>/g) ?? [];
  expect(required.length).toBeGreaterThan(4);
  const described = required.map((field) => `${/ id="([^"]+)"/.exec(field)?.[1]}-problem`);
  const problems = page.matchAll(/<small class="problem" id="([^"]+)" hidden>[^<]+<\/small>/g);
  expect([...problems].map(([, id]) => id)).toEqual(described);
});

/** The checkout page with its script, which calls `fetch` for the place of a ZIP code. */
async function scriptedCheckout(fetch = async (): Promise<unknown> => undefined) {
  await open.visitor.add(paper);
  const window = parsed(await open.visitor.page('/cc/sparq/checkout'));
  const { document } = window;
  const script = await open.visitor.page('/webapp/checkout/checkout.js');
  class XMLHttpRequest {
    open() {}
    send() {}
  }
  runInNewContext(script, { window, document, fetch, XMLHttpRequest, addEventListener: () => undefined });
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  return {
    field,
    /** Types into a field, as one keystroke. */
    type(id: string, value: string) {
      field(id).value = value;
      field(id).dispatchEvent(new window.Event('input', { bubbles: true }));
    },
    leave: (id: string) => field(id).dispatchEvent(new window.Event('change', { bubbles: true })),
    linked: (id: string) => ['aria-invalid', 'aria-describedby'].map((name) => field(id).getAttribute(name)),
  };
}

const marked = (id: string) => ['true', `${id}-problem`];

test('a field of the checkout that is wrong is linked to its text until it is right', async () => {
  const { field, type, leave, linked } = await scriptedCheckout();
  expect(linked('zipCode')).toEqual([null, null]);
  type('zipCode', '0213');
  expect(linked('zipCode')).toEqual([null, null]);
  leave('zipCode');
  expect(linked('zipCode')).toEqual(marked('zipCode'));
  type('zipCode', '02138');
  expect(linked('zipCode')).toEqual(['false', null]);
  type('zipCode', '');
  expect(linked('zipCode')).toEqual(marked('zipCode'));
  for (const zipCode of ['02138-1234 ', ' 02138', '02138 1234', '021381234']) {
    type('zipCode', '');
    type('zipCode', zipCode);
    expect(linked('zipCode')).toEqual(['false', null]);
  }

  expect(field('email').checkValidity()).toBe(false);
  expect(linked('email')).toEqual(marked('email'));
  for (const text of ['a', '']) {
    type('email', text);
    expect(linked('email')).toEqual(marked('email'));
  }
});

test.each(['02138', '02138-1234'])('the ZIP code %s fills in city and state, and unmarks them', async (zipCode) => {
  const asked: string[] = [];
  const { field, type, linked } = await scriptedCheckout(async (...[path]: string[]) => {
    asked.push(path ?? '');
    return { ok: true, json: async () => ({ city: 'Cambridge', state: 'MA' }) };
  });
  for (const id of ['city', 'state']) {
    expect(field(id).checkValidity()).toBe(false);
    expect(linked(id)).toEqual(marked(id));
  }
  type('zipCode', zipCode);
  await expect.poll(() => field('city').value).toBe('Cambridge');
  expect(asked).toEqual(['/webapp/checkout/places/02138']);
  expect(field('state').value).toBe('MA');
  for (const id of ['city', 'state']) expect(linked(id)).toEqual(['false', null]);
});

test('fields that only the server refuses are marked, and linked to its text', async () => {
  await open.visitor.add(paper);
  const refused = await open.visitor.checkOut({
    ...address,
    email: 'ada@shop',
    zipCode: '00000',
    address2: '4111111111111111',
  });
  const { document } = parsed(await refused.text());
  const wrong = [...document.querySelectorAll('.checkout-form [aria-invalid="true"]')];
  expect(wrong.map(({ id }) => id)).toEqual(['email', 'address2', 'zipCode']);
  const texts = wrong.map(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(texts).toEqual(['Invalid email address', expect.stringContaining('card'), 'Invalid zip code']);
});

test('a ZIP code of nine digits is ordered to', async () => {
  await open.visitor.add(paper);
  const { status, headers } = await open.visitor.checkOut({ ...address, zipCode: '02138-1234' });
  expect(status).toBe(303);
  expect(await open.visitor.page(headers.get('location') ?? '')).toContain('Cambridge, MA 02138-1234');
});

test('the sign-in page shows a password until it is sent', async () => {
  const window = parsed(await open.visitor.page('/office/supplies/login'));
  const { document } = window;
  const script = await open.visitor.page('/office/supplies/login.js');
  runInNewContext(script, { document, addEventListener: () => undefined });
  const field = document.getElementById('password') as HTMLInputElement;
  const button = document.querySelector('[aria-controls="password"]') as HTMLButtonElement;
  const shown = () => [field.type, button.getAttribute('aria-pressed')];

  expect(button.hidden).toBe(false);
  button.click();
  expect(shown()).toEqual(['text', 'true']);
  button.click();
  expect(shown()).toEqual(['password', 'false']);
  button.click();
  field.form?.dispatchEvent(new window.Event('submit', { bubbles: true }));
  expect(shown()).toEqual(['password', 'false']);
});

test('the sign-in page can show each password, and leads from a forgotten one to help', async () => {
  const page = await open.visitor.page('/office/supplies/login');
  for (const id of ['password', 'new-password']) {
    expect(page).toMatch(new RegExp(`<input id="${id}"[^>]*type="password"`));
    expect(page).toContain(`aria-controls="${id}" aria-pressed="false" aria-label="Show password"`);
    expect(page).toMatch(new RegExp(`<input id="${id}"[^>]*autocapitalize="off" spellcheck="false"`));
  }
  const [, help = ''] = /<a class="forgotten" href="([^"]+)"/.exec(page) ?? [];
  expect(await open.visitor.page(help.replace(/#.*/, ''))).toContain('<section class="sheet" id="password">');
});

test('the /try page lists each special product, and restocks them', async () => {
  const page = await open.visitor.page('/try');
  for (const { sku, what } of specialProducts) {
    expect(page).toContain(`/webapp/product/${sku}`);
    expect(page).toContain(what);
    expect((await open.visitor.send(`/webapp/product/${sku}`)).status).toBe(200);
  }
  await open.visitor.add('TEC-AC-10000057', 5);
  await open.visitor.checkOut(address);
  expect(await open.visitor.page('/webapp/product/TEC-AC-10000057')).toContain('Out of stock');
  await open.visitor.send('/try/restock', { form: {} });
  expect(await open.visitor.page('/webapp/product/TEC-AC-10000057')).toContain('Only 5 left');
});

test('an add is refused when an earlier order has reached the limit per customer', async () => {
  const limited = 'TEC-AC-10000158';
  await open.visitor.add(limited);
  await open.visitor.checkOut(address);
  expect(itemOf(await open.visitor.add(limited), limited)).toMatchObject({
    qty: 0,
    messages: [{ code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' }],
  });
});

test.each([
  '/office/supplies/login',
  '/office/supplies/logout',
  '/webapp/compare',
  '/webapp/cookies',
  '/webapp/for-you',
  '/webapp/giftcards',
  '/webapp/help',
  '/webapp/landing/deals',
  '/webapp/quick-order',
  '/webapp/stores',
  '/webapp/survey',
  '/webapp/thank-you',
])('the page %s is in French for who has chosen French [DEC-Q559]', async (path) => {
  const page = await open.visitor.page(`${path}?lang=fr-CA`);
  expect(page).toContain('<main id="main">');
  const english = await open.visitor.page(`${path}?lang=en-US`);
  const titleOf = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
  expect(titleOf(page)).not.toBe(titleOf(english));
});

test('the checkout and its refusals are in French for who has chosen French [DEC-Q559]', async () => {
  await open.visitor.add('OFF-PA-10000357');
  const page = await open.visitor.page('/cc/sparq/checkout?lang=fr-CA');
  expect(page).toContain('<main id="main">');
  for (const text of ['Adresse de livraison', 'Sommaire de la commande', 'Passer la commande'])
    expect(page).toContain(text);
  for (const text of ['Delivery', 'Street', 'Place order', 'Checkout<', 'Back to cart'])
    expect(page).not.toContain(text);
  const refused = await open.visitor.checkOut({ ...address, zipCode: '00000' });
  expect(await refused.text()).toContain('Code ZIP non valide');
});
