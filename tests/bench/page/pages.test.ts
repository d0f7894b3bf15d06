import { expect, test } from 'vitest';
import { pagesOf } from './pages';

const counts = { shelves: [1, 100], tiles: [100], lines: 500, items: 1000 };
const namesOf = (only: string) => pagesOf(counts, only).map(({ name }) => name);

test('a part of their names chooses the pages that are measured', () => {
  expect(namesOf('tiles')).toEqual(['100 tiles']);
  expect(namesOf('100 ')).toEqual(['100 buttons', '100 tiles']);
});

test('a part of no name is refused, and the names are told', () => {
  expect(() => namesOf('headers')).toThrow(/^--only: expected a part of "1 button", .*; received "headers"$/);
});
