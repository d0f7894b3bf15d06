import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import { toCart } from '../../src/core/cart/client/toCart';
import { CartAnswerBody } from '../../src/core/cart/contract/cart';
import { PaymentAuthBody } from '../../src/core/payment/contract/paymentAuth';
import { parseAnswer } from '../../src/core/platform/client/http/failures';
import { RefusalBody } from '../../src/core/platform/contract/message';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { ProductTilesBody } from '../../src/core/products/contract/productTile';
import { RecommendationsBody } from '../../src/core/products/contract/recommendation';
import { toSavedItem } from '../../src/core/saved/client/toSavedItem';
import { SavedItemBody, SavedItemsBody } from '../../src/core/saved/contract/savedItems';
import { PickupStoresBody } from '../../src/core/stores/contract/stores';
import { fakeShop } from '../support/shop/fakeShop';
import { pathsOf, type ValuePath, withValue } from './alterations';

const files: object[] = await Promise.all(
  readdirSync('src/core', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\bcontract\b.*\.ts$/.test(file))
    .map((file) => import(pathToFileURL(path.resolve('src/core', file)).href)),
);

const isSchema = (entry: [string, unknown]): entry is [string, GenericSchema] =>
  (entry[1] as { kind?: unknown } | null)?.kind === 'schema';

/** Every contract of the wire format, by its name. New ones are included automatically. */
const SCHEMAS = files.flatMap((file) => Object.entries(file)).filter(isSchema);

const { body } = fakeShop({ cart: { MUG: 2, PAPER: 1 } }).cart;

/** True responses, by the contract that parses them. */
const ANSWERS: [string, GenericSchema, unknown][] = [
  ['a cart', CartAnswerBody, { cartInfo: { ...body, coupons: ['SAVE', { code: 'MORE', reason: 'NO' }] } }],
  ['a refusal', RefusalBody, { status: 400, messages: [{ code: 'NO', type: 'ERROR', value: 3 }] }],
  ['saved items', SavedItemsBody, { sflItems: fakeShop({ saved: { MUG: 2 } }).saved.items, totalItems: 1 }],
  ['a payment token', PaymentAuthBody, { token: { value: 'pay-1', validUntil: 1, tokenType: 'CHECKOUT_ID' } }],
  ['recommendations', RecommendationsBody, { data: [{ itemId: 'MUG', title: 'Mug', priceValue: '1.50' }] }],
  ['tiles', ProductTilesBody, [{ itemId: 'MUG', priceValue: '1.50', restrictionDetails: { altProducts: ['CUP'] } }]],
  [
    'stores',
    PickupStoresBody,
    { pickInStoreDetails: [{ store: [{ storeNumber: '8', inventory: [{ itemId: 'MUG', availablequantity: 3 }] }] }] },
  ],
];

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(undefined, null, -1, 0.1, 1e300, 2 ** 53, '', '-0.001', '1e9', 'NaN', [], {}, [null], '__proto__'),
);

function thrownBy(act: () => unknown): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Whether the field is at the path of the value, around it, or inside it. */
function isAt(path: ValuePath, field: string): boolean {
  const name = path.join('.');
  return `${name}.`.startsWith(`${field}.`) || `${field}.`.startsWith(`${name}.`);
}

test('the contract folders export more than 15 schemas', () => {
  expect(SCHEMAS.length).toBeGreaterThan(15);
});

describe.each(SCHEMAS)('%s', (name, schema) => {
  test('reads any JSON, or throws a contract error that says what it expected', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const error = thrownBy(() => parseAnswer(schema, value, name));
        if (error === undefined) return;
        expect(error).toBeInstanceOf(CommerceError);
        expect(error).toMatchObject({ kind: 'contract', message: expect.stringMatching(/expected .+, received /) });
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(ANSWERS)('%s with one value replaced', (_, schema, answer) => {
  const places = pathsOf(answer);

  test('is read, or rejected by the name of the invalid field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), anyValue, (path, value) => {
        const error = thrownBy(() => parseAnswer(schema, withValue(answer, path, value), 'call'));
        if (error === undefined) return;
        expect(error).toMatchObject({ kind: 'contract', code: 'CONTRACT' });
        const field = /^call: ([^:]+): expected/.exec((error as CommerceError).message)?.[1] ?? 'no field';
        expect({ path, field, isAt: isAt(path, field) }).toMatchObject({ isAt: true });
      }),
      { numRuns: 300 },
    );
  });
});

test('a cart with one value replaced is translated, or throws a contract error', () => {
  const places = pathsOf(body);
  fc.assert(
    fc.property(fc.constantFrom(...places), anyValue, fc.constantFrom('USD', 'JPY', 'KWD'), (path, value, currency) => {
      const error = thrownBy(() => {
        const { cartInfo } = parseAnswer(CartAnswerBody, { cartInfo: withValue(body, path, value) }, 'call');
        toCart(cartInfo ?? {}, { currency, isCOM: true });
      });
      if (error !== undefined) expect(error).toMatchObject({ name: 'CommerceError', kind: 'contract' });
    }),
    { numRuns: 500 },
  );
});

test('a saved item with one value replaced is translated, or throws a contract error', () => {
  const [item] = fakeShop({ saved: { PAPER: 2 } }).saved.items;
  fc.assert(
    fc.property(
      fc.constantFrom(...pathsOf(item)),
      anyValue,
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (path, value, currency) => {
        const error = thrownBy(() =>
          toSavedItem(parseAnswer(SavedItemBody, withValue(item, path, value), 'call'), currency),
        );
        if (error !== undefined) expect(error).toMatchObject({ name: 'CommerceError', kind: 'contract' });
      },
    ),
    { numRuns: 500 },
  );
});
