import { expect, test } from 'vitest';
import { pagesOf } from './pages';

const counts = { shelves: [1, 100], tiles: [100], lines: 500, items: 1000 };
const namesOf = (only: string) => pagesOf(counts, only).map(({ name }) => name);

test('part of a name chooses the pages to measure', () => {
  expect(namesOf('tiles')).toEqual(['100 tiles']);
  expect(namesOf('100 ')).toEqual(['100 buttons', '100 tiles']);
});

test('an unknown page name is refused, and the error lists the page names', () => {
  expect(() => namesOf('headers')).toThrow(/^--only: expected a part of "1 button", .*; received "headers"$/);
});
