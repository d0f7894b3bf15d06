import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pin, spreadPins } from './storeMap';

const SIZE = { width: 10, height: 11 };

const overlapping = (pins: readonly Pin[]) =>
  pins.flatMap((left, at) =>
    pins
      .slice(at + 1)
      .filter((right) => Math.abs(left.x - right.x) < SIZE.width && Math.abs(left.y - right.y) < SIZE.height),
  );

test('pins that have room are not moved [STORE-021]', () => {
  const pins = [
    { x: 20, y: 20, id: 1 },
    { x: 20 + SIZE.width, y: 20, id: 2 },
    { x: 20, y: 20 + SIZE.height, id: 3 },
  ];
  expect(spreadPins(pins, SIZE)).toEqual(pins);
});

test.each([
  {
    pins: [
      [50, 50],
      [50, 50],
    ],
    moved: [40, 50],
    to: 'the nearest position',
  },
  {
    pins: [
      [15, 50],
      [15, 50],
    ],
    moved: [5, 50],
    to: 'the left edge',
  },
  {
    pins: [
      [75, 50],
      [85, 50],
      [85, 50],
    ],
    moved: [95, 50],
    to: 'the right edge',
  },
  {
    pins: [
      [5, 50],
      [5, 50],
    ],
    moved: [15, 50],
    to: 'the side that has room',
  },
])('a pin of $pins is moved to $to [STORE-021]', ({ pins, moved }) => {
  const placed = spreadPins(
    pins.map(([x = 0, y = 0]) => ({ x, y })),
    SIZE,
  );
  expect(placed.at(-1)).toEqual({ x: moved[0], y: moved[1] });
});

test('a pin for which there is no room stays where it is', () => {
  const pins = [1, 2, 3].map((id) => ({ x: 50, y: 50, id }));
  expect(spreadPins(pins, { width: 90, height: 90 })).toEqual(pins);
});

test('up to twenty pins, even in one place, are spread without overlap and within the map [STORE-021]', () => {
  const percent = fc.double({ min: 10, max: 90, noNaN: true });
  const pin = fc.record({ x: percent, y: percent });
  const towns = fc.oneof(
    fc.array(pin, { maxLength: 20 }),
    fc.tuple(pin, fc.integer({ min: 2, max: 20 })).map(([point, n]) => Array.from({ length: n }, () => point)),
  );
  fc.assert(
    fc.property(towns, (pins) => {
      const spread = spreadPins(pins, SIZE);
      expect(overlapping(spread)).toEqual([]);
      for (const { x, y } of spread) {
        expect(x).toBeGreaterThanOrEqual(SIZE.width / 2);
        expect(x).toBeLessThanOrEqual(100 - SIZE.width / 2);
        expect(y).toBeGreaterThanOrEqual(SIZE.height / 2);
        expect(y).toBeLessThanOrEqual(100 - SIZE.height / 2);
      }
    }),
  );
});
