import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storefrontOf } from '../../loader/storefronts';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { configHtml, openPage } from './openPage';

const codes: unknown[] = [];
const onProblem = (event: Event) => codes.push((event as CustomEvent).detail.code);

beforeEach(() => {
  codes.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.addEventListener('quire:problem', onProblem);
});

afterEach(() => {
  document.removeEventListener('quire:problem', onProblem);
  vi.restoreAllMocks();
});

test('quire:problem reports the problem of an element and of a widget in the same shape', async () => {
  await openPage().mountAll(`${configHtml()}<div data-quire="add-to-cart-button"></div>`);
  storefrontOf().events.publish('problem', { error: new CommerceError('refused', 'NO_BANNER', 'there is none') });
  expect(codes).toEqual(['ATTRIBUTE_INVALID', 'NO_BANNER']);
});

test('an attribute that is wrong on several elements is logged once, and reported on each [DEC-Q547]', async () => {
  const tile = '<div data-quire="product-tile" data-sku="MUG" data-variant="huge"></div>';
  await openPage().mountAll(`${configHtml()}${tile}${tile}<div data-quire="add-to-cart-button"></div>`);
  expect(codes).toEqual(['ATTRIBUTE_INVALID', 'ATTRIBUTE_INVALID', 'ATTRIBUTE_INVALID']);
  const messages = vi.mocked(console.error).mock.calls.map(([message]) => message);
  expect(messages).toEqual([expect.stringContaining('data-variant'), expect.stringContaining('data-sku')]);
});

test.each([
  ['MiniCart', '"MiniCart". Did you mean "mini-cart"?'],
  ['minicart', '"minicart". Did you mean "mini-cart"?'],
  ['atc_drawer', '"atc_drawer". Did you mean "atc-drawer"?'],
  ['mini-kart', '"mini-kart"'],
  ['', '""'],
])(
  'an unknown widget name is reported with the widget of the same letters, if any: %s [DEC-Q622]',
  async (name, received) => {
    await openPage().mountAll(`${configHtml()}<div data-quire="${name}">Cart</div>`);
    const message = `Quire: data-quire: expected the name of a widget, received ${received}`;
    expect(vi.mocked(console.error).mock.calls.map(([first]) => first)).toEqual([message]);
  },
);
