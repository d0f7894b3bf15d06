import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { CommerceError } from '../rules/commerceError';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an error of the page is logged at the shop as msg, error and info [HTTP-013]', async () => {
  const { log, shop } = aStorefront();
  await log('the cart was not rendered', new CommerceError('contract', 'CONTRACT', 'items: expected'), {
    widget: 'mini-cart',
  });
  expect(shop.requests[0]).toMatchObject({
    method: 'POST',
    path: '/cc/api/log',
    body: {
      msg: 'the cart was not rendered',
      error: { name: 'CommerceError', code: 'CONTRACT', message: 'items: expected' },
      info: { widget: 'mini-cart' },
    },
  });
  await log('nothing more');
  expect(shop.requests[1]?.body).toEqual({ msg: 'nothing more', error: null, info: {} });
});

test('a log request without a response within 1 s is given up silently [HTTP-013]', async () => {
  const { log, shop } = aStorefront();
  shop.failNext('timeout', { of: 'log' });
  const settled = vi.fn();
  void log('wrong').then(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
});

test.each(['network', 500, 'html', 'truncated', 'empty'] as const)(
  'a log request that fails by %s resolves silently [HTTP-013]',
  async (failure) => {
    const { log, shop } = aStorefront();
    shop.failNext(failure, { of: 'log' });
    await expect(log('wrong', 'a text')).resolves.toBeUndefined();
  },
);
