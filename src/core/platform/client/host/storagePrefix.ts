import type { Host } from './host';

/** The same host with `prefix` before every key of its storages, for a page that shares its origin with another shop. */
export function withStoragePrefix(host: Host, prefix: string): Host {
  const prefixed = (name: 'localStorage' | 'sessionStorage'): Host['localStorage'] => ({
    get: (key) => host[name].get(prefix + key),
    set: (key, value) => host[name].set(prefix + key, value),
    remove: (key) => host[name].remove(prefix + key),
    get isLasting() {
      return host[name].isLasting;
    },
  });
  // the host's own properties may be getters, so it stays the prototype
  return Object.create(host, {
    localStorage: { value: prefixed('localStorage') },
    sessionStorage: { value: prefixed('sessionStorage') },
    onStorage: {
      value: (key: string, listener: (newValue: string | null) => void) => host.onStorage(prefix + key, listener),
    },
  }) as Host;
}
