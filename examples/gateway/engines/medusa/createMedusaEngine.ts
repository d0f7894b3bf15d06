import { Client, FetchError } from '@medusajs/js-sdk';
import * as v from 'valibot';
import { type Engine, EngineError, type EngineProduct, EngineUnavailable } from '../../engine';
import { toMinorUnits } from '../../money';
import {
  CartAnswerBody,
  CategoriesBody,
  CompletedBody,
  CustomerBody,
  DeletedLineBody,
  OrderAnswerBody,
  PaymentsBody,
  ProductsBody,
  RegionsBody,
  ShippingOptionsBody,
  TokenBody,
  VariantsBody,
} from './medusaBodies';
import { cartFields, orderFields, productFields, variantFields } from './medusaFields';
import { toEngineCart, toEngineOrder, toEngineProduct } from './toEngine';

export type MedusaOptions = {
  baseUrl: string;
  /** the publishable key of a sales channel */
  publishableKey: string;
  readTimeoutMs?: number;
};

type Request = {
  method?: 'POST' | 'DELETE';
  body?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Medusa's own provider: the payment is authorised, and captured by hand. */
const manualPayment = 'pp_system_default';

/**
 * How long a read may take. A change of a cart waits for it with a connection to the database. A write is awaited as
 * long as `fetch` does: if it were given up while the engine still runs it, the next change of the cart would begin, and
 * a retry that reads the cart too early would add the items twice [DEC-Q651].
 */
const defaultReadTimeoutMs = 30_000;

/** A URL of Medusa's server, which names the SKUs or the categories, has 16 kB at most. */
const skusPerCall = 200;
const mostCategoriesInUrl = 250;
const categoriesPerCall = 200;

/** Medusa 2.18 behind the gateway, by its Store API. It sells in the first region of its sales channel. */
export async function createMedusaEngine({
  baseUrl,
  publishableKey,
  readTimeoutMs = defaultReadTimeoutMs,
}: MedusaOptions): Promise<Engine> {
  const client = new Client({ baseUrl, publishableKey });

  async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    request: Request = {},
  ): Promise<v.InferOutput<Schema>> {
    const limit = request.method ? {} : { signal: AbortSignal.timeout(readTimeoutMs) };
    const answer = await client.fetch<unknown>(path, { ...request, ...limit }).catch((error: unknown) => {
      throw toEngineError(error);
    });
    const parsed = v.safeParse(schema, answer, { abortEarly: true });
    if (parsed.success) return parsed.output;
    // the error of valibot contains what was received, such as a customer's address
    const [issue] = parsed.issues;
    const field = v.getDotPath(issue) ?? 'the response';
    throw new Error(`Medusa: ${redact(path)}: ${field}: expected ${issue.expected ?? issue.type}`);
  }

  const { regions } = await call(RegionsBody, '/store/regions');
  const [region] = regions;
  if (!region) throw new Error('Medusa: expected a region, received none. Create one in its settings');
  const currency = region.currency_code.toUpperCase();
  const country = region.countries[0]?.iso_2 ?? '';
  const inCart = { fields: cartFields };

  async function change(path: string, request: Request) {
    const { cart } = await call(CartAnswerBody, `/store/carts${path}`, { method: 'POST', query: inCart, ...request });
    return toEngineCart(cart);
  }

  /** The ids of the categories; undefined if they are too many for a URL. */
  async function categoryIds(): Promise<string[] | undefined> {
    const ids: string[] = [];
    for (let total = 1; ids.length < total; ) {
      const limit = Math.min(categoriesPerCall, mostCategoriesInUrl + 1 - ids.length);
      const query = { fields: 'id', offset: ids.length, limit };
      const found = await call(CategoriesBody, '/store/product-categories', { query });
      if (found.product_categories.length === 0) break;
      ids.push(...found.product_categories.map(({ id }) => id));
      if (ids.length > mostCategoriesInUrl) return undefined;
      total = found.count;
    }
    return ids;
  }

  async function readOrder(orderId: string) {
    const query = { fields: orderFields };
    const found = await call(OrderAnswerBody, `/store/orders/${orderId}`, { query }).catch(unlessUnknown);
    return found && toEngineOrder(found.order);
  }

  type Credentials = { email: string; password: string };

  async function authenticate(body: Credentials, path = '/auth/customer/emailpass'): Promise<string | undefined> {
    const known = await call(TokenBody, path, { method: 'POST', body }).catch(unlessUnauthorized);
    return known?.token;
  }

  async function signIn(credentials: Credentials) {
    const token = await authenticate(credentials);
    if (!token) return undefined;
    // without a customer, the registration was interrupted
    const me = await call(CustomerBody, '/store/customers/me', { headers: bearer(token) }).catch(unlessUnauthorized);
    if (!me) return undefined;
    const { customer } = me;
    return { customer: { id: customer.id, email: customer.email, name: customer.first_name ?? '' }, token };
  }

  return {
    async findProducts(skus) {
      if (skus.length === 0) return [];
      const fields = [...variantFields, ...productFields.map((field) => `product.${field}`)].join(',');
      const unique = [...new Set(skus)];
      const found: EngineProduct[] = [];
      for (let start = 0; start < unique.length; start += skusPerCall) {
        const some = unique.slice(start, start + skusPerCall);
        const query = { sku: some, region_id: region.id, limit: some.length, fields };
        const { variants } = await call(VariantsBody, '/store/product-variants', { query });
        found.push(...variants.flatMap((variant) => toEngineProduct(variant, currency)));
      }
      const bySku = new Map(found.map((product) => [product.sku, product]));
      return unique.flatMap((sku) => bySku.get(sku) ?? []);
    },

    async listProducts({ search, offset, limit }) {
      const fields = [...productFields, ...variantFields.map(ofVariants)].join(',');
      // products without a category, such as plans, are only bought with another product
      const categories = await categoryIds();
      const query = {
        region_id: region.id,
        ...(categories && { category_id: categories }),
        offset,
        limit,
        fields,
        ...(search && { q: search }),
      };
      const { products, count } = await call(ProductsBody, '/store/products', { query });
      const variants = products.flatMap(({ variants, ...product }) => variants.map((each) => ({ ...each, product })));
      const found = variants.flatMap((variant) => toEngineProduct(variant, currency));
      return { products: found.filter(({ relation }) => !relation), total: count };
    },

    createCart: () => change('', { body: { region_id: region.id } }),

    async readCart(cartId) {
      const found = await call(CartAnswerBody, `/store/carts/${cartId}`, { query: inCart }).catch(unlessUnknown);
      return found && !found.cart.completed_at ? toEngineCart(found.cart) : undefined;
    },

    addLine: (cartId, { variantId, quantity, parent }) =>
      change(`/${cartId}/line-items`, {
        body: { variant_id: variantId, quantity, ...(parent && { metadata: { parent } }) },
      }),

    setQuantity: (cartId, lineId, quantity) => change(`/${cartId}/line-items/${lineId}`, { body: { quantity } }),

    async removeLine(cartId, lineId) {
      const path = `/store/carts/${cartId}/line-items/${lineId}`;
      const { parent } = await call(DeletedLineBody, path, { method: 'DELETE', query: inCart });
      return toEngineCart(parent);
    },

    applyPromotion: (cartId, code) => change(`/${cartId}/promotions`, { body: { promo_codes: [code] } }),

    removePromotion: (cartId, code) =>
      change(`/${cartId}/promotions`, { method: 'DELETE', body: { promo_codes: [code] } }),

    async listShippingOptions(cartId) {
      const query = { cart_id: cartId, fields: 'id,name,amount' };
      const { shipping_options: options } = await call(ShippingOptionsBody, '/store/shipping-options', { query });
      return options
        .map(({ id, name, amount }) => ({ id, name, price: toMinorUnits(amount, currency) }))
        .sort((a, b) => a.price - b.price);
    },

    setShipping: (cartId, optionId) => change(`/${cartId}/shipping-methods`, { body: { option_id: optionId } }),

    setContact: (cartId, { email, name, address1, address2, city, state, zipCode }) =>
      change(`/${cartId}`, {
        body: {
          ...(email && { email }),
          shipping_address: {
            first_name: name,
            address_1: address1,
            address_2: address2,
            city,
            province: state,
            postal_code: zipCode,
            country_code: country,
          },
        },
      }),

    async completeCart(cartId) {
      const { cart } = await call(CartAnswerBody, `/store/carts/${cartId}`, { query: inCart });
      if (!cart.completed_at) {
        const payments = { method: 'POST', body: { cart_id: cartId }, query: { fields: 'id' } } as const;
        const { payment_collection: collection } = await call(PaymentsBody, '/store/payment-collections', payments);
        const sessions = `/store/payment-collections/${collection.id}/payment-sessions`;
        await call(PaymentsBody, sessions, { method: 'POST', body: { provider_id: manualPayment } });
      }
      const query = { fields: 'id' };
      const { order } = await call(CompletedBody, `/store/carts/${cartId}/complete`, { method: 'POST', query });
      const placed = await readOrder(order.id);
      if (!placed) throw new Error('Medusa: expected the order that was placed, received none');
      return placed;
    },

    readOrder,

    async register({ name, email, password }) {
      const credentials = { email, password };
      // an email without a customer, whose registration was interrupted, is registered anew
      const token = await authenticate(credentials, '/auth/customer/emailpass/register');
      if (!token) return undefined;
      const body = { email, first_name: name };
      await call(CustomerBody, '/store/customers', { method: 'POST', body, headers: bearer(token) });
      return signIn(credentials);
    },

    signIn,

    async transferCart(cartId, { token }) {
      await change(`/${cartId}/customer`, { headers: bearer(token) });
    },
  };
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof EngineError && error.code === 'NOT_FOUND')) throw error;
}

function unlessUnauthorized(error: unknown): undefined {
  if (!(error instanceof FetchError && error.status === 401)) throw error;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const ofVariants = (field: string) => (field.startsWith('*') ? `*variants.${field.slice(1)}` : `variants.${field}`);

/** The code of a failed connection, such as ECONNREFUSED. */
function codeOf(cause: unknown): string {
  const { code, message } = (cause ?? {}) as { code?: string; message?: string };
  return code ?? message ?? 'no connection';
}

/** Errors are logged. The id of a cart or an order opens it, and an email address is a customer's. */
const redact = (text: string) =>
  text.replaceAll(/\b([a-z]+(?:_[a-z]+)*_)[0-9A-Z]{26}\b/g, '$1…').replaceAll(/\S+@\S+/g, '…');

/** Medusa's refusals. Its SDK passes on the text and the status, and not the code. */
function toEngineError(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError') return new EngineUnavailable('timeout');
  // `fetch` throws a TypeError with the cause of the failure
  if (error instanceof TypeError && error.cause) return new EngineUnavailable(codeOf(error.cause));
  // the error of malformed JSON contains what was received, such as a customer's address
  if (error instanceof SyntaxError) return new EngineUnavailable('not JSON');
  if (!(error instanceof FetchError)) return error;
  const { status } = error;
  if (status === 401) return error;
  if (status && status >= 500) return new EngineUnavailable(`status ${status}`);
  const text = redact(error.message);
  if (status === 404) return new EngineError('NOT_FOUND', text);
  // not 409: another call may still be placing the order
  if (status !== 400 && status !== 422) return new Error(`Medusa: status ${status}: ${text}`);
  if (/required inventory|not enough stock/i.test(text)) return new EngineError('OUT_OF_STOCK', text);
  if (/promotion code/i.test(text)) return new EngineError('NOT_APPLICABLE', text);
  return new EngineError('REFUSED', text);
}
