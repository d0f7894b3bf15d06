/** Which base a path stands under [HTTP-001, HTTP-014]: /cc/api, {prefix}/api, or none because it is absolute. */
export type EndpointBase = 'api' | 'prefix' | 'absolute';

export type Endpoint = {
  path: string;
  base: EndpointBase;
  method: 'GET' | 'POST' | 'PUT';
  /** Sent as a header on the POST [HTTP-007]. */
  override?: 'PUT' | 'DELETE';
};

/** An endpoint by the name under which a page may set it otherwise, in `endpoints` of its configuration. */
export type NamedEndpoint<Name extends string = string> = Endpoint & { readonly name: Name };

/**
 * The calls of one subject. `{id}` and the like are filled in, URL-encoded, when the call is made. Each subject has its own
 * table, so that a page loads those that it needs.
 */
export function endpoints<Name extends string>(table: Record<Name, Endpoint>): { [Key in Name]: NamedEndpoint<Key> } {
  const named = Object.entries<Endpoint>(table).map(([name, endpoint]) => [name, { ...endpoint, name }]);
  return Object.fromEntries(named);
}
