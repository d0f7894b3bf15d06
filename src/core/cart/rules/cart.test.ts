import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/builders';
import { activeLines, isEmptyCart, withoutDeletedLines } from './cart';
import { lineToDelete } from './childLine';

const EMPTY = { code: 'EMPTY_CART', type: 'WARNING' };

describe('a cart', () => {
  test.each([
    { messages: [EMPTY], lines: [], isEmpty: true },
    { messages: [EMPTY], lines: [aLine({ status: 'DELETED', quantity: 0 })], isEmpty: true },
    { messages: [EMPTY], lines: [aLine()], isEmpty: false },
    { messages: [], lines: [], isEmpty: false },
    { messages: [{ code: 'SFL_MOVED', type: 'INFO' }], lines: [], isEmpty: false },
  ])('is empty when the shop says so and no active line is left: $isEmpty [CART-DEL-005]', ({ isEmpty, ...cart }) => {
    expect(isEmptyCart(aCart(cart))).toBe(isEmpty);
  });

  test('without its deleted lines keeps all others, and stays the same object when there is none', () => {
    const [active, deleted] = [aLine({ id: 'a' }), aLine({ id: 'b', status: 'DELETED' })];
    const cart = aCart({ lines: [active, deleted] });

    expect(withoutDeletedLines(cart).lines).toEqual([active]);
    expect(activeLines(cart)).toEqual([active]);
    const clean = aCart({ lines: [active] });
    expect(withoutDeletedLines(clean)).toBe(clean);
  });
});

describe('the line to delete', () => {
  const chair = aLine({ id: 'chair', sku: 'CHAIR' });
  const plan = aLine({
    id: 'plan',
    sku: 'CHAIR-PLAN',
    parent: { lineId: 'chair', sku: 'CHAIR', relation: 'WARRANTY' },
  });
  const build = aLine({ id: 'build', sku: 'CHAIR-BUILD', parent: { sku: 'CHAIR', relation: 'ASSEMBLY' } });
  const otherPlan = aLine({ id: 'other', parent: { lineId: 'desk', sku: 'CHAIR', relation: 'WARRANTY' } });
  const deleted = aLine({ id: 'gone', status: 'DELETED', parent: { lineId: 'chair', relation: 'WARRANTY' } });

  test('is the one that is named', () => {
    expect(lineToDelete(aCart({ lines: [chair] }), 'chair')).toBe('chair');
  });

  test('of a warranty is the added warranty, by the number of the line it hangs on before its SKU [CART-DEL-002]', () => {
    const cart = aCart({ lines: [deleted, otherPlan, chair, plan, build] });
    expect(lineToDelete(cart, { parentLineId: 'chair', relation: 'WARRANTY' })).toBe('plan');
  });

  test('of an assembly is the added assembly, by the SKU when its line has no number [CART-DEL-003]', () => {
    const cart = aCart({ lines: [chair, plan, build] });
    expect(lineToDelete(cart, { parentLineId: 'chair', relation: 'ASSEMBLY' })).toBe('build');
  });

  test('is the number passed when no such line was added', () => {
    expect(lineToDelete(aCart({ lines: [chair, plan] }), { parentLineId: 'chair', relation: 'ASSEMBLY' })).toBe(
      'chair',
    );
  });
});
