import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CartBody } from '../../src/core/cart/contract/cart';
import { ReadCartBody } from '../../src/core/cart/contract/readCart';
import { fakeShop } from '../support/shop/fakeShop';

type Fields = Record<string, { wrapped?: unknown; item?: unknown; entries?: Fields }>;

/** The field paths of a schema, through lists and optional values. */
function pathsOf(schema: unknown, at: string[] = []): string[] {
  const { wrapped, item, entries } = schema as Fields[string];
  if (wrapped ?? item) return pathsOf(wrapped ?? item, at);
  if (!entries) return [at.join('.')];
  return Object.entries(entries).flatMap(([name, field]) => pathsOf(field, [...at, name]));
}

const whole = pathsOf(CartBody);
const read = pathsOf(ReadCartBody);

describe('ReadCartBody', () => {
  test('has only a part of the fields of CartBody [CART-ENT-001]', () => {
    expect(read.filter((path) => !whole.includes(path))).toEqual([]);
    expect(read.length).toBeLessThan(whole.length);
  });

  test('rejects an invalid value of any of its fields with the same message as CartBody', () => {
    for (const path of read) {
      const body = { ...fakeShop({ cart: { MUG: 1 } }).cart.body };
      const altered = alter(body, path.split('.'));
      const [own, all] = [v.safeParse(ReadCartBody, altered), v.safeParse(CartBody, altered)];
      const [issue] = own.issues ?? [];
      expect({ path, expected: issue?.expected, message: issue?.message }).toEqual({
        path,
        expected: all.issues?.[0]?.expected,
        message: all.issues?.[0]?.message,
      });
      expect(own.success).toBe(false);
    }
  });

  test('passes all other fields through unchanged', () => {
    const line = {
      itemId: 'MUG',
      qty: 1,
      furnSvcInfo: [{ level: 'BASC', qty: 1 }],
      product: { comingSoon: 'perhaps' },
    };
    const body = { captchaData: { kind: 'credit' }, items: [line], cartSummary: { ctxToken: 'ctx-1' } };
    expect(v.parse(ReadCartBody, body)).toEqual(body);
  });
});

/** The body with a value at a path that no field accepts. */
function alter(value: unknown, [field, ...rest]: string[]): unknown {
  if (field === undefined) return { never: 'this' };
  const key = field as string;
  if (isList(key)) return { ...(value as object), [key]: [alter(firstOf(value, key), rest)] };
  return { ...(value as object), [key]: alter((value as Record<string, unknown> | undefined)?.[key] ?? {}, rest) };
}

const LISTS = ['items', 'relatedItems', 'messages', 'errorMessage', 'priceAdjustment', 'inventory', 'coupons'];
const isList = (field: string) => LISTS.includes(field);

/** The first item of a list, or the fields that a line requires. */
function firstOf(value: unknown, field: string): unknown {
  const list = (value as Record<string, unknown> | undefined)?.[field];
  return (Array.isArray(list) && list[0]) || { itemId: 'MUG', qty: 1, code: 'X' };
}
