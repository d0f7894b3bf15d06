import type { Host } from 'quire-widgets/core';

/** A fetch that stores the shop's cookies between calls, as a browser does. Paths are relative to the shop. */
export function fetchWithCookies(shopUrl: string): Host['fetch'] {
  const jar = new Map<string, string>();
  return async (path, request = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, shopUrl), {
      ...request,
      headers: { ...request.headers, cookie },
    } as RequestInit);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
}
