/** Which base a path stands under [HTTP-001, HTTP-014]: /cc/api, {prefix}/api, or none because it is absolute. */
export type EndpointBase = 'api' | 'prefix' | 'absolute';

export type Endpoint = {
  path: string;
  base: EndpointBase;
  method: 'GET' | 'POST' | 'PUT';
  /** Sent as a header on the POST [HTTP-007]. */
  override?: 'PUT' | 'DELETE';
};

/** The calls of every page. All others come with the file that makes them: each costs 25 bytes, and there are many. */
export const FIRST_ENDPOINTS = {
  /** [CART-FETCH-009] */
  readCart: { path: '/checkout', base: 'api', method: 'GET' },
  /** [CART-ADD-004] */
  addItems: { path: '/checkout/default/item', base: 'api', method: 'POST' },
} as const satisfies Record<string, Endpoint>;

const known: Record<string, Endpoint> = { ...FIRST_ENDPOINTS };

/** Undefined for a call of which no file has told yet. */
export const knownEndpoint = (name: string): Endpoint | undefined => known[name];

/** Makes further calls known. */
export function learnEndpoints(further: Record<string, Endpoint>): void {
  Object.assign(known, further);
}
