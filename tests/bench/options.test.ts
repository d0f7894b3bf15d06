import { expect, test } from 'vitest';
import { optionsOf } from './options';

test('without options the bench measures seven rounds of every page, on a slowed processor, and saves the report', () => {
  expect(optionsOf([])).toMatchObject({
    rounds: 7,
    shelves: [1, 100, 1000],
    tiles: [100, 1000],
    lines: 500,
    items: 1000,
    throttle: 4,
    isSaved: true,
    hasPeers: false,
  });
});

test('a smoke run is one round on small pages at full speed, and saves no report', () => {
  expect(optionsOf(['--smoke'])).toMatchObject({
    rounds: 1,
    shelves: [20],
    tiles: [20],
    lines: 20,
    items: 20,
    throttle: 1,
    isSaved: false,
  });
});

test('a report of chosen pages or of another build is not saved; one of another number of rounds is', () => {
  expect(optionsOf(['--rounds', '3'])).toMatchObject({ rounds: 3, isSaved: true });
  expect(optionsOf(['--besides', 'other'])).toMatchObject({ besides: ['other'], isSaved: false });
  expect(optionsOf(['--only', 'tiles'])).toMatchObject({ only: 'tiles', isSaved: false });
  expect(optionsOf(['--shelves', '1,100', '--peers'])).toMatchObject({
    shelves: [1, 100],
    isSaved: false,
    hasPeers: true,
  });
});

test.each([
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--shelves', '1,,2'],
  ['--speed', '9'],
])('%s %s is refused', (...args) => expect(() => optionsOf(args)).toThrow());
