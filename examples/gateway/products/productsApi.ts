import { Hono } from 'hono';
import * as v from 'valibot';
import type { ProductTileBody } from '../../../src/core/products/contract/productTile';
import { TileRequest } from '../../shop/api/tileRequest';
import { productPath } from '../../shop/cart/answer/productBody';
import { decimal } from '../../shop/cart/price';
import { spelledSku } from '../../shop/catalogue/findBySku';
import { readJson, ShortText } from '../../shop/http/readRequest';
import type { Engine, EngineProduct } from '../engine';
import type { GatewayEnv } from '../visits/visit';

/** The calls for products: the data of tiles. */
export function productsApi(engine: Engine): Hono<GatewayEnv> {
  const api = new Hono<GatewayEnv>();
  api.post('/productTileProxy/getProductTileData', async (c) => {
    const { query } = await readJson(c, TileRequest);
    const skus = query.skus.filter((sku) => v.is(ShortText, sku)).map(spelledSku);
    return c.json((await engine.findProducts(skus)).map(tileBody));
  });
  return api;
}

function tileBody(product: EngineProduct): ProductTileBody {
  const { sku, title, imageUrl, price, listPrice, stock, maxPerCart, relation } = product;
  const isOnSale = price !== null && listPrice !== null && listPrice > price;
  return {
    itemId: sku,
    resolvedItemId: sku,
    title,
    url: productPath(sku),
    image: [imageUrl],
    price: price === null ? 'Price N/A' : `$${decimal(price)}`,
    ...(price !== null && { priceValue: decimal(price) }),
    ...(isOnSale && { originalPrice: `$${decimal(listPrice)}` }),
    units: 'Each',
    restrictionDetails: stock > 0 ? null : { type: 'OUTOFSTOCK', altProducts: [] },
    quantityLimit: Math.min(9999, product.maxPerLine ?? Infinity, maxPerCart ?? Infinity),
    isOutOfStock: stock === 0,
    // the page of a plan says how it is bought
    actionLabel: relation ? 'viewOnly' : 'addToCart',
  };
}
