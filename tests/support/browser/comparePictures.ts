import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * The tolerated distance of a pixel from its colour, out of 1: about 5 of 255 levels of grey, which is invisible.
 * Processors round shades and gradients differently by 1 or 2; a visible change of a token differs more.
 */
const COLOUR_TOLERANCE = 0.02;

/**
 * The tolerated number of pixels that differ more, besides pixels of anti-aliased edges. It is not a share of the
 * picture, because the border of one button is some 300 pixels on a page of any length. Two Chromiums that are 13
 * versions apart differ in none.
 */
const PIXEL_TOLERANCE = 40;

/** A description of the change, and a picture that shows where. There is no picture when the size has changed. */
export type Difference = { message: string; picture?: Buffer };

/** The visible differences between a PNG and the stored one; undefined when there are none. */
export function comparePictures(stored: Buffer, actual: Buffer): Difference | undefined {
  const [before, after] = [PNG.sync.read(stored), PNG.sync.read(actual)];
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return { message: `it was ${width} × ${height} pixels, and is ${after.width} × ${after.height}` };

  const where = new PNG({ width, height });
  const pixels = pixelmatch(before.data, after.data, where.data, width, height, { threshold: COLOUR_TOLERANCE });
  if (pixels <= PIXEL_TOLERANCE) return undefined;
  return { message: `${pixels} of ${width * height} pixels have changed`, picture: PNG.sync.write(where) };
}
