import { expect, test } from 'vitest';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { readMessages } from './messagesClient';

test('the shop’s messages to the customer are requested, and keep their order [HDR-008]', async () => {
  const page = aStorefront();
  expect(await readMessages(page)).toEqual([
    {
      id: '1',
      title: 'Your chair is on its way',
      text: 'It comes on Friday.',
      date: '2026-11-20',
      url: '/orders/1',
      isRead: false,
    },
    { id: '2', title: 'Welcome', text: undefined, date: undefined, url: undefined, isRead: true },
  ]);
  expect(page.shop.requestsOf('messages')).toMatchObject([
    { method: 'GET', path: '/ele-lpd/api/sparxProxy/getCustomMessages' },
  ]);
});

test.each([
  [
    { text: '', date: '', url: '' },
    { text: undefined, date: undefined, url: undefined },
  ],
  [
    { text: null, date: null, url: null },
    { text: undefined, date: undefined, url: undefined },
  ],
  [{ url: 'javascript:alert(1)' }, { url: undefined }],
  [{ url: 'https://shop.example/orders' }, { url: 'https://shop.example/orders' }],
  [{ isRead: 'Y' }, { isRead: true }],
  [{ isRead: 'N' }, { isRead: false }],
])('a message with %j has %o [HDR-008]', async (body, message) => {
  const page = aStorefront();
  page.shop.answerNext(200, { messages: [{ id: '1', title: 'Hello', ...body }] }, 'messages');
  expect(await readMessages(page)).toMatchObject([message]);
});

test.each([{}, { messages: null }, { messages: [] }])('the response %j has no messages [HDR-008]', async (body) => {
  const page = aStorefront();
  page.shop.answerNext(200, body, 'messages');
  expect(await readMessages(page)).toEqual([]);
});
