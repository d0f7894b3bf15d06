import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CartBody, VariantBody } from './medusaBodies';
import { toEngineCart, toEngineProduct } from './toEngine';

const variant = { id: 'variant', sku: 'PHONE', manage_inventory: false, calculated_price: null };

test.each([
  ['an array', ['PLAN-1', 'PLAN-2'], ['PLAN-1', 'PLAN-2']],
  ['a text, as administrators type it', ' PLAN-1, PLAN-2,\nPLAN-3 ', ['PLAN-1', 'PLAN-2', 'PLAN-3']],
  ['an empty text', '', []],
  ['something else', { first: 'PLAN-1' }, []],
])('the plans of a product may be %s in its metadata [DEC-Q576]', (_, plans, read) => {
  const body = v.parse(VariantBody, { ...variant, product: { title: 'Phone', metadata: { plans } } });
  expect(toEngineProduct(body, 'USD')).toMatchObject([{ plans: read }]);
});

const sums = { currency_code: 'usd', item_subtotal: 30, shipping_total: 0, tax_total: 0, total: 30 };
const line = { variant_id: 'variant', product_title: 'Title', quantity: 1, unit_price: 10, subtotal: 10 };
const parent = { sku: 'PHONE', relation: 'WARRANTY' };

test.each([
  ['as the gateway has written it', { parent }, 'PHONE'],
  ['as a text', { parent: JSON.stringify(parent) }, undefined],
  ['of another relation', { parent: { ...parent, relation: 'GIFT' } }, undefined],
  ['of a product that is not in the cart', { parent: { ...parent, sku: 'DESK' } }, undefined],
])('a line belongs to the product in its metadata, %s [DEC-Q576]', (_, metadata, sku) => {
  const items = [
    { ...line, id: 'line-1', variant_sku: 'PLAN', metadata },
    { ...line, id: 'line-2', variant_sku: 'PAPER', metadata: null },
    { ...line, id: 'line-3', variant_sku: 'PHONE', metadata: {} },
  ];
  const { lines } = toEngineCart(v.parse(CartBody, { id: 'cart', ...sums, items }));
  const order = sku ? ['PAPER', 'PHONE', 'PLAN'] : ['PLAN', 'PAPER', 'PHONE'];
  expect(lines.map((it) => it.sku)).toEqual(order);
  expect(lines.find((it) => it.sku === 'PLAN')?.parent?.sku).toBe(sku);
});
