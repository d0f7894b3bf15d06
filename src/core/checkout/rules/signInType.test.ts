import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { LineItem } from '../../cart/rules/cart';
import { signInTypeOf } from './signInType';

const membership = aLine({ id: 'membership', isMembership: true });
const software = aLine({ id: 'software', isSoftware: true });
const delivered = aLine({ id: 'delivered', delivery: { type: 'STA', isBackordered: false } });
const atStore = aLine({ id: 'at-store', delivery: { type: 'ISP', isBackordered: false } });
const toStore = aLine({ id: 'to-store', delivery: { type: 'STS', isBackordered: false } });

const typeOf = (...lines: LineItem[]) => signInTypeOf(aCart({ lines }));

describe('signInTypeOf', () => {
  test('the sign-in type is rewards if the cart has a membership, whatever else it has [CHK-002]', () => {
    expect(typeOf(membership)).toBe('rewards');
    expect(typeOf(atStore, software, membership)).toBe('rewards');
  });

  test('the sign-in type is SW if the cart has software and no membership [CHK-004]', () => {
    expect(typeOf(software)).toBe('SW');
    expect(typeOf(delivered, atStore, software)).toBe('SW');
  });

  test('the sign-in type is empty if everything is delivered [CHK-003]', () => {
    expect(typeOf(delivered)).toBe('');
    expect(typeOf(delivered, aLine({ id: 'without a word of its delivery' }))).toBe('');
  });

  test.each([
    ['an item in a store', [atStore]],
    ['an item on its way to a store', [toStore]],
    ['a delivered item and one in a store', [delivered, atStore]],
  ])('the sign-in type of a cart with %s is checkout [CHK-005]', (_, lines) => {
    expect(typeOf(...lines)).toBe('checkout');
  });

  test('the sign-in type is checkout for an unknown or empty cart, and ignores deleted lines', () => {
    expect(signInTypeOf(undefined)).toBe('checkout');
    expect(typeOf()).toBe('checkout');
    expect(typeOf({ ...membership, status: 'DELETED' }, delivered)).toBe('');
  });
});
