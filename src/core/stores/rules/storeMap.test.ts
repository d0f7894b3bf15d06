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
