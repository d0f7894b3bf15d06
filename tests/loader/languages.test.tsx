import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../loader/runtime';
import type { Mounted, Refused } from '../../loader/watched';
import { fakeShop } from '../support/fakeShop';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
let mounted: (Mounted | Refused)[] = [];

beforeEach(() => {
  page[QUIRE] = { version: '1.2.3', watched: new Map(), wake: () => false };
  vi.stubGlobal('fetch', fakeShop().pageFetch);
});

afterEach(() => {
  for (const one of mounted) one.unmount?.();
  mounted = [];
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.doUnmock('../../loader/further');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The boxes of two mini carts on a page with this configuration. */
async function boxesIn(config: object): Promise<(HTMLElement | null | undefined)[]> {
  const told = JSON.stringify({ ...CONTEXT, ...config });
  document.body.innerHTML = `<script type="application/json" data-quire-config>${told}</script>${'<div data-quire="mini-cart"></div>'.repeat(2)}`;
  const elements = [...document.querySelectorAll<HTMLElement>('[data-quire]')];
  mounted = await Promise.all(elements.map((element) => mount(element, { slug: 'mini-cart' }, async () => {})));
  return elements.map(({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('div'));
}

test.each([
  ['French', { locale: 'fr_CA' }, 'fr-CA'],
  ['Spanish', { session: { isSpanishMode: true } }, 'es-US'],
  ['English', {}, ''],
  ['a language that we have no words of', { locale: 'frr-DE' }, ''],
])('the box of a widget that speaks %s says so, and of any other nothing [GEN-013]', async (_, config, lang) => {
  expect((await boxesIn(config)).map((box) => box?.lang)).toEqual([lang, lang]);
});

test('words are asked for once, in a language that there are words of, also where they do not come [GEN-013]', async () => {
  const speak = vi.fn().mockRejectedValue(new Error('lost'));
  vi.doMock('../../loader/further', () => ({ speak, furtherWidgets: {} }));
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await boxesIn({ locale: 'de-DE' });
  expect(speak).not.toHaveBeenCalled();
  expect((await boxesIn({ locale: 'fr-CA' })).map((box) => box?.lang)).toEqual(['en', 'en']);
  expect(speak).toHaveBeenCalledOnce();
  expect(complaint).toHaveBeenCalledOnce();
});
