import { describe, expect, test } from 'vitest';
import { memoryHost } from './memoryHost';
import { objectOf, readRecord, writeRecord } from './storedRecord';

test.each([
  ['{"a":1}', { a: 1 }],
  [null, {}],
  [undefined, {}],
  ['', {}],
  ['null', {}],
  ['7', {}],
  ['{"a":', {}],
])('the text %j is read as the object %j', (text, object) => {
  expect(objectOf(text)).toEqual(object);
});

describe('Stored record', () => {
  let now = 1_000;
  const host = memoryHost({ now: () => now });

  test('a record is stored as its value and its expiry time, and is valid until then', () => {
    writeRecord(host, 'zip', '02108', 500);
    expect(JSON.parse(host.localStorage.get('zip') ?? '')).toEqual({ value: '02108', expires: 1_500 });

    now = 1_499;
    expect(readRecord(host, 'zip')).toBe('02108');
    now = 1_500;
    expect(readRecord(host, 'zip')).toBeUndefined();
    expect(host.localStorage.get('zip')).toBeNull();
  });

  test.each(['02108', '{"value":"02108"}', '{"value":2108,"expires":9999999}', '{"value":"x","expires":"soon"}'])(
    'a record that another script wrote as %s is ignored and removed',
    (text) => {
      host.localStorage.set('zip', text);
      expect(readRecord(host, 'zip')).toBeUndefined();
      expect(host.localStorage.get('zip')).toBeNull();
    },
  );
});
