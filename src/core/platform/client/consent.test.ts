import { describe, expect, test } from 'vitest';
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

  test('a consent manager of the page replaces the stored consent [HDR-025]', () => {
    const has = (category: string) => category === 'analytics';
    const page = aStorefront({ config: { consent: { has } }, host: { cookies: { cookieConsent: 'advertising' } } });
    expect(['required', 'analytics', 'advertising'].map((each) => hasConsent(page, each))).toEqual([true, true, false]);
    const named = aStorefront({ config: { consent: { has: 'manager.has' } }, host: { window: { manager: { has } } } });
    expect(hasConsent(named, 'analytics')).toBe(true);
    const broken = aStorefront({ config: { consent: { has: () => JSON.parse('{') } } });
    expect(hasConsent(broken, 'analytics')).toBe(false);
  });
});
