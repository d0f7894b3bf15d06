import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as v from './schema';

const inherited = Object.prototype as { extend?: unknown };

describe('Schemas on a page whose library has added to Object.prototype', () => {
  beforeEach(() => {
    inherited.extend = () => {};
  });

  afterEach(() => {
    delete inherited.extend;
  });

  test.each([
    ['object', v.object({ sku: v.string() })],
    ['looseObject', v.looseObject({ sku: v.string() })],
  ])('%s reads only its own entries', (_, schema) => {
    const parsed = v.parse(schema, { sku: 'MUG' });
    expect(Object.keys(parsed)).toEqual(['sku']);
    expect(v.safeParse(schema, {}).success).toBe(false);
  });
});
