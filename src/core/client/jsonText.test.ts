import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { jsonText } from './jsonText';

const arrays = Array.prototype as unknown as { toJSON?: () => string };

/** What Prototype 1.6 did to every page that it was on. */
function asOldLibraries() {
  arrays.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
  };
}

afterEach(() => {
  Reflect.deleteProperty(arrays, 'toJSON');
});

describe('the JSON of a value', () => {
  test('is what the language writes, whatever an old library has taught arrays', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        Reflect.deleteProperty(arrays, 'toJSON');
        const expected = JSON.stringify(value);
        expect(jsonText(value)).toBe(expected);
        asOldLibraries();
        expect(jsonText(value)).toBe(expected);
      }),
    );
  });

  test('leaves out what is undefined, and writes a hole of a list as null', () => {
    asOldLibraries();
    expect(jsonText({ items: [{ sku: 'MUG', qty: undefined }, undefined], store: undefined })).toBe(
      '{"items":[{"sku":"MUG"},null]}',
    );
  });
});
