import { Client, FetchError } from '@medusajs/js-sdk';
import * as v from 'valibot';
import { type Engine, EngineError } from '../../engine';
import { CartAnswerBody, DeletedLineBody, ProductsBody, RegionsBody, VariantsBody } from './medusaBodies';
import { cartFields, productFields, variantFields } from './medusaFields';
import { toEngineCart, toEngineProduct } from './toEngine';

export type MedusaOptions = {
  baseUrl: string;
  /** the publishable key of a sales channel */
  publishableKey: string;
};

type Request = { method?: 'POST' | 'DELETE'; body?: Record<string, unknown>; query?: Record<string, unknown> };

/** Medusa 2.18 behind the gateway, by its Store API. It sells in the first region of its sales channel. */
export async function createMedusaEngine({ baseUrl, publishableKey }: MedusaOptions): Promise<Engine> {
  const client = new Client({ baseUrl, publishableKey });

  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    request: Request = {},
  ): Promise<v.InferOutput<Schema>> {
    const answer = await client.fetch<unknown>(path, request).catch((error: unknown) => {
      throw toEngineError(error);
    });
    return v.parse(schema, answer);
  }

  const { regions } = await call(RegionsBody, '/store/regions');
  const [region] = regions;
  if (!region) throw new Error('Medusa: expected a region, received none. Create one in its settings');
  const currency = region.currency_code.toUpperCase();
  const inCart = { fields: cartFields };

  async function change(path: string, request: Request) {
    const { cart } = await call(CartAnswerBody, `/store/carts${path}`, { method: 'POST', query: inCart, ...request });
    return toEngineCart(cart);
  }

  return {
    async findProducts(skus) {
      if (skus.length === 0) return [];
      const fields = [...variantFields, ...productFields.map((field) => `product.${field}`)].join(',');
      const query = { sku: skus, region_id: region.id, limit: skus.length, fields };
      const { variants } = await call(VariantsBody, '/store/product-variants', { query });
      const found = variants.flatMap((variant) => toEngineProduct(variant, currency));
      const bySku = new Map(found.map((product) => [product.sku, product]));
      return [...new Set(skus)].flatMap((sku) => bySku.get(sku) ?? []);
    },

    async listProducts({ search, offset, limit }) {
      const fields = [...productFields, ...variantFields.map(ofVariants)].join(',');
      const query = { region_id: region.id, offset, limit, fields, ...(search && { q: search }) };
      const { products, count } = await call(ProductsBody, '/store/products', { query });
      const variants = products.flatMap(({ variants, ...product }) => variants.map((each) => ({ ...each, product })));
      return { products: variants.flatMap((variant) => toEngineProduct(variant, currency)), total: count };
    },

    createCart: () => change('', { body: { region_id: region.id } }),

    async readCart(cartId) {
      try {
        const { cart } = await call(CartAnswerBody, `/store/carts/${cartId}`, { query: inCart });
        return cart.completed_at ? undefined : toEngineCart(cart);
      } catch (error) {
        if (error instanceof EngineError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      }
    },

    addLine: (cartId, { variantId, quantity }) =>
      change(`/${cartId}/line-items`, { body: { variant_id: variantId, quantity } }),

    setQuantity: (cartId, lineId, quantity) => change(`/${cartId}/line-items/${lineId}`, { body: { quantity } }),

    async removeLine(cartId, lineId) {
      const path = `/store/carts/${cartId}/line-items/${lineId}`;
      const { parent } = await call(DeletedLineBody, path, { method: 'DELETE', query: inCart });
      return toEngineCart(parent);
    },

    applyPromotion: (cartId, code) => change(`/${cartId}/promotions`, { body: { promo_codes: [code] } }),

    removePromotion: (cartId, code) =>
      change(`/${cartId}/promotions`, { method: 'DELETE', body: { promo_codes: [code] } }),
  };
}

const ofVariants = (field: string) => (field.startsWith('*') ? `*variants.${field.slice(1)}` : `variants.${field}`);

/** Medusa's refusals. Its SDK passes on the text and the status, and not the code. */
function toEngineError(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  if (error.status === 404) return new EngineError('NOT_FOUND', error.message);
  if (error.status !== 400) return error;
  if (/required inventory|not enough stock/i.test(error.message)) return new EngineError('OUT_OF_STOCK', error.message);
  if (/promotion code/i.test(error.message)) return new EngineError('NOT_APPLICABLE', error.message);
  return error;
}
