import fc from 'fast-check';
import * as library from 'valibot';
import { describe, expect, test } from 'vitest';
import * as script from '../../.rollup/valibot.mjs';

/** A schema with everything in it that the contracts use, in either spelling of the library. */
function aSchema(v: typeof library) {
  const amount = v.custom<string | number>(
    (value) => typeof value === 'string' && /^\d+$/.test(value),
    'a decimal amount',
  );
  return v.object({
    id: v.string(),
    kind: v.picklist(['one', 'two']),
    only: v.optional(v.picklist(['one'])),
    amount: v.nullish(amount),
    lines: v.nullish(
      v.array(
        v.object({
          sku: v.string(),
          note: v.nullish(v.string()),
          more: v.nullish(v.unknown()),
          parent: v.nullable(v.object({ sku: v.string() })),
        }),
      ),
    ),
    count: v.optional(
      v.pipe(
        v.custom<string>((value) => typeof value === 'string', 'text'),
        v.transform(Number),
      ),
    ),
    tabs: v.optional(
      v.pipe(
        v.custom<string>((value) => typeof value === 'string', 'text'),
        v.transform((text) => text.split(',')),
        v.array(v.picklist(['one', 'two'])),
      ),
    ),
    nested: v.optional(v.object({ deep: v.string() })),
    open: v.optional(v.looseObject({ deep: v.string() })),
  });
}

/** What the callers read of a verdict. */
function verdict(v: typeof library, value: unknown) {
  const parsed = v.safeParse(aSchema(v), value);
  if (parsed.success) return { output: parsed.output };
  return {
    issues: parsed.issues.map((issue) => ({
      path: v.getDotPath(issue),
      expected: issue.type === 'custom' ? issue.message : issue.expected,
      received: issue.received,
      type: issue.type,
    })),
  };
}

const scalar = fc.oneof(
  fc.constantFrom('one', 'two', '12', '', null, undefined, true, 0, 7, Number.NaN),
  fc.string(),
  fc.double(),
);
const rubbish = fc.oneof(scalar, fc.array(scalar), fc.dictionary(fc.string(), scalar), fc.constant(new Date(0)));
const line = fc.record(
  {
    sku: fc.oneof({ weight: 5, arbitrary: fc.string() }, rubbish),
    note: rubbish,
    more: rubbish,
    parent: fc.option(rubbish),
  },
  { requiredKeys: [] },
);
const answer = fc.record(
  {
    id: fc.oneof({ weight: 5, arbitrary: fc.string() }, rubbish),
    kind: fc.oneof({ weight: 5, arbitrary: fc.constantFrom('one', 'two') }, rubbish),
    only: fc.oneof(fc.constant('one'), rubbish),
    amount: fc.oneof(fc.nat().map(String), rubbish),
    lines: fc.oneof({ weight: 5, arbitrary: fc.array(fc.oneof({ weight: 5, arbitrary: line }, rubbish)) }, rubbish),
    count: fc.oneof(fc.nat().map(String), rubbish),
    tabs: fc.oneof(fc.constantFrom('one', 'two,one', 'one,three'), rubbish),
    nested: fc.oneof(fc.record({ deep: fc.string() }), rubbish),
    open: fc.oneof(fc.record({ deep: fc.string(), other: rubbish, constructor: rubbish }), rubbish),
    stranger: rubbish,
  },
  { requiredKeys: [] },
);

describe('the schemas of the script', () => {
  test('say of every answer what the library says: the same verdict, output and issues', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: answer }, rubbish), (value) => {
        expect(verdict(script as unknown as typeof library, value)).toEqual(verdict(library, value));
      }),
      { numRuns: 2_000 },
    );
  });

  test('do not take what an object inherits for its own, no more than the library does', () => {
    for (const value of [
      { id: 'a', kind: 'one', toString: 1 },
      Object.create({ id: 'a', kind: 'one' }),
      JSON.parse('{"__proto__": {"id": "a"}, "kind": "one"}'),
    ]) {
      expect(verdict(script as unknown as typeof library, value)).toEqual(verdict(library, value));
    }
  });
});
