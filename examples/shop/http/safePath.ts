/** A path of this shop with its query, or the fallback for any other destination. */
export function safePath(path: string | undefined, fallback: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, 'http://shop.invalid')) return fallback;
  const url = new URL(path, 'http://shop.invalid');
  // a path that begins with two slashes names another origin, and dots may have been in between
  const isOwn = url.origin === 'http://shop.invalid' && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : fallback;
}

/** The path with one query parameter set. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://shop.invalid');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
