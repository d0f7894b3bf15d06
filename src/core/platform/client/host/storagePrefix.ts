import type { Host } from './host';

/** Returns the host with `prefix` before every storage key, for a page that shares its origin with another shop. */
export function withStoragePrefix(host: Host, prefix: string): Host {
  const prefixed = (name: 'localStorage' | 'sessionStorage'): Host['localStorage'] => ({
    get: (key) => host[name].get(prefix + key),
    set: (key, value) => host[name].set(prefix + key, value),
    remove: (key) => host[name].remove(prefix + key),
    get isLasting() {
      return host[name].isLasting;
    },
  });
  // the host stays the prototype and is not copied, because its properties may be getters
  return Object.create(host, {
    localStorage: { value: prefixed('localStorage') },
    sessionStorage: { value: prefixed('sessionStorage') },
    onStorage: {
      value: (key: string, listener: (newValue: string | null) => void) => host.onStorage(prefix + key, listener),
    },
  }) as Host;
}
