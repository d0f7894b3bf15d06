import { describe, expect, test, vi } from 'vitest';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { hasConsent, readConsent, saveConsent } from './consent';

describe('customer consent', () => {
  test('only the required category is allowed until the customer allows others [HDR-025]', () => {
    const page = aStorefront();
    expect(['required', 'analytics'].map((each) => hasConsent(page, each))).toEqual([true, false]);
    expect(readConsent(page)).toBeUndefined();
    saveConsent(page, ['analytics', 'advertising']);
    expect(['analytics', 'advertising', 'other'].map((each) => hasConsent(page, each))).toEqual([true, true, false]);
  });

  test('consent to no optional category is stored [HDR-025]', () => {
    const page = aStorefront();
    saveConsent(page, []);
    expect(readConsent(page)).toEqual([]);
    expect(hasConsent(page, 'analytics')).toBe(false);
  });

  test('an empty cookie is no choice', () => {
    expect(readConsent(aStorefront({ host: { cookies: { cookieConsent: '' } } }))).toBeUndefined();
  });

  test('the choice is stored for 730 days, for the whole site and not for others', () => {
    const page = aStorefront();
    const set = vi.spyOn(page.host.cookies, 'set');
    saveConsent(page, ['analytics', 'functional']);
    const options = { maxAgeSeconds: 730 * 24 * 60 * 60, path: '/', sameSite: 'Lax' };
    expect(set).toHaveBeenCalledExactlyOnceWith('cookieConsent', 'analytics,functional', options);
  });

  test('a consent manager of the page replaces the stored consent [HDR-025]', () => {
    const has = (category: string) => category === 'analytics';
    const page = aStorefront({ config: { consent: { has } }, host: { cookies: { cookieConsent: 'advertising' } } });
    expect(['required', 'analytics', 'advertising'].map((each) => hasConsent(page, each))).toEqual([true, true, false]);
    const named = aStorefront({ config: { consent: { has: 'manager.has' } }, host: { window: { manager: { has } } } });
    expect(hasConsent(named, 'analytics')).toBe(true);
    const missing = aStorefront({
      config: { consent: { has: 'manager.has' } },
      host: { cookies: { cookieConsent: 'analytics' } },
    });
    expect(hasConsent(missing, 'analytics')).toBe(true);
    const broken = aStorefront({ config: { consent: { has: () => JSON.parse('{') } } });
    expect(hasConsent(broken, 'analytics')).toBe(false);
  });
});
