import type { FileRow, FileTable } from './table';

export type Files = {
  /**
   * The file that contains the widget of this name, if any, and whether the widget is dormant until something opens it.
   */
  homeOf(slug: string): { file?: string; isDormant?: boolean };
  /**
   * Downloads the named file (default: the runtime) and its imports without running them. Errors are left to `load`.
   */
  prefetch(name?: string): void;
  /**
   * Downloads the named file (default: the runtime) and its imports in parallel, checks the integrity of each, and runs
   * the file. `low` gives them a lower priority than the page's own files. Rejects when a file fails twice; the next
   * call tries again.
   */
  load(name?: string, priority?: 'low'): Promise<unknown>;
};

export function createFiles({ files }: FileTable, base: string, nonce: string): Files {
  const [runtime] = files as [FileRow];
  /** One link for each URL, however many widgets need it. */
  const links = new Map<string, Promise<void>>();
  const modules = new Map<string, Promise<unknown>>();
  let folder = base;

  /** A browser that cannot check the integrity of modules runs them unchecked, as it does with any import. */
  function addLink(href: string, integrity: string, fetchPriority: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      if (!link.relList.supports('modulepreload')) return resolve();
      document.head.append(
        Object.assign(link, {
          onload: resolve,
          onerror() {
            link.remove();
            links.delete(href);
            reject(Error(`${href} not loaded; see data-quire-files`));
          },
          rel: 'modulepreload',
          crossOrigin: '',
          fetchPriority,
          integrity,
          nonce,
          href,
        }),
      );
    });
  }

  async function download(name: string, priority = 'auto'): Promise<unknown> {
    // a file that is not in the table has no integrity, and rejects here
    const row = files.find(([file]) => file === name) as FileRow;
    return Promise.all(
      [row, runtime, ...row[2].map((index) => files[index] as FileRow)].map(([file, integrity]) => {
        const href = folder + file;
        const link = links.get(href) ?? addLink(href, integrity, priority);
        links.set(href, link);
        return link;
      }),
    );
  }

  const attempt = (name: string, priority?: 'low') => download(name, priority).then(() => import(folder + name));

  /**
   * Chromium up to 150 requests a failed module again only at a different URL. All files that import the module must
   * use that same URL, or it would run twice. A retry of the runtime therefore respells the folder, and every file uses
   * that spelling from then on: `/quir%65/` for `/quire/`. Servers treat both as one URL (RFC 3986, 6.2.2.2). The root of
   * an origin has no folder to respell.
   */
  async function loadTwice(name: string, priority?: 'low'): Promise<unknown> {
    if (name !== runtime[0]) await load();
    return attempt(name, priority).catch(() => {
      if (name === runtime[0])
        folder =
          folder === base
            ? base.replace(/(?<=\w\/.*)\w(?=\/$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
            : base;
      return attempt(name);
    });
  }

  function load(name = runtime[0], priority?: 'low'): Promise<unknown> {
    const loading =
      modules.get(name) ??
      loadTwice(name, priority).catch((error) => {
        modules.delete(name);
        throw error;
      });
    modules.set(name, loading);
    return loading;
  }

  return {
    homeOf(slug) {
      for (const [file, , , ...lists] of files) {
        const list = lists.findIndex((slugs) => slugs.split(' ').includes(slug));
        if (list >= 0) return { file, isDormant: list > 0 };
      }
      return {};
    },
    prefetch: (name = runtime[0]) => void download(name).catch(() => {}),
    load,
  };
}
