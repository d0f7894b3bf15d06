import type { FileTable } from './table';

/** How long the files of a module may take before the page's own HTML stays. */
export const LOAD_TIMEOUT_MS = 10_000;

export type Files = {
  /** The file with the widget of that name, if there is one, and whether the widget is dormant until something opens it. */
  homeOf(slug: string): { file?: string; isDormant?: boolean };
  /**
   * Downloads a file, the runtime without a name, and all that it imports, and runs none of them; `low` puts them behind what
   * the page itself needs. What fails is for `load` to report.
   */
  prefetch(name?: string, priority?: 'low'): void;
  /**
   * Downloads the same files in parallel, each checked against its integrity, then runs the named one. Rejects when one does
   * not arrive in time, or is not what it should be; the next call tries again.
   */
  load(name?: string, priority?: 'low'): Promise<unknown>;
};

export function createFiles({ files }: FileTable, base: string, nonce: string): Files {
  const [[runtime]] = files as [(typeof files)[number]];
  /** One link for each file, however many widgets need it. */
  const links = new Map<string, Promise<void>>();
  const modules = new Map<string, Promise<unknown>>();
  let folder = base;
  const homes = new Map<string, { file: string; isDormant: boolean }>();
  for (const [file, , , ...lists] of files) {
    lists.forEach((slugs, list) => {
      for (const slug of slugs.split(' ')) homes.set(slug, { file, isDormant: list > 0 });
    });
  }

  /** A browser that can not check the integrity of modules runs them unchecked, as it does with any import. */
  function addLink(href: string, integrity: string, fetchPriority?: 'low'): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      if (!link.relList.supports('modulepreload')) return resolve();
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        links.delete(href);
        reject(new Error(`${href} was not loaded`));
      };
      document.head.append(
        Object.assign(link, {
          rel: 'modulepreload',
          crossOrigin: '',
          integrity,
          fetchPriority,
          nonce,
          href,
        }),
      );
    });
  }

  function downloadAll(name = runtime, priority?: 'low', query = ''): Promise<unknown> {
    const row = files.find(([file]) => file === name);
    const download = ([file, integrity]: (typeof files)[number]) => {
      const href = folder + file + (file === name ? query : '');
      const link = links.get(href) ?? addLink(href, integrity, priority);
      links.set(href, link);
      return link;
    };
    return Promise.all(row ? [row, ...[0, ...row[2]].map((place) => files[place] as typeof row)].map(download) : []);
  }

  function attempt(name: string, priority?: 'low', query = ''): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('time-out')), LOAD_TIMEOUT_MS);
      downloadAll(name, priority, query)
        .then(() => import(folder + name + query))
        .finally(() => clearTimeout(late))
        .then(resolve, reject);
    });
  }

  /**
   * Not every browser asks again for a module that has failed on a page, unless its address is another one. The runtime is
   * imported by all other files, so its folder is spelt differently, for all files; any other file gets a query.
   */
  async function loadTwice(name: string, priority?: 'low'): Promise<unknown> {
    if (name !== runtime) await load();
    return attempt(name, priority).catch(() => {
      if (name !== runtime) return attempt(name, undefined, '?retry');
      folder = folder === base ? base.replace(/e(?!.*e)/, '%65') : base;
      return attempt(name);
    });
  }

  function load(name = runtime, priority?: 'low'): Promise<unknown> {
    const known = modules.get(name);
    if (known) return known;
    const loading = loadTwice(name, priority).catch((error) => {
      modules.delete(name);
      throw error;
    });
    modules.set(name, loading);
    return loading;
  }

  return {
    homeOf: (slug) => homes.get(slug) ?? {},
    prefetch: (name, priority) => void downloadAll(name, priority).catch(() => {}),
    load,
  };
}
