import { describe, expect, onTestFinished, test } from 'vitest';
import { fakeCardFrames } from '../../../../tests/support/shop/fakeCardFrame';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { GiftCardBalance, type GiftCardBalanceProps } from './GiftCardBalance';

function onBalance(props: GiftCardBalanceProps = {}, prepare?: (shop: FakeShop) => void, isTyped = true) {
  const frames = fakeCardFrames({ isTyped });
  onTestFinished(frames.stop);
  const shop = fakeShop({ cart: { MUG: 1 } });
  prepare?.(shop);
  return { ...renderWidget(<GiftCardBalance {...props} />, { shop }), frames, shop };
}

async function ready(page: ReturnType<typeof onBalance>) {
  await page.findButton('Check balance');
  await expect.poll(page.status).not.toContain('Loading');
  return page;
}

describe('GiftCardBalance', () => {
  test('shows the balance with the last four digits of the card, and sends only its token [OVR-011]', async () => {
    const page = await ready(onBalance());
    page.frames.answerNext('giftcard');
    await page.click('Check balance');
    await expect.poll(page.status).toBe('Balance of the card ending in 0042: $10.00');
    expect(page.shop.requestsOf('gift-balance')[0]?.body).toEqual({
      cardPayment: { paymentType: 'GIFT_CARD', accountNumber: 'giftcard', currencyCode: 'USD' },
    });
    expect(page.shop.requestsOf('payment-apply')).toEqual([]);
  });

  test('prompts to verify the number of an unknown card, and then accepts another card [PAY-MSG-011]', async () => {
    const page = await ready(onBalance());
    page.frames.answerNext('nocard', 'fullgiftcard');
    await page.click('Check balance');
    await expect.poll(page.alert).toBe('Please verify the card number and try again.');
    await expect.poll(() => page.isOff('Check balance')).toBe(false);
    await page.click('Check balance');
    await expect.poll(page.status).toContain('$500.00');
    expect(page.alert()).toBe('');
  });

  test('a lookup by Enter in the card form that fails clears the previous balance', async () => {
    const page = await ready(onBalance());
    page.frames.answerNext('giftcard', 'nocard');
    page.frames.submit();
    await expect.poll(page.status).toContain('$10.00');
    await expect.poll(() => page.isOff('Check balance')).toBe(false);
    page.frames.submit();
    await expect.poll(page.alert).toBe('Please verify the card number and try again.');
    expect(page.status()).toBe('');
  });

  test('validates the fields of an incomplete card form, and requests no session', async () => {
    const page = await ready(onBalance({}, undefined, false));
    await page.click('Check balance');
    await expect.poll(() => page.frames.received.at(-1)?.kind).toBe('validate');
    expect(page.shop.requestsOf('payment-session')).toEqual([]);
  });

  test('validates the card form also after a press in the moment in which it is displayed', async () => {
    const presser = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('button[type=submit]');
      if (!button) return;
      presser.disconnect();
      button.click();
    });
    presser.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => presser.disconnect());
    const page = onBalance({}, undefined, false);
    await expect.poll(() => page.frames.received.at(-1)?.kind).toBe('validate');
  });

  test('prompts for a captcha answer before the next attempt, and hides the captcha after it [PAY-FORM-009]', async () => {
    const page = await ready(onBalance());
    page.frames.answerNext({ failure: 'CAPTCHA_REQUIRED' }, 'giftcard');
    await page.click('Check balance');
    await page.type('Please answer this question', '7');
    await expect.poll(() => page.isOff('Check balance')).toBe(false);
    await page.click('Check balance');
    await expect.poll(page.status).toContain('$10.00');
    expect(page.queryByRole('textbox', { name: 'Please answer this question' })).toBeNull();
  });

  test('shows a retry link when the card form times out, and suggests changing payment the second time [PAY-FORM-008, PAY-MSG-002]', async () => {
    const page = onBalance({ iframeTimeoutMs: 30 });
    page.frames.hang();
    await expect.poll(page.alert).toBe("We're sorry, something went wrong. Click here to retry.");
    await page.click('Click here');
    await expect.poll(page.alert).toBe('We are still experiencing problems. Please select Change payment.');
  });

  test('shows an error and a retry when the payment options fail to load, and moves the focus from there to its status', async () => {
    runEffectsOnce();
    const page = onBalance({}, (shop) => shop.failNext('network', { of: 'payment-read' }));
    await expect.poll(page.alert).toContain('Sorry, something went wrong. Please try again.');
    page.getByRole('button', { name: 'Try again' }).focus();
    await page.click('Try again');
    await ready(page);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
  });

  test('opens on an overlay request from the header, and settles it as closed [HDR-033, OVR-011]', async () => {
    const page = onBalance({ drawer: true });
    await page.findButton('Check a gift card balance');
    const outcome = requestOverlay(page.storefront, { overlay: 'GIFT_CARD_BALANCE' });
    await expect.poll(page.title).toBe('Gift card balance');
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('opens and closes as a drawer by its button when drawer is set [OVR-011]', async () => {
    const page = onBalance({ drawer: true });
    await page.click('Check a gift card balance');
    await expect.poll(page.title).toBe('Gift card balance');
    await page.click('Close');
    await expect.poll(page.title).toBeUndefined();
  });
});
