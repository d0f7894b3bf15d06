import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storefrontOf } from '../../loader/storefronts';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { configHtml, openPage } from './openPage';

const heard: unknown[] = [];
const hear = (event: Event) => heard.push((event as CustomEvent).detail.code);

beforeEach(() => {
  heard.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.addEventListener('quire:problem', hear);
});

afterEach(() => {
  document.removeEventListener('quire:problem', hear);
  vi.restoreAllMocks();
});

test('a page hears of a problem in one shape, whether an element has it or a widget tells of it', async () => {
  await openPage().bringAll(`${configHtml()}<div data-quire="add-to-cart-button"></div>`);
  storefrontOf().events.publish('problem', { error: new CommerceError('refused', 'NO_BANNER', 'there is none') });
  expect(heard).toEqual(['ATTRIBUTE_INVALID', 'NO_BANNER']);
});
