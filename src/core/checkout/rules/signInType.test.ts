import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/builders';
import type { LineItem } from '../../cart/rules/cart';
import { signInTypeOf } from './signInType';

const membership = aLine({ id: 'membership', isMembership: true });
const software = aLine({ id: 'software', isSoftware: true });
const delivered = aLine({ id: 'delivered', delivery: { type: 'STA', isBackordered: false } });
const atStore = aLine({ id: 'at-store', delivery: { type: 'ISP', isBackordered: false } });
const toStore = aLine({ id: 'to-store', delivery: { type: 'STS', isBackordered: false } });

const typeOf = (...lines: LineItem[]) => signInTypeOf(aCart({ lines }));

describe('what a customer signs in for at checkout', () => {
  test('is rewards as soon as a membership is in the cart, whatever else is [CHK-002]', () => {
    expect(typeOf(membership)).toBe('rewards');
    expect(typeOf(atStore, software, membership)).toBe('rewards');
  });

  test('is software when any is in the cart [CHK-004]', () => {
    expect(typeOf(software)).toBe('SW');
    expect(typeOf(delivered, atStore, software)).toBe('SW');
  });

  test('has no name when all is delivered [CHK-003]', () => {
    expect(typeOf(delivered)).toBe('');
    expect(typeOf(delivered, aLine({ id: 'without a word of its delivery' }))).toBe('');
  });

  test.each([[[atStore]], [[toStore]], [[delivered, atStore]]])(
    'is the checkout for everything else, as goods that the customer fetches [CHK-005]',
    (lines) => {
      expect(typeOf(...lines)).toBe('checkout');
    },
  );

  test('is the checkout for a cart of which nothing is known, and lines that are gone do not count', () => {
    expect(signInTypeOf(undefined)).toBe('checkout');
    expect(typeOf()).toBe('checkout');
    expect(typeOf({ ...membership, status: 'DELETED' }, delivered)).toBe('');
  });
});
