import type { HostRequest, HostResponse } from '../../../src/core/index';
import type { FakeFailure } from './fakeShopFailures';
import type { FakeCall, FakeRequest } from './fakeShopRoutes';

/** A product of the fake shop. Without `stock` and `limit` it is unlimited. */
export type TestProduct = {
  name: string;
  /** decimal string: "19.90" */
  price: string;
  /** The previous price, as a decimal string. */
  basePrice?: string;
  brandName?: string;
  imageUrl?: string;
  productTypeName?: string;
  /** Its shelf, such as 'Copy paper'. */
  baseCategory?: string;
  stock?: number;
  /** The maximum quantity of one line. */
  limit?: number;
  /** SKUs offered with it after an add. */
  related?: string[];
  /** Units in its stores, by store number. Unlisted stores have as many as the product's stock. */
  inStores?: Record<string, number>;
};

export type TestShopOptions<Product = TestProduct> = {
  /** Added to the default products, or replacing them by SKU. */
  products?: Record<string, Product>;
  /** The initial contents of the cart, by SKU: a quantity, or `qty` with more fields of the line. */
  cart?: Record<string, number | TestLine>;
  /** Fields of the whole cart in the wire format, such as `messages`. They override the shop's. */
  cartFields?: Record<string, unknown>;
  /** The initial saved items, by SKU; the last one is the newest. */
  saved?: Record<string, number>;
  /** The lists, oldest first. Only a signed-in customer has lists: pass `config: { session: { isLoggedIn: true } }`. */
  lists?: TestList[];
};

export type TestList = {
  /** The default is `list-` and a number. */
  id?: string;
  name?: string;
  /** The default is PERSONAL. */
  accessLevel?: string;
  readOnly?: boolean;
  /** Quantities by SKU. */
  items?: Record<string, number>;
};

/** A line of the cart with fields in the wire format, such as `status` or `messages`, which override the shop's. */
export type TestLine = { qty: number; [field: string]: unknown };

/** Cart changes as on another device of the same customer: no response reports them. */
export type TestCart = {
  readonly items: readonly { itemId: string; qty: number }[];
  /** Adds a line or changes its quantity; 0 removes it. */
  put(sku: string, qty: number): void;
  clear(): void;
};

export type RefuseOptions = {
  /** The status for a refusal of the whole request; 400 by default. */
  status?: number;
  /**
   * `request`: nothing is done. `line`: the items of the add are returned without being added. `cart`: the cart is
   * unchanged and has the message.
   */
  level?: 'request' | 'line' | 'cart';
  type?: string;
  message?: string;
  value?: string | number;
  of?: FakeCall;
};

/** A fake shop behind `fetch`, for tests and stories: a correct cart, and methods to make it fail. */
export type TestShop = {
  /** The `fetch` of a host. */
  fetch(url: string, request?: HostRequest): Promise<HostResponse>;
  /** Replaces the page's own `fetch`. */
  pageFetch(input: string | URL, init?: HostRequest): Promise<Response>;
  /**
   * Responds to a `Request`, for the handlers of Mock Service Worker: `http.all('*', ({ request }) => shop.handle(request))`.
   * Without a response, the request is not one of the shop's, and another handler may respond.
   */
  handle(request: Request): Promise<Response | undefined>;
  /** Its products, by SKU. A test may change them at any time. */
  readonly products: Record<string, TestProduct>;
  readonly cart: TestCart;
  /** Every call that the shop has received, first one first. */
  readonly requests: readonly FakeRequest[];
  requestsOf(call: FakeCall): FakeRequest[];
  /** Refuses the next call (of that kind): as a whole, for its items, or with a message of the cart. */
  refuseNext(code: string, options?: RefuseOptions): void;
  failNext(failure: FakeFailure, options?: { of?: FakeCall; times?: number }): void;
  /** Responds to the next call (of that kind) with this instead, and does nothing. */
  answerNext(status: number, body: unknown, of?: FakeCall): void;
  /** Cancels all planned failures. */
  repair(): void;
  /** Delays the next response (of that kind). */
  delayNext(delayMs: number, of?: FakeCall): void;
  /** From now on, responses (of that kind) wait, although the work is done at once. */
  hold(of?: FakeCall): void;
  /** Sends the waiting responses in the order of their requests, and stops holding. */
  release(of?: FakeCall): void;
  /** The number of waiting responses. */
  readonly held: number;
};
