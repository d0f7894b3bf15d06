import { describe, expect, test } from 'vitest';
import { tileQuantity } from './tileQuantity';

describe('tileQuantity', () => {
  test.each(['', '  '])('the typed quantity %j stays empty [TILE-029]', (typed) => {
    expect(tileQuantity(typed)).toBe('');
  });

  test.each(['0', '-1', 'two', '12a', '1e3', '0.5', '+4'])('the typed quantity %j is 0 [TILE-030]', (typed) => {
    expect(tileQuantity(typed)).toBe(0);
  });

  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['2.9', 2],
    ['9999', 9999],
    ['10000', 9999],
    ['99999999999999999999', 9999],
  ])('the typed quantity %j is %i [TILE-031]', (typed, quantity) => {
    expect(tileQuantity(typed)).toBe(quantity);
  });
});
