import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../loader/runtime';
import { storefrontOf } from '../../loader/storefronts';
import { CommerceError } from '../../src/core/rules/commerceError';
import { fakeShop } from '../support/fakeShop';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
const heard: unknown[] = [];
const hear = (event: Event) => heard.push((event as CustomEvent).detail.code);

beforeEach(() => {
  heard.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fakeShop().pageFetch);
  page[QUIRE] = { watched: new Map(), wake: () => false };
  document.addEventListener('quire:problem', hear);
});

afterEach(() => {
  document.removeEventListener('quire:problem', hear);
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page hears of a problem in one shape, whether an element has it or a widget tells of it', async () => {
  document.body.innerHTML = `<script type="application/json" data-quire-config>${JSON.stringify(CONTEXT)}</script>
    <div data-quire="add-to-cart-button"></div>`;
  const element = document.querySelector('[data-quire]') as HTMLElement;
  await mount(element, { slug: 'add-to-cart-button' }, async () => {});
  storefrontOf().events.publish('problem', { error: new CommerceError('refused', 'NO_BANNER', 'there is none') });
  expect(heard).toEqual(['ATTRIBUTE_INVALID', 'NO_BANNER']);
});
