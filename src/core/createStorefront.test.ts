import { describe, expect, test, vi } from 'vitest';
import type { FakeCall } from '../../tests/support/shop/fakeShopRoutes';
import { aStorefront, CONTEXT } from '../../tests/support/widgets/storefront';
import { deliveryLabel } from './cart/rules/deliveryLabel';
import { createStorefront } from './createStorefront';
import { memoryHost } from './platform/client/host/memoryHost';
import { updateSessionToken } from './platform/client/sessionToken';
import { readCarousel } from './products/client/carouselClient';

const i18n = {
  catalogues: {
    fr: { cart: { 'delivery.arrives': 'Arrive le {date}' }, 'mini-cart': { title: 'Panier', close: 'Fermer' } },
    es: { cart: { 'delivery.arrives': 'Llega el {date}' }, 'mini-cart': { title: 'Carrito', close: 'Cerrar' } },
  },
};

describe('Storefront language', () => {
  test.each([
    ['en-US', false, undefined, 'Arrives Tue, Nov 24'],
    ['en_CA', false, undefined, 'Arrives Tue, Nov 24'],
    ['fr_CA', false, 'Panier', 'Arrive le mar. 24 nov.'],
    ['en-US', true, 'Carrito', 'Llega el mar, 24 de nov'],
    ['fr-CA', true, 'Carrito', 'Llega el mar, 24 de nov'],
  ])(
    'a page in %s with Spanish mode %s uses the catalogue of its language, dates included [GEN-013, I18N-003]',
    (locale, isSpanishMode, title, arrives) => {
      const { locale: spoken, settings } = aStorefront({ config: { locale, session: { isSpanishMode }, i18n } });
      expect(settings.messages['mini-cart']?.['title']).toBe(title);
      const delivery = { type: 'STA', earliest: '2026-11-24', isBackordered: false } as const;
      const facts = { now: Date.parse('2026-11-20'), locale: spoken };
      expect(deliveryLabel(delivery, facts, settings.messages['cart'])).toBe(arrives);
    },
  );

  test('messages of the page override the catalogue text by text', () => {
    const messages = { 'mini-cart': { title: 'Votre sac' }, product: { add: 'Prendre' } };
    const { settings } = aStorefront({ config: { locale: 'fr-CA', i18n, messages } });
    expect(settings.messages).toEqual({
      ...i18n.catalogues.fr,
      'mini-cart': { title: 'Votre sac', close: 'Fermer' },
      product: { add: 'Prendre' },
    });
  });

  test('requests carry the locale of the page, not the Spanish locale that the customer reads [GEN-013]', async () => {
    const page = aStorefront({ config: { locale: 'en_US', session: { isSpanishMode: true } } });
    expect(page.locale).toBe('es-US');
    await readCarousel(page, { type: 'frequentlyPurchased' });
    await readCarousel(page, { type: 'customersAlsoBought' });
    await updateSessionToken(page);
    const bodyOf = (call: FakeCall) => page.shop.requestsOf(call)[0]?.body;
    expect(bodyOf('frequent')).toMatchObject({ siteVariables: { locale: 'en_US', hyphenatedLocale: 'en-US' } });
    expect(bodyOf('recommend')).toMatchObject({ query: { locale: 'en-US' } });
    expect(bodyOf('session-token')).toMatchObject({ serviceContext: { locale: 'en-US' } });
    expect(JSON.stringify(page.shop.requests.map(({ body }) => body))).not.toContain('es-US');
  });
});

describe('createStorefront', () => {
  test('uses neither the network, storage, cookies nor listeners of the page until it is used [DEC-Q361]', () => {
    const used: string[] = [];
    const spy = (name: string) => () => {
      used.push(name);
      throw new Error(`${name} is used`);
    };
    const storage = { getItem: spy('storage'), setItem: spy('storage'), removeItem: spy('storage') };
    const target = { addEventListener: spy('listener'), removeEventListener: spy('listener') };
    const globals = {
      ...target,
      ...{ fetch: spy('fetch'), localStorage: storage, sessionStorage: storage },
      document: Object.defineProperty({ ...target }, 'cookie', { get: spy('cookie'), set: spy('cookie') }),
      location: Object.defineProperty({}, 'href', { get: spy('URL') }),
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
    try {
      createStorefront({ ...CONTEXT, payment: { walletEnabled: true }, native: { navigates: true } });
    } finally {
      vi.unstubAllGlobals();
    }

    expect(used).toEqual([]);
  });

  test('the second of two storefronts with one configuration leaves the host as it was [DEC-Q361]', () => {
    const host = memoryHost({ href: 'https://shop.example/?cid=spring' });
    const { assign } = host.location;
    for (const _ of ['first', 'second']) createStorefront({ ...CONTEXT, native: { navigates: true } }, host);
    expect(host.location.assign).toBe(assign);
    expect(host.localStorage.get('campaignId')).toBeNull();
  });

  test('the session is read from the cookies and the URL once, when it is first used [DEC-Q361]', () => {
    const host = memoryHost({ href: 'https://shop.example/?cid=spring' });
    const storefront = createStorefront(CONTEXT, host);
    host.cookies.set('sessionId', 'abc');
    expect(storefront.session).toMatchObject({ isLoggedIn: true, cidParam: 'spring' });
    host.cookies.set('sessionId', 'LOGGEDOFF');
    expect(storefront.session.isLoggedIn).toBe(true);
  });

  test('connecting again sends the token of a changed session only once [DEC-Q361]', async () => {
    const page = aStorefront({ host: { localStorage: { sessionMark: 'true old' } } });
    page.connect()();
    page.connect();
    await expect.poll(() => page.shop.requestsOf('session-token')).toHaveLength(1);
  });
});
