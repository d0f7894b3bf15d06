import { type Context, Hono } from 'hono';
import type { Database } from '../../database/open';
import { findBySku } from '../findBySku';
import { drawings } from './drawings';
import { productSvg, subcategorySvg } from './pictureSvg';
import { VIEWS } from './views';

/** The drawn pictures of sub-categories, `/pictures/paper.svg`, and of products, by SKU, in the two image sizes. */
export function pictures(database: Database): Hono {
  return new Hono()
    .get('/pictures/:slug{[a-z]+\\.svg}', (c) => {
      const drawing = drawings[c.req.param('slug').replace('.svg', '')];
      return drawing ? pictureOf(c, subcategorySvg(drawing, sizeOf(c))) : c.text('Not found', 404);
    })
    .get('/pictures/:sku{[A-Z0-9-]+\\.svg}', async (c) => {
      const [product] = await findBySku(database, [c.req.param('sku').replace('.svg', '')]);
      return product ? pictureOf(c, productSvg(product, sizeOf(c), viewOf(c))) : c.text('Not found', 404);
    });
}

/** The requested size of a picture, in pixels. */
export const sizeOf = (c: Context) => (c.req.query('size') === '360' ? 360 : 180);

const viewOf = (c: Context) => VIEWS.find((view) => view === c.req.query('view'));

/** A picture of the catalogue, which browsers may store for a day. */
export function pictureOf(c: Context, svg: string): Response {
  c.header('Content-Type', 'image/svg+xml');
  c.header('Cache-Control', 'public, max-age=86400');
  return c.body(svg);
}
