import { Hono } from 'hono';
import { productSvg } from '../../shop/catalogue/pictures/pictureSvg';
import { pictureOf, sizeOf } from '../../shop/catalogue/pictures/pictures';
import type { Engine } from '../engine';

/** The drawn pictures of products, by SKU, which the seed names in the engine. */
export function pictures(engine: Engine): Hono {
  return new Hono().get('/pictures/:sku{[A-Z0-9-]{1,100}\\.svg}', async (c) => {
    const [product] = await engine.findProducts([c.req.param('sku').replace('.svg', '')]);
    if (!product) return c.text('Not found', 404);
    const { title: name, brand, category: subcategory } = product;
    return pictureOf(c, productSvg({ name, brand, subcategory }, sizeOf(c)));
  });
}
