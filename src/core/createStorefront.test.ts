import { describe, expect, test } from 'vitest';
import type { FakeCall } from '../../tests/support/shop/fakeShopRoutes';
import { aStorefront } from '../../tests/support/widgets/storefront';
import { deliveryLabel } from './cart/rules/deliveryLabel';
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
