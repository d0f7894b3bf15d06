import type { Locator, Page } from 'playwright';

/** A picture as a data URL. */
export type Picture = string;

/** A picture of the element once its animations have ended and its images have loaded, with the pointer elsewhere. */
export async function pictureOf(element: Locator): Promise<Picture> {
  const page = element.page();
  await page.mouse.move(1, 1);
  await element.evaluate(async (shown) => {
    const pictures = [...shown.querySelectorAll('img')];
    for (const each of pictures) each.loading = 'eager';
    await Promise.all(pictures.map((each) => each.decode()));
    await Promise.all(shown.getAnimations({ subtree: true }).map((moving) => moving.finished.catch(() => undefined)));
  });
  return asUrl(await element.screenshot({ animations: 'disabled', caret: 'hide' }));
}

/** A picture of the page without the elements that the selector names. */
export async function pictureOfPage(page: Page, notIts: string): Promise<Picture> {
  await page.mouse.move(1, 1);
  // pseudo-elements are hidden with a delay if the page has transitions on everything
  const style = `:is(${notIts}) { visibility: hidden !important; opacity: 0 !important }`;
  return asUrl(await page.screenshot({ animations: 'disabled', caret: 'hide', style }));
}

const asUrl = (png: Buffer): Picture => `data:image/png;base64,${png.toString('base64')}`;

/** The difference of two pictures: their sizes, and the share of pixels with another color. */
export type Difference = { sizes: [string, string]; share: number };

/**
 * Compares in a page, because a page can decode pictures. A pixel differs if one of its channels is more than 24 of 255
 * away. The corners and the outermost pixels are ignored, because the background of the page is visible there.
 */
export function differenceOf(page: Page, left: Picture, right: Picture): Promise<Difference> {
  return page.evaluate(
    async (urls) => {
      const CORNER = 12;
      const read = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
        canvas.drawImage(image, 0, 0);
        return { width, height, colours: canvas.getImageData(0, 0, width, height).data };
      };
      const [a, b] = await Promise.all(urls.map(read));
      if (!a || !b) throw new Error('two pictures are compared');
      const sizes = [a, b].map(({ width, height }) => `${width} × ${height}`) as [string, string];
      if (sizes[0] !== sizes[1]) return { sizes, share: 1 };
      let different = 0;
      for (let at = 0; at < a.colours.length; at += 4) {
        const x = (at / 4) % a.width;
        const y = Math.floor(at / 4 / a.width);
        const [inX, inY] = [Math.min(x, a.width - 1 - x), Math.min(y, a.height - 1 - y)];
        const isCorner = (inX < CORNER && inY < CORNER) || inX < 1 || inY < 1;
        const isDifferent = [0, 1, 2].some((c) => Math.abs((a.colours[at + c] ?? 0) - (b.colours[at + c] ?? 0)) > 24);
        if (isDifferent && !isCorner) different += 1;
      }
      return { sizes, share: different / (a.width * a.height) };
    },
    [left, right],
  );
}
