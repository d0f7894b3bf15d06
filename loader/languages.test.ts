import { expect, test } from 'vitest';
import { aStorefront } from '../tests/support/widgets/storefront';
import { loadMessages } from './languages';

const titleIn = async (config: Parameters<typeof aStorefront>[0]) => {
  const storefront = aStorefront(config);
  expect(await loadMessages(storefront)).toBe(storefront.locale);
  return storefront.settings.messages['mini-cart'];
};

test.each([
  ['Canadian French', { locale: 'fr-CA' }, 'Votre panier'],
  ['any other French', { locale: 'fr_FR' }, 'Votre panier'],
  ['Spanish mode', { locale: 'en-US', session: { isSpanishMode: true } }, 'Su carrito'],
  ['a language without a catalogue', { locale: 'de-DE' }, undefined],
])('a page in %s has the mini cart title %j [GEN-013]', async (_, config, title) => {
  expect((await titleIn({ config }))?.['titleEmpty']).toBe(title);
});

test('texts from the page take precedence over the catalogue', async () => {
  const messages = await titleIn({
    config: { locale: 'fr-CA', messages: { 'mini-cart': { titleEmpty: 'Votre sac' } } },
  });
  expect(messages).toMatchObject({ titleEmpty: 'Votre sac', close: 'Fermer le panier' });
});
