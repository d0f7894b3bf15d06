import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CartBody } from '../../src/core/cart/contract/cart';
import { ReadCartBody } from '../../src/core/cart/contract/readCart';
import { fakeShop } from '../support/fakeShop';

type Fields = Record<string, { wrapped?: unknown; item?: unknown; entries?: Fields }>;

/** The paths of a schema, lists and absent values looked through. */
function pathsOf(schema: unknown, at: string[] = []): string[] {
  const { wrapped, item, entries } = schema as Fields[string];
  if (wrapped ?? item) return pathsOf(wrapped ?? item, at);
  if (!entries) return [at.join('.')];
  return Object.entries(entries).flatMap(([name, field]) => pathsOf(field, [...at, name]));
}

const whole = pathsOf(CartBody);
const read = pathsOf(ReadCartBody);

describe('what every page reads of a cart', () => {
  test('is a part of the whole cart, and not all of it [CART-ENT-001]', () => {
    expect(read.filter((path) => !whole.includes(path))).toEqual([]);
    expect(read.length).toBeLessThan(whole.length);
  });

  test('is refused where the whole cart would be, and for the same reason', () => {
    for (const path of read) {
      const body = { ...fakeShop({ cart: { MUG: 1 } }).cart.body };
      const spoiled = spoil(body, path.split('.'));
      const [own, all] = [v.safeParse(ReadCartBody, spoiled), v.safeParse(CartBody, spoiled)];
      const [issue] = own.issues ?? [];
      expect({ path, expected: issue?.expected, message: issue?.message }).toEqual({
        path,
        expected: all.issues?.[0]?.expected,
        message: all.issues?.[0]?.message,
      });
      expect(own.success).toBe(false);
    }
  });

  test('passes on all other fields as they came', () => {
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

/** The same body with something at a path that no field can be. */
function spoil(value: unknown, [field, ...rest]: string[]): unknown {
  if (field === undefined) return { never: 'this' };
  const key = field as string;
  if (isList(key)) return { ...(value as object), [key]: [spoil(firstOf(value, key), rest)] };
  return { ...(value as object), [key]: spoil((value as Record<string, unknown> | undefined)?.[key] ?? {}, rest) };
}

const LISTS = ['items', 'relatedItems', 'messages', 'errorMessage', 'priceAdjustment', 'inventory', 'coupons'];
const isList = (field: string) => LISTS.includes(field);

/** What a list holds, or what a line needs to be one. */
function firstOf(value: unknown, field: string): unknown {
  const list = (value as Record<string, unknown> | undefined)?.[field];
  return (Array.isArray(list) && list[0]) || { itemId: 'MUG', qty: 1, code: 'X' };
}
