import { expect, test } from 'vitest';
import { customizeUrl, openOptions } from './customize';

const OPTIONS = [
  { name: 'colour', values: ['Red', 'Deep blue'] },
  { name: 'size', values: ['S', 'M'] },
];

test.each([
  ['/design', {}, '/design'],
  ['/design', { colour: 'Deep blue' }, '/design?colour=Deep%20blue'],
  ['/design?sku=MUG#now', { colour: 'Red', size: 'M' }, '/design?sku=MUG&colour=Red&size=M#now'],
  ['/design', { colour: 'Green', other: 'x' }, '/design'],
  ['javascript:alert(1)', { colour: 'Red' }, undefined],
  [undefined, {}, undefined],
])('%s with %o leads to %s [TILE-015]', (url, chosen, led) => {
  expect(customizeUrl(url, OPTIONS, chosen)).toBe(led);
});

test('what is not chosen yet is open', () => {
  expect(openOptions(OPTIONS, { colour: 'Red', size: 'XL' }).map(({ name }) => name)).toEqual(['size']);
});
