/**
 * What a commerce engine does for the gateway, in the trade's own terms. Each method is one call of most engines. A cart
 * id opens its cart to anyone who knows it, so ids of carts never leave the server.
 */
export type Engine = {
  /** The sellable units with these SKUs. Unknown SKUs are left out; the order is that of the request. */
  findProducts(skus: string[]): Promise<EngineProduct[]>;
  /** One page of the catalogue, or of a search. */
  listProducts(query: { search?: string; offset: number; limit: number }): Promise<{
    products: EngineProduct[];
    total: number;
  }>;

  createCart(): Promise<EngineCart>;
  /** Undefined when the engine no longer has this cart, or has sold it. */
  readCart(cartId: string): Promise<EngineCart | undefined>;
  addLine(cartId: string, line: { variantId: string; quantity: number }): Promise<EngineCart>;
  setQuantity(cartId: string, lineId: string, quantity: number): Promise<EngineCart>;
  removeLine(cartId: string, lineId: string): Promise<EngineCart>;
  applyPromotion(cartId: string, code: string): Promise<EngineCart>;
  removePromotion(cartId: string, code: string): Promise<EngineCart>;
};

/** A sellable unit. Prices are in minor units of the currency; one without a price cannot be bought. */
export type EngineProduct = {
  sku: string;
  variantId: string;
  title: string;
  brand: string;
  category: string;
  imageUrl: string;
  price: number | null;
  /** the price before the sale; equal to `price` without one */
  listPrice: number | null;
  /** units that can be bought now; Infinity if the engine does not count them */
  stock: number;
  maxPerLine: number | null;
  maxPerCart: number | null;
};

/** A cart. Amounts are in minor units, and add up: subtotal - discount + shipping + tax = total. */
export type EngineCart = {
  id: string;
  lines: EngineLine[];
  promotions: { code: string; discount: number }[];
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
};

export type EngineLine = {
  id: string;
  sku: string;
  title: string;
  imageUrl: string;
  quantity: number;
  unitPrice: number;
  listPrice: number;
  /** what is left of the line after the promotions; the lines add up to subtotal - discount */
  total: number;
};

/** Why an engine refused a call. Anything else that an engine throws is a fault. */
export class EngineError extends Error {
  constructor(
    readonly code: 'OUT_OF_STOCK' | 'NOT_FOUND' | 'NOT_APPLICABLE',
    text: string,
  ) {
    super(text);
    this.name = 'EngineError';
  }
}
