import { expect, test } from 'vitest';
import { networkOptionsOf } from './networkOptions';

test('without options the network bench measures every case in five rounds, and saves no report', () => {
  expect(networkOptionsOf(['--network'])).toEqual({
    rounds: 5,
    only: '',
    besides: [],
    screenshots: '',
    isSaved: false,
  });
});

test('rounds, cases, other builds and saving the report can be chosen', () => {
  const args = ['--network', '--rounds', '3', '--only', 'cart, slow 4G', '--besides', 'a', '--besides', 'b', '--keep'];
  expect(networkOptionsOf(args)).toMatchObject({
    rounds: 3,
    only: 'cart, slow 4G',
    besides: ['a', 'b'],
    isSaved: true,
  });
});

test.each([
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--shelves', '9'],
])('%s %s is refused', (...args) => expect(() => networkOptionsOf(['--network', ...args])).toThrow());
