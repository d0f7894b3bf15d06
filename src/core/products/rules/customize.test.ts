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
  ['/design#a?b', { size: 'M' }, '/design?size=M#a?b'],
  ['/design?sku=MUG#now', {}, '/design?sku=MUG#now'],
  ['/design', { colour: 'Green', other: 'x' }, '/design'],
  ['javascript:alert(1)', { colour: 'Red' }, undefined],
  [undefined, {}, undefined],
])('the URL %s with the choices %o is %s [TILE-015]', (url, chosen, expected) => {
  expect(customizeUrl(url, OPTIONS, chosen)).toBe(expected);
});

test('an option without a valid choice is open', () => {
  expect(openOptions(OPTIONS, { colour: 'Red', size: 'XL' }).map(({ name }) => name)).toEqual(['size']);
  expect(openOptions([{ name: 'engraving', values: [''] }], {})).toHaveLength(1);
});
