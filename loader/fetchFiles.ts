import type { Integrities } from './table';

/** How long files may take before the page's own HTML stays. */
export const LOAD_TIMEOUT_MS = 10_000;

/**
 * Fetches files side by side, each checked against its integrity, then runs the first one. Tried twice. Their names are
 * relative to `from`, the second time to `again`. Rejects when one does not arrive in time, or is not what it should be.
 */
export type Load = (from: string, files: Integrities, again?: string) => Promise<unknown>;

export type Files = {
  load: Load;
  /** Fetches files and runs none; with `low` behind all that the page itself needs. Gives back the address of the first one. */
  fetchAll(from: string, files: Integrities, priority?: 'low'): Promise<string>;
};

export function createFiles(nonce: string): Files {
  /** However many widgets want it, a file is one link in the page. */
  const fetched = new Map<string, Promise<string>>();

  /** A browser that can not check the integrity of modules runs them unchecked, as it does with any import. */
  function fetchChecked(href: string, integrity: string, fetchPriority?: 'low'): Promise<string> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      if (!link.relList.supports('modulepreload')) return resolve(href);
      link.onload = () => resolve(href);
      link.onerror = () => {
        link.remove();
        fetched.delete(href);
        reject(new Error(`${href} was not loaded`));
      };
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority, integrity, nonce, href }),
      );
    });
  }

  async function fetchAll(from: string, files: Integrities, priority?: 'low'): Promise<string> {
    const [first] = await Promise.all(
      Object.entries(files).map(([name, integrity]) => {
        const { href } = new URL(name, from);
        const fetching = fetched.get(href) ?? fetchChecked(href, integrity, priority);
        fetched.set(href, fetching);
        return fetching;
      }),
    );
    return first as string;
  }

  return {
    fetchAll,
    load(from, files, again = from) {
      const attempt = (base: string) =>
        new Promise((resolve, reject) => {
          const late = setTimeout(() => reject(new Error('time-out')), LOAD_TIMEOUT_MS);
          fetchAll(base, files)
            .then((href) => import(href))
            .finally(() => clearTimeout(late))
            .then(resolve, reject);
        });
      return attempt(from).catch(() => attempt(again));
    },
  };
}
