/** A query parameter of an absolute URL, decoded; undefined if it is missing. */
export function queryParameter(href: string, name: string): string | undefined {
  return new URL(href).searchParams.get(name) ?? undefined;
}

/** The URL without one query parameter; everything else is unchanged. */
export function withoutQueryParameter(href: string, name: string): string {
  const [, before = href, query, hash = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(href) ?? [];
  if (query === undefined) return href;
  const remaining = query.split('&').filter((pair) => pair.split('=')[0] !== name);
  return before + (remaining.length > 0 ? `?${remaining.join('&')}` : '') + hash;
}

/**
 * The URL with parameters added to its query, except undefined ones. Values are URL-encoded, except for commas.
 */
export function withQuery(href: string, parameters: Record<string, string | number | boolean | undefined>): string {
  const added = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  if (added.length === 0) return href;
  const [, address = href, hash = ''] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}${added.join('&')}${hash}`;
}
