import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { hasConsent } from '../../../core/platform/client/consent';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { RequiredCookies } from './RequiredCookies';

describe('RequiredCookies', () => {
  test.each([
    ['Accept all', ['analytics', 'advertising', 'functional']],
    ['Accept required only', []],
  ])('asks for consent once; "%s" allows %j [HDR-025, HDR-043]', async (button, allowed) => {
    const onChange = vi.fn((_: string[]): void => undefined);
    const page = renderWidget(<RequiredCookies onChange={onChange} />);
    await expect.poll(page.title).toBe('Cookies on this site');
    expect(hasConsent(page.storefront, 'analytics')).toBe(false);
    await page.click(button);
    await expect.poll(page.title).toBeUndefined();
    expect(onChange.mock.calls).toEqual([[allowed]]);
    expect(hasConsent(page.storefront, 'analytics')).toBe(allowed.length > 0);
    page.redraw(null);
    page.redraw(<RequiredCookies />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    expect(page.title()).toBeUndefined();
  });

  test('opens again on request, shows the current choice and saves a new one [HDR-043]', async () => {
    const page = renderWidget(<RequiredCookies />, { host: { cookies: { cookieConsent: 'analytics' } } });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const outcome = requestOverlay(page.storefront, { overlay: 'REQUIRED_COOKIES' });
    await page.findByText('You accepted cookies for: analytics.');
    await page.click('Accept required only');
    expect(await outcome).toBe('done');
    expect(hasConsent(page.storefront, 'analytics')).toBe(false);
  });

  test('does not open when the page has its own consent manager [HDR-025]', async () => {
    const page = renderWidget(<RequiredCookies />, { config: { consent: { has: () => false } } });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    expect(page.title()).toBeUndefined();
  });
});
