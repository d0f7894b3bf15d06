import { expect, test } from 'vitest';
import { isHeadingFor } from './safeTriangle';

const right = { left: 200, right: 400, top: 0, bottom: 300 };
const left = { left: -300, right: -100, top: 0, bottom: 300 };

test.each([
  ['straight towards it', { x: 50, y: 100 }, { x: 90, y: 100 }, right, true],
  ['diagonally towards it, across the next entries', { x: 50, y: 40 }, { x: 100, y: 90 }, right, true],
  ['straight down, to another entry', { x: 50, y: 40 }, { x: 50, y: 90 }, right, false],
  ['away from it', { x: 50, y: 100 }, { x: 30, y: 100 }, right, false],
  ['down too steeply to reach the submenu', { x: 190, y: 100 }, { x: 195, y: 299 }, right, false],
  ['along its near edge', { x: 200, y: 100 }, { x: 200, y: 150 }, right, true],
  ['along its near edge, on the left', { x: -100, y: 100 }, { x: -100, y: 150 }, left, true],
  ['straight towards its corner', { x: 50, y: 150 }, { x: 100, y: 100 }, right, true],
  ['straight towards its corner, on the left', { x: 50, y: 150 }, { x: 0, y: 100 }, left, true],
  ['not at all', { x: 50, y: 100 }, { x: 50, y: 100 }, right, false],
  ['inside it', { x: 250, y: 100 }, { x: 260, y: 100 }, right, false],
  ['to the left, towards a submenu on the left', { x: 50, y: 40 }, { x: 0, y: 90 }, left, true],
])(
  'isHeadingFor decides whether a pointer heads for the submenu when it moves %s [HDR-005]',
  (_, from, to, box, isHeading) => {
    expect(isHeadingFor(from, to, box)).toBe(isHeading);
  },
);
