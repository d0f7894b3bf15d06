import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import { activeLines, isEmptyCart, lineToDelete, withoutDeletedLines } from './cart';

const EMPTY = { code: 'EMPTY_CART', type: 'WARNING' };

describe('cart rules', () => {
  test.each([
    ['EMPTY_CART and no line', [EMPTY], [], true],
    ['EMPTY_CART and only a deleted line', [EMPTY], [aLine({ status: 'DELETED', quantity: 0 })], true],
    ['EMPTY_CART and an active line', [EMPTY], [aLine()], false],
    ['neither a message nor a line', [], [], false],
    ['another message and no line', [{ code: 'SFL_MOVED', type: 'INFO' }], [], false],
  ])('isEmptyCart of a cart with %s [CART-DEL-005]', (_, messages, lines, isEmpty) => {
    expect(isEmptyCart(aCart({ messages, lines }))).toBe(isEmpty);
  });

  test('withoutDeletedLines removes only deleted lines, and returns the same object if there are none', () => {
    const [active, deleted] = [aLine({ id: 'a' }), aLine({ id: 'b', status: 'DELETED' })];
    const cart = aCart({ lines: [active, deleted] });

    expect(withoutDeletedLines(cart).lines).toEqual([active]);
    expect(activeLines(cart)).toEqual([active]);
    const clean = aCart({ lines: [active] });
    expect(withoutDeletedLines(clean)).toBe(clean);
  });
});

describe('lineToDelete', () => {
  const chair = aLine({ id: 'chair', sku: 'CHAIR' });
  const plan = aLine({
    id: 'plan',
    sku: 'CHAIR-PLAN',
    parent: { lineId: 'chair', sku: 'CHAIR', relation: 'WARRANTY' },
  });
  const build = aLine({ id: 'build', sku: 'CHAIR-BUILD', parent: { sku: 'CHAIR', relation: 'ASSEMBLY' } });
  const otherPlan = aLine({ id: 'other', parent: { lineId: 'desk', sku: 'CHAIR', relation: 'WARRANTY' } });
  const deleted = aLine({ id: 'gone', status: 'DELETED', parent: { lineId: 'chair', relation: 'WARRANTY' } });

  test('a line id is returned unchanged', () => {
    expect(lineToDelete(aCart({ lines: [chair] }), 'chair')).toBe('chair');
  });

  test('a warranty is resolved to its active line, by parent line id before parent SKU [CART-DEL-002]', () => {
    const cart = aCart({ lines: [deleted, otherPlan, chair, plan, build] });
    expect(lineToDelete(cart, { parentLineId: 'chair', relation: 'WARRANTY' })).toBe('plan');
  });

  test('an assembly is resolved to its line by parent SKU if that line has no parent line id [CART-DEL-003]', () => {
    const cart = aCart({ lines: [chair, plan, build] });
    expect(lineToDelete(cart, { parentLineId: 'chair', relation: 'ASSEMBLY' })).toBe('build');
  });

  test('of several plans, the one with the SKU of the parent line is deleted, and none for an unknown line [CART-DEL-002]', () => {
    const desk = aLine({ id: 'desk', sku: 'DESK' });
    const planOf = (sku: string) => aLine({ id: `${sku} plan`, parent: { sku, relation: 'WARRANTY' } });
    const cart = aCart({ lines: [desk, chair, planOf('DESK'), planOf('CHAIR'), planOf('LAMP')] });
    const deleted = (parentLineId: string) => lineToDelete(cart, { parentLineId, relation: 'WARRANTY' });
    expect(['desk', 'chair', 'unknown'].map(deleted)).toEqual(['DESK plan', 'CHAIR plan', 'unknown']);
  });

  test('a target without a matching child line is resolved to the given parent line id', () => {
    expect(lineToDelete(aCart({ lines: [chair, plan] }), { parentLineId: 'chair', relation: 'ASSEMBLY' })).toBe(
      'chair',
    );
  });
});
