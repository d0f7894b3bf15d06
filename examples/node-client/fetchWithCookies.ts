import type { Host } from 'quire-widgets/core';

/** A fetch that keeps the shop's cookies between calls, as a browser would; paths are the shop's. */
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
