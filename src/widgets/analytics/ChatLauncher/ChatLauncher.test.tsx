import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import type { StorefrontConfig } from '../../../core/platform/client/settings';
import { RequiredCookies } from '../RequiredCookies/RequiredCookies';
import { ChatLauncher } from './ChatLauncher';

const host = { cookies: ACCEPTED_COOKIES };

const FAILED = 'Chat is not available right now. Please try again later.';

function onChat(config: Partial<StorefrontConfig> = {}, isReady: () => boolean = () => true) {
  const open = vi.fn((_: { department: string | undefined }): void => undefined);
  const page = renderWidget(<ChatLauncher />, {
    host,
    config: { ...config, chat: { department: '3', isReady, open } },
  });
  return { page, open };
}

describe('ChatLauncher', () => {
  test.each([
    ['a consumer', {}, '3'],
    ['a business', BUSINESS_CONTEXT, '8'],
  ])('opens the chat for %s at department %s [HDR-009, CHAT-003, CHAT-004]', async (_, config, department) => {
    const { page, open } = onChat(config);
    await page.click('Chat with us');
    await expect.poll(() => open.mock.calls).toEqual([[{ department }]]);
  });

  test('opens at the line of a request, which resolves as done [HDR-028, CHAT-003]', async () => {
    const { page, open } = onChat();
    await page.findButton('Chat with us');
    expect(await requestOverlay(page.storefront, { overlay: 'CHAT', line: '12' })).toBe('done');
    expect(open.mock.calls).toEqual([[{ department: '12' }]]);
  });

  test('opens again for each request, and resolves each as done [HDR-028, CHAT-003]', async () => {
    const onOpen = vi.fn();
    const chat = { isReady: () => true, open: () => true };
    const page = renderWidget(<ChatLauncher onOpen={onOpen} />, { host, config: { chat } });
    await page.findButton('Chat with us');
    for (const times of [1, 2]) {
      expect(await requestOverlay(page.storefront, { overlay: 'CHAT', line: '12' })).toBe('done');
      expect(onOpen).toHaveBeenCalledTimes(times);
    }
  });

  test('resolves two requests that are made while the chat is loading [HDR-028, CHAT-003]', async () => {
    let isReady = false;
    const { page, open } = onChat({}, () => isReady);
    await page.findButton('Chat with us');
    const outcomes = ['12', '13'].map((line) => requestOverlay(page.storefront, { overlay: 'CHAT', line }));
    await expect.poll(page.status).toBe('Opening the chat');
    isReady = true;
    expect(await Promise.all(outcomes)).toEqual(['closed', 'done']);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('adds the third-party script on the first click, not before, and once [CHAT-004]', async () => {
    const scriptUrl = 'https://chat.example/engine.js';
    const page = renderWidget(<ChatLauncher />, { host, config: { chat: { scriptUrl, isReady: () => false } } });
    const scripts = () => document.head.querySelectorAll(`script[src="${scriptUrl}"]`).length;
    await page.findButton('Chat with us');
    expect(scripts()).toBe(0);
    await page.click('Chat with us');
    await expect.poll(scripts).toBe(1);
    await expect.poll(page.status).toBe('Opening the chat');
  });

  test('shows an error and sends a log entry after exactly 2000 readiness checks [CHAT-001, CHAT-002]', async () => {
    let looks = 0;
    const isReady = () => {
      looks += 1;
      return false;
    };
    const chat = { isReady };
    const shop = fakeShop();
    const setTimeout = (go: () => void, delayMs: number) => delayMs === 10 && queueMicrotask(go);
    const page = renderWidget(<ChatLauncher />, {
      shop,
      config: { chat },
      host: { ...host, setTimeout, fetch: shop.fetch },
    });
    await page.click('Chat with us');
    await expect.poll(page.alert).toBe(FAILED);
    expect(looks).toBe(2000);
    await expect
      .poll(() => shop.requestsOf('log').map(({ body }) => body))
      .toEqual([{ msg: 'Chat failed to load in 2000 tries !', error: null, info: {} }]);
  });

  test('shows an error when the configured open function does not exist; the button stays enabled [CHAT-002]', async () => {
    const page = renderWidget(<ChatLauncher />, {
      host,
      config: { chat: { isReady: () => true, open: 'no.such.thing' } },
    });
    await page.click('Chat with us');
    await expect.poll(page.alert).toBe(FAILED);
    expect(page.isOff('Chat with us')).toBe(false);
  });

  test('asks for consent first, and opens the chat once the customer accepts [HDR-009, HDR-025, CHAT-004]', async () => {
    const open = vi.fn(() => true);
    const page = renderWidget(
      <>
        <ChatLauncher />
        <RequiredCookies />
      </>,
      { host: { cookies: { cookieConsent: 'none' } }, config: { chat: { isReady: () => true, open } } },
    );
    await page.click('Chat with us');
    await expect.poll(page.title).toBe('Cookies on this site');
    await page.click('Accept required only');
    await expect.poll(page.alert).toBe('To chat with us, please accept cookies for live chat.');
    expect(open).not.toHaveBeenCalled();
    await page.click('Chat with us');
    await expect.poll(page.title).toBe('Cookies on this site');
    await page.click('Accept all');
    await expect.poll(() => open.mock.calls.length).toBe(1);
    expect(page.alert()).toBe('');
  });
});
