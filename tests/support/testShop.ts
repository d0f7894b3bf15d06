import type { HostRequest, HostResponse } from '../../src/core/index';
import type { FakeFailure } from './fakeShopFailures';
import type { FakeCall, FakeRequest } from './fakeShopRoutes';

/** A product the fake shop sells. Without `stock` and `limit` there is no end to it. */
export type TestProduct = {
  name: string;
  /** decimal string: "19.90" */
  price: string;
  /** What it cost before, as a decimal string. */
  basePrice?: string;
  brandName?: string;
  imageUrl?: string;
  productTypeName?: string;
  stock?: number;
  /** The most of it that one line may hold. */
  limit?: number;
  /** SKUs offered beside it after an add. */
  related?: string[];
  /** Units on the shelves of its stores, by store number; unlisted stores have as many as it has stock. */
  inStores?: Record<string, number>;
};

export type TestShopOptions<Product = TestProduct> = {
  /** Beside the usual products, or in their place by SKU. */
  products?: Record<string, Product>;
  /** What the cart holds at the start, by SKU. */
  cart?: Record<string, number>;
  /** What is saved for later at the start, by SKU; the last one is the newest. */
  saved?: Record<string, number>;
};

/** What another device of the same customer would do to the cart: no answer tells of it. */
export type TestCart = {
  readonly items: readonly { itemId: string; qty: number }[];
  /** Puts a line in, or changes its quantity; 0 takes it out. */
  put(sku: string, qty: number): void;
  clear(): void;
};

export type RefuseOptions = {
  /** 400 unless given; for a refusal of the whole request. */
  status?: number;
  /** `request`: nothing is done; `line`: the items of the add come back unadded; `cart`: the cart as it is, with the message. */
  level?: 'request' | 'line' | 'cart';
  type?: string;
  message?: string;
  value?: string | number;
  of?: FakeCall;
};

/** A shop behind `fetch`, for tests and stories: a cart that keeps its promises, and ways to make it break them. */
export type TestShop = {
  /** Plugs into a host. */
  fetch(url: string, request?: HostRequest): Promise<HostResponse>;
  /** Stands in for the page's own `fetch`. */
  pageFetch(input: string | URL, init?: HostRequest): Promise<Response>;
  /** What it sells, by SKU; a test may change it at any time. */
  readonly products: Record<string, TestProduct>;
  readonly cart: TestCart;
  /** Every call the shop has seen, the first one first. */
  readonly requests: readonly FakeRequest[];
  requestsOf(call: FakeCall): FakeRequest[];
  /** The next call (of that kind) is refused: as a whole, for its items, or with a message of the cart. */
  refuseNext(code: string, options?: RefuseOptions): void;
  failNext(failure: FakeFailure, options?: { of?: FakeCall; times?: number }): void;
  /** The next call (of that kind) is answered with this instead, and nothing is done. */
  answerNext(status: number, body: unknown, of?: FakeCall): void;
  /** Nothing is to go wrong any more. */
  mend(): void;
  /** The next answer (of that kind) comes later. */
  delayNext(delayMs: number, of?: FakeCall): void;
  /** From now on answers (of that kind) wait, though the work is done at once. */
  hold(of?: FakeCall): void;
  /** Lets the waiting answers go, in the order of their requests, and holds no more. */
  release(of?: FakeCall): void;
  /** How many answers are waiting. */
  readonly held: number;
};
