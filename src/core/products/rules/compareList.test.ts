import { expect, test } from 'vitest';
import { checkCompare } from './compareList';

test.each([
  [[], 'A', { ok: true, skus: ['A'] }],
  [['A', 'B', 'C'], 'D', { ok: true, skus: ['A', 'B', 'C', 'D'] }],
  [['A', 'B', 'C', 'D'], 'E', { ok: false, reason: 'full' }],
  [['A', 'B', 'C', 'D'], 'B', { ok: true, skus: ['A', 'B', 'C', 'D'] }],
])('comparing %o and also %s gives %o [CMP-001]', (skus, sku, verdict) => {
  expect(checkCompare(skus, sku)).toEqual(verdict);
});
