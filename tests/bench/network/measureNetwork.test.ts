import { expect, test } from 'vitest';
import { plansOf } from './measureNetwork';

const namesOf = (only: string) =>
  plansOf(only).map(({ circumstance, pages }) => `${circumstance.name}: ${pages.map(({ name }) => name).join(', ')}`);

test('eight cases are measured on every page, slow 4G, cold, HTTP/1.1 first', () => {
  expect(namesOf('')).toHaveLength(8);
  expect(namesOf('')[0]).toBe('slow 4G, cold, HTTP/1.1: category, product, cart, checkout, lists');
});

test('part of a name chooses pages, circumstances or both; an unknown name is refused', () => {
  expect(namesOf('slow 4G, cold')).toEqual([
    'slow 4G, cold, HTTP/1.1: category, product, cart, checkout, lists',
    'slow 4G, cold, HTTP/2: category, product, cart, checkout, lists',
  ]);
  expect(namesOf('cart, fast line, warm, HTTP/2')).toEqual(['fast line, warm, HTTP/2: cart']);
  expect(() => namesOf('tiles')).toThrow('received "tiles"');
});
