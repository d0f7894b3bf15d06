import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/widgets/builders';
import type { LineItem } from './cart';
import { type CartDetails, NO_LINE_DETAILS } from './cartDetails';
import { lineFamilies, pageFamilies } from './lineFamilies';

const chair = aLine({ id: 'chair', sku: 'CHAIR' });
const mug = aLine({ id: 'mug', sku: 'MUG' });
const planOf = (lineId: string | undefined, sku?: string) =>
  aLine({ id: 'plan', sku: 'PLAN', parent: { relation: 'WARRANTY', ...(lineId && { lineId }), ...(sku && { sku }) } });

const idsOf = (lines: LineItem[]) =>
  lineFamilies(lines).map(({ line, children }) => [line.id, ...children.map(({ id }) => id)]);

describe('lineFamilies', () => {
  test.each([
    ['an empty cart has none', [], []],
    ['lines without a parent are separate', [chair, mug], [['chair'], ['mug']]],
    ['a plan is with its parent, by line id', [planOf('chair'), mug, chair], [['mug'], ['chair', 'plan']]],
    ['a plan is with its parent, by SKU', [chair, planOf(undefined, 'CHAIR')], [['chair', 'plan']]],
    [
      'a plan is with the first of two lines, by SKU',
      [chair, { ...chair, id: 'second' }, planOf(undefined, 'CHAIR')],
      [['chair', 'plan'], ['second']],
    ],
    ['a plan of an unknown product is separate', [chair, planOf(undefined)], [['chair'], ['plan']]],
    ['a plan without its parent line is separate', [mug, planOf('chair')], [['mug'], ['plan']]],
  ])('lines are grouped into families: %s [CART-ENT-008]', (_, lines, families) => {
    expect(idsOf(lines)).toEqual(families);
  });

  test('every line occurs once; the child of a child line is a separate family', () => {
    const part = aLine({ id: 'part', sku: 'PART', parent: { relation: 'BUNDLE', lineId: 'chair' } });
    expect(idsOf([chair, part, planOf('part')])).toEqual([['chair', 'part'], ['plan']]);
  });
});

test('pageFamilies adds the details of each line, and none to a line that has none [CART-ENT-008]', () => {
  const plan = planOf('chair');
  const details = { ...NO_LINE_DETAILS };
  const lines = new Map([['chair', details]]);
  const [family] = pageFamilies([chair, plan], { lines } as unknown as CartDetails);
  expect(family).toEqual({ line: chair, details, children: [{ line: plan, details: NO_LINE_DETAILS }] });
  expect(family?.details).toBe(details);
});
