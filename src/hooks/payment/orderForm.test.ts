// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { orderDetails } from './orderForm';

/** The recipient that a form with one field for the whole name sends. */
function recipientOf(name: string) {
  const form = document.createElement('form');
  for (const [field, value] of Object.entries({ name, address1: '1 Main St' })) {
    form.append(Object.assign(document.createElement('input'), { name: field, value }));
  }
  const { firstName, lastName } = orderDetails(form).shippingAddress ?? {};
  return [firstName, lastName];
}

test.each([
  ['Ada Lovelace', ['Ada', 'Lovelace']],
  ['  Ada   King  Lovelace ', ['Ada   King', 'Lovelace']],
  ['Ada', ['', 'Ada']],
  ['', ['', '']],
])('the name %j is %j', (name, recipient) => {
  expect(recipientOf(name)).toEqual(recipient);
});

test('a name of 400,000 characters is read within the time limit, also with two long gaps', () => {
  const gap = ' '.repeat(200_000);
  expect(recipientOf(`x${gap}x${gap}x`).map((name) => name?.length)).toEqual([200_002, 1]);
}, 5000);
