import { expect, test } from 'vitest';
import { HEADER_PARTS, HEADER_VARIANTS, type HeaderChoice, headerParts, headerVariant } from './headerVariant';

const choice: HeaderChoice = {
  routes: { 'logo-only': ['checkout', 'payment'], tpv: ['vendor', 'payment'], slim: ['quick', 'vendor'] },
  flows: { TPVFLOW: 'tpv', plain: 'slim' },
};

test('the header variants are full, slim, logo-only and tpv [HDR-001]', () => {
  expect(HEADER_VARIANTS).toEqual(['full', 'slim', 'logo-only', 'tpv']);
});

test.each([
  ['checkout', '', 'logo-only'],
  ['payment', '', 'logo-only'],
  ['vendor', '', 'tpv'],
  ['quick', '', 'slim'],
  ['home', '', 'full'],
  ['', '', 'full'],
  [undefined, undefined, 'full'],
  [undefined, 'tpvflow', 'tpv'],
  ['checkout', undefined, 'logo-only'],
  ['home', 'tpvflow', 'tpv'],
  ['home', ' PLAIN ', 'slim'],
  ['home', 'SAML', 'full'],
  ['checkout', 'TPVFLOW', 'logo-only'],
])('route "%s" in the flow "%s" has the header variant %s [HDR-002]', (routeId, flowType, variant) => {
  expect(headerVariant({ routeId, flowType }, choice)).toBe(variant);
});

test('a shop without header settings has the full header on every route and flow [HDR-002]', () => {
  expect(headerVariant({ routeId: 'checkout', flowType: 'TPV' })).toBe('full');
});

test.each([
  ['full', undefined, [...HEADER_PARTS]],
  ['slim', undefined, ['logo', 'search', 'budget', 'account']],
  ['logo-only', undefined, ['logo']],
  ['tpv', undefined, ['welcome', 'logo', 'account']],
  ['slim', ['menu', 'search'], ['search']],
  ['full', ['menu', 'logo', 'nonsense'], ['logo', 'menu']],
  ['full', [], []],
] as const)('the %s header with the configured parts %j has the parts %j [HDR-001]', (variant, wanted, parts) => {
  expect(headerParts(variant, wanted)).toEqual(parts);
});
