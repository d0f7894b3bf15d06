import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from '../../accounts/visitor';

/** The preload lines for the head of a page, by widget, as the build writes them. */
export type Preloads = Readonly<Record<string, readonly string[]>>;

/** Gives every page the preload lines of the built script. There are none before the build. */
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

/** What a page displays first: its widgets, and the URLs of the calls that they always make. */
export type FirstPaint = { widgets: readonly string[]; calls: readonly string[] };

/**
 * Preload lines for a page's head. They start the files and calls in parallel with the page, instead of after the
 * script has run. The nonce comes from the page's policy.
 */
export function preloadLines(c: ShopContext, { widgets, calls }: FirstPaint, nonce: string): string {
  const preloads = c.get('preloads');
  const files = new Set(widgets.flatMap((widget) => preloads[widget] ?? []));
  const call = (href: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${href}">`;
  const lines = [...files].map((line) => line.replace('<link ', `<link nonce="${nonce}" `));
  return [...lines, ...calls.map(call)].join('\n');
}
