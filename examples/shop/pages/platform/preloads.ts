import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';

/** For each widget the lines that the build has written for the head of a page. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** Gives every page the preload lines of the built script; none while it is not built. */
export function readPreloads(browserFiles: string | undefined): MiddlewareHandler<ShopEnv> {
  const manifest = browserFiles && join(browserFiles, 'manifest.json');
  const lines = manifest
    ? readFile(manifest, 'utf8').then(
        (text): Preloads => JSON.parse(text).preloads ?? {},
        () => ({}),
      )
    : Promise.resolve({});
  return async (c, next) => {
    c.set('preloads', await lines);
    return next();
  };
}

/** What a page shows first: its widgets, and the addresses of the calls that they make in any case. */
export type FirstPaint = { widgets: readonly string[]; calls: readonly string[] };

/** The lines for a page's head with which its files and calls start beside the page, and not after the script has run. */
export function preloadLines(c: ShopContext, { widgets, calls }: FirstPaint): string {
  const preloads = c.get('preloads');
  const files = new Set(widgets.flatMap((widget) => preloads[widget] ?? []));
  const call = (href: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${href}">`;
  return [...files, ...calls.map(call)].join('\n');
}
