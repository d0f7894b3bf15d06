/**
 * What a commerce engine does for the gateway, in the trade's own terms. Each method is one call of most engines. A cart
 * id opens its cart to anyone who knows it, so ids of carts never leave the server.
 */
export type Engine = {
  /** The sellable units with these SKUs. Unknown SKUs are left out; the others are in the order of the request. */
  findProducts(skus: string[]): Promise<EngineProduct[]>;
  /** One page of the catalogue, or of a search. */
  listProducts(query: { search?: string; offset: number; limit: number }): Promise<{
    products: EngineProduct[];
    total: number;
  }>;

  createCart(): Promise<EngineCart>;
  /** Undefined when the engine no longer has this cart, or has sold it. */
  readCart(cartId: string): Promise<EngineCart | undefined>;
  /** A plan or a service has a line of its own below each product that it belongs to. */
  addLine(cartId: string, line: { variantId: string; quantity: number; parent?: EngineParent }): Promise<EngineCart>;
  setQuantity(cartId: string, lineId: string, quantity: number): Promise<EngineCart>;
  removeLine(cartId: string, lineId: string): Promise<EngineCart>;
  applyPromotion(cartId: string, code: string): Promise<EngineCart>;
  removePromotion(cartId: string, code: string): Promise<EngineCart>;

  /** The ways to deliver this cart, the cheapest first. */
  listShippingOptions(cartId: string): Promise<EngineShipping[]>;
  setShipping(cartId: string, optionId: string): Promise<EngineCart>;
  setContact(cartId: string, contact: EngineContact): Promise<EngineCart>;
  /** Pays for a cart by invoice and orders it. A cart that has been ordered before answers with the same order. */
  completeCart(cartId: string): Promise<EngineOrder>;
  /** Undefined when an account has this email. */
  register(account: { name: string; email: string; password: string }): Promise<SignedIn | undefined>;
  /** Undefined when email or password are wrong. */
  signIn(account: { email: string; password: string }): Promise<SignedIn | undefined>;
  /** Makes a guest's cart the customer's. */
  transferCart(cartId: string, signedIn: SignedIn): Promise<void>;
  /** Undefined when the engine has no such order. */
  readOrder(orderId: string): Promise<EngineOrder | undefined>;
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
  /** the SKUs of the plans and services that may be bought with it */
  plans: string[];
  /** its relation to the product that it is bought with; null if it is bought alone */
  relation: EngineParent['relation'] | null;
};

/** The product that a plan or a service is bought with. A cart has one line of it. */
export type EngineParent = { sku: string; relation: 'WARRANTY' | 'ASSEMBLY' };

/** Amounts in minor units, which add up: subtotal - discount + shipping + tax = total. */
export type EngineSums = { subtotal: number; discount: number; shipping: number; tax: number; total: number };

export type EngineCart = EngineSums & {
  id: string;
  lines: EngineLine[];
  promotions: { code: string; discount: number }[];
  contact: EngineContact;
  /** the chosen way to deliver; null before the checkout */
  shippingOptionId: string | null;
};

export type EngineOrder = EngineSums & {
  id: string;
  /** as the engine and its administrators call it */
  number: string;
  placedAt: Date;
  lines: EngineLine[];
  contact: EngineContact;
  shippingName: string;
};

export type EngineCustomer = { id: string; email: string; name: string };

/** A customer, and the token that proves it to the engine. It is used at once, and not stored. */
export type SignedIn = { customer: EngineCustomer; token: string };

/** A way to deliver, with its price in minor units. */
export type EngineShipping = { id: string; name: string; price: number };

/** Where an order is sent. Fields are empty until the customer has filled them in. */
export type EngineContact = {
  email: string;
  name: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zipCode: string;
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
  /** the line that a plan or a service belongs to, which is before it */
  parent: (EngineParent & { lineId: string }) | null;
};

/**
 * The engine did not answer a call, or failed in it, and may have done what it was asked for. The message is the code of
 * the connection's error, the status of the answer, or `not JSON`.
 */
export class EngineUnavailable extends Error {}

/** Why an engine refused a call, and did nothing. Anything else that an engine throws is a fault. */
export class EngineError extends Error {
  constructor(
    readonly code: 'OUT_OF_STOCK' | 'NOT_FOUND' | 'NOT_APPLICABLE' | 'REFUSED',
    text: string,
  ) {
    super(text);
    this.name = 'EngineError';
  }
}
