/** The base of a path [HTTP-001, HTTP-014]: /cc/api, {prefix}/api, or none because the path is absolute. */
export type EndpointBase = 'api' | 'prefix' | 'absolute';

export type Endpoint = {
  path: string;
  base: EndpointBase;
  method: 'GET' | 'POST' | 'PUT';
  /** Sent as a header on the POST [HTTP-007]. */
  override?: 'PUT' | 'DELETE';
};

/** An endpoint with its name, by which a page can override it in `endpoints` of its configuration. */
export type NamedEndpoint<Name extends string = string> = Endpoint & { readonly name: Name };

/**
 * Defines the endpoints of one subject. Placeholders such as `{id}` are filled in, URL-encoded, when the request is
 * sent. Each subject has its own table, so that a page loads only those that it needs.
 */
export function endpoints<Name extends string>(table: Record<Name, Endpoint>): { [Key in Name]: NamedEndpoint<Key> } {
  const named = Object.entries<Endpoint>(table).map(([name, endpoint]) => [name, { ...endpoint, name }]);
  return Object.fromEntries(named);
}
