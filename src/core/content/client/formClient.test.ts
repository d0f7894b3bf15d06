import { describe, expect, test } from 'vitest';
import { aStorefront, type TestStorefront } from '../../../../tests/support/widgets/storefront';
import { sendForm, subscribeToOffers } from './formClient';

const ADA = { email: 'ada@shop.example', phone: '5085550134' };

describe('subscribeToOffers', () => {
  test('sends emailID, phoneNumber and landingPages, and returns the response as it is [CONT-007]', async () => {
    const page = aStorefront();
    page.shop.answerNext(200, { anything: ['goes'] }, 'subscribe');
    expect(await subscribeToOffers(page, ADA, ['ink'])).toEqual({ anything: ['goes'] });
    expect(page.shop.requestsOf('subscribe').map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/ele-lpd/api/sparxProxy/subscribeUserforOffers',
        body: { emailID: 'ada@shop.example', phoneNumber: '5085550134', landingPages: ['ink'] },
      },
    ]);
  });

  test.each([[400], [500]])('rejects when the shop refuses with status %i [CONT-008]', async (status) => {
    const page = aStorefront();
    page.shop.refuseNext('NO', { status, of: 'subscribe' });
    await expect(subscribeToOffers(page, ADA, [])).rejects.toMatchObject({ kind: 'refused', code: 'NO', status });
  });
});

test.each([
  ['form', (page: TestStorefront) => sendForm(page, 'quote-overlay', { need: 'Chairs' })],
  ['subscribe', (page: TestStorefront) => subscribeToOffers(page, ADA, [])],
] as const)('a 401 of the %s call redirects the customer to sign in [HTTP-008]', async (call, send) => {
  const page = aStorefront({ host: { href: 'https://shop.example/ink' } });
  page.shop.refuseNext('MISSING_USER', { status: 401, of: call });
  await expect(send(page)).rejects.toMatchObject({ status: 401 });
  await expect
    .poll(() => page.host.assigned)
    .toEqual(['https://shop.example/office/supplies/login?jumpUrl=%2Fink&redirected=1']);
});

test('a form is sent under the name of its drawer to the endpoint that the page configures', async () => {
  const page = aStorefront({ config: { endpoints: { sendForm: { path: '/my/form/{id}', base: 'absolute' } } } });
  page.shop.answerNext(200, {});
  await sendForm(page, 'quote-overlay', { need: 'Chairs' });
  expect(page.shop.requests[0]).toMatchObject({
    method: 'POST',
    path: '/my/form/quote-overlay',
    body: { need: 'Chairs' },
  });
});
