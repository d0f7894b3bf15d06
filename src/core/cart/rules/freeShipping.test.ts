import { expect, test } from 'vitest';
import { freeShippingProgress } from './freeShipping';

const USD = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  [undefined, USD(6000), undefined],
  [USD(100), undefined, undefined],
  [USD(0), USD(6000), 0],
  [USD(1500), USD(6000), 0.25],
  [USD(6000), USD(6000), 1],
  [USD(9000), USD(6000), 1],
  [USD(-100), USD(6000), 0],
  [USD(0), USD(0), 1],
])(
  'the progress of %j toward the threshold %j for free shipping is %s [CART-MSG-017]',
  (spent, threshold, progress) => {
    expect(freeShippingProgress(spent, threshold)).toBe(progress);
  },
);
