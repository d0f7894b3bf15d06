import { afterEach, expect, test, vi } from 'vitest';
import { configHtml, openPage, widgetElements } from './openPage';

afterEach(() => {
  vi.doUnmock('../../src/languages/fr-CA/index');
  vi.restoreAllMocks();
});

/** The root elements of two mini carts on a page with this configuration. */
async function boxesIn(config: object): Promise<(HTMLElement | null | undefined)[]> {
  await openPage().mountAll(configHtml(config) + '<div data-quire="mini-cart"></div>'.repeat(2));
  return widgetElements().map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('div'));
}

test.each([
  ['French', { locale: 'fr_CA' }, 'fr-CA'],
  ['Spanish', { session: { isSpanishMode: true } }, 'es-US'],
  ['English', {}, ''],
  ['a language without a catalogue', { locale: 'frr-DE' }, ''],
])('sets lang on widget roots only for a translated language: %s [GEN-013]', async (_, config, lang) => {
  expect((await boxesIn(config)).map((box) => box?.lang)).toEqual([lang, lang]);
});

test('requests a catalogue once, only for a language that has one, even if it fails to load [GEN-013]', async () => {
  const catalogue = vi.fn().mockRejectedValue(new Error('lost'));
  vi.doMock('../../src/languages/fr-CA/index', catalogue);
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  await boxesIn({ locale: 'de-DE' });
  expect(catalogue).not.toHaveBeenCalled();
  expect((await boxesIn({ locale: 'fr-CA' })).map((box) => box?.lang)).toEqual(['en', 'en']);
  expect(catalogue).toHaveBeenCalledOnce();
  expect(consoleError).toHaveBeenCalledOnce();
});
