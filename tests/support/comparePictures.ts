import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * How far a pixel may be from its colour, of 1: about 5 of 255 steps of grey, which nobody sees. Processors round shades and
 * gradients differently by 1 or 2; a token that is changed so that somebody sees it is further off.
 */
const COLOUR_TOLERANCE = 0.02;

/**
 * How many pixels may be further off, besides those that smooth an edge. No share of the picture: the line round one button is
 * some 300 pixels, on however long a page. Two Chromiums that are 13 versions apart differ in none.
 */
const PIXEL_TOLERANCE = 40;

/** What has changed, in words, and a picture that shows where; there is none where the size has changed. */
export type Difference = { words: string; picture?: Buffer };

/** In what a PNG differs from the one that is stored, if anybody would see it. */
export function comparePictures(stored: Buffer, taken: Buffer): Difference | undefined {
  const [before, after] = [PNG.sync.read(stored), PNG.sync.read(taken)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return { words: `it was ${width} × ${height} pixels, and is ${after.width} × ${after.height}` };

  const where = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, where.data, width, height, { threshold: COLOUR_TOLERANCE });
  if (pixels <= PIXEL_TOLERANCE) return undefined;
  return { words: `${pixels} of ${width * height} pixels have changed`, picture: PNG.sync.write(where) };
}
