import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/builders';
import type { LineItem } from './cart';
import { lineFamilies } from './lineFamilies';

const chair = aLine({ id: 'chair', sku: 'CHAIR' });
const mug = aLine({ id: 'mug', sku: 'MUG' });
const planOf = (lineId: string | undefined, sku?: string) =>
  aLine({ id: 'plan', sku: 'PLAN', parent: { relation: 'WARRANTY', ...(lineId && { lineId }), ...(sku && { sku }) } });

const idsOf = (lines: LineItem[]) =>
  lineFamilies(lines).map(({ line, children }) => [line.id, ...children.map(({ id }) => id)]);

describe('the families of a cart', () => {
  test.each([
    ['none in an empty one', [], []],
    ['lines of their own', [chair, mug], [['chair'], ['mug']]],
    ['a plan below its line, by number', [planOf('chair'), mug, chair], [['mug'], ['chair', 'plan']]],
    ['a plan below its line, by SKU', [chair, planOf(undefined, 'CHAIR')], [['chair', 'plan']]],
    ['a plan whose line has left, by itself', [mug, planOf('chair')], [['mug'], ['plan']]],
  ])('are %s [CART-ENT-008]', (_, lines, families) => {
    expect(idsOf(lines)).toEqual(families);
  });

  test('hold every line once, also what hangs on a line that hangs on another', () => {
    const part = aLine({ id: 'part', sku: 'PART', parent: { relation: 'BUNDLE', lineId: 'chair' } });
    expect(idsOf([chair, part, planOf('part')])).toEqual([['chair', 'part'], ['plan']]);
  });
});
