import { expect, test } from 'vitest';
import { HEADER_PARTS, headerParts } from './headerParts';

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
