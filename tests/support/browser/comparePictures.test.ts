import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './comparePictures';

type Colour = readonly [red: number, green: number, blue: number];
type Box = { x: number; y: number; width: number; height: number };

const WHITE: Colour = [255, 255, 255];
const ACCENT: Colour = [11, 87, 208];
const BUTTON: Box = { x: 40, y: 20, width: 120, height: 44 };

const isIn = ({ x, y, width, height }: Box, across: number, down: number) =>
  across >= x && across < x + width && down >= y && down < y + height;

const inside = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });

/** A picture of 200 × 100 pixels, each in the colour that the function returns. */
function pictureOf(
  colourAt: (across: number, down: number) => Colour,
  { width, height } = { width: 200, height: 100 },
) {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at++)
    picture.data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4);
  return PNG.sync.write(picture);
}

/** A button on a white page: its filled box. */
const filled = (box: Box, colour: Colour = ACCENT) =>
  pictureOf((across, down) => (isIn(box, across, down) ? colour : WHITE));

/** The same, with only its border of one pixel. */
const lined = (colour: Colour) =>
  pictureOf((across, down) => (isIn(BUTTON, across, down) && !isIn(inside(BUTTON), across, down) ? colour : WHITE));

/** A round dot with an anti-aliased edge of `softness` pixels. */
const dot = (softness: number) =>
  pictureOf((across, down) => {
    const within = Math.min(1, Math.max(0, (30 - Math.hypot(across - 100, down - 50)) / softness + 0.5));
    return WHITE.map((white, at) => Math.round(white + ((ACCENT[at] ?? 0) - white) * within)) as unknown as Colour;
  });

describe('comparePictures', () => {
  test.each([
    ['identical pixels', filled(BUTTON), filled(BUTTON)],
    ['shades that another processor rounds', filled(BUTTON), filled(BUTTON, [12, 88, 207])],
    ['edges that another browser smooths', dot(1), dot(1.3)],
  ])('accepts %s', (_, stored, actual) => {
    expect(comparePictures(stored, actual)).toBeUndefined();
  });

  test.each([
    ['has a slightly different color', filled(BUTTON), filled(BUTTON, [11, 87, 188]), 120 * 44],
    ['has moved by a pixel', filled(BUTTON), filled({ ...BUTTON, y: 21 }), 240],
    ['is 2 pixels wider', filled(BUTTON), filled({ ...BUTTON, width: 122 }), 88],
    ['has lost its border', lined(ACCENT), lined(WHITE), 324],
  ])('rejects a button that %s', (_, stored, actual, pixels) => {
    const { message, picture } = comparePictures(stored, actual) ?? {};
    expect(message).toBe(`${pixels} of 20000 pixels have changed`);
    expect(PNG.sync.read(picture ?? Buffer.of())).toMatchObject({ width: 200, height: 100 });
  });

  test('rejects a picture of another size', () => {
    const longer = pictureOf(() => WHITE, { width: 200, height: 120 });
    expect(
      comparePictures(
        pictureOf(() => WHITE),
        longer,
      ),
    ).toEqual({
      message: 'it was 200 × 100 pixels, and is 200 × 120',
    });
  });
});
