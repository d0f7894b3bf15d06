import { expect, test } from 'vitest';
import type { Reader } from '../database/open';
import { pointOf } from './findStores';

/** A database that delays each query, and records how many ran at once. */
function slowReader() {
  const seen = { running: 0, most: 0, all: 0 };
  function answering(rows: object[]): object {
    seen.all += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    const answer = new Promise<object[]>((resolve) => {
      setTimeout(() => {
        seen.running -= 1;
        resolve(rows);
      });
    });
    const more = () => query;
    const query = Object.assign(answer, { from: more, where: more, groupBy: more, orderBy: more, limit: more });
    return query;
  }
  const states = ['IL', 'MA', 'MO'].map((state) => ({ state }));
  const reader = {
    select: () => answering([{ distance: 5, city: 'Natick' }]),
    selectDistinct: () => answering(states),
  };
  return { seen, reader: reader as unknown as Reader };
}

test.each([
  ['Winston Salem', 'NC'],
  ['O Fallon', 'MO'],
  ['OFallon', 'MO'],
  ['St Louis', 'MO'],
  ['Ft Worth', 'TX'],
  ['Coeur d Alene', 'ID'],
])('a city is found as customers spell it: %s, %s [STORE-006]', async (city, state) => {
  const point = await pointOf(slowReader().reader, { zipCode: '', city, state });
  expect(point?.latitude).toBeGreaterThan(24);
});

test('a search runs one query at a time, however many places have that name', async () => {
  const { seen, reader } = slowReader();
  await pointOf(reader, { zipCode: '', city: 'Springfield', state: '' });
  expect(seen).toEqual({ running: 0, most: 1, all: 5 });
});
