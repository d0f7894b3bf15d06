import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Does what a bundler does for React's server components: a module that starts with 'use client' keeps its export names
 * and none of its code. For `module.register`.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.startsWith('file:') || !/\.js$/.test(url)) return loaded;
  const text = readFileSync(fileURLToPath(url), 'utf8');
  if (!/^['"]use client['"];/.test(text)) return loaded;
  const names = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) => list.split(','));
  const source = names.map(
    (name) =>
      `export const ${name
        .trim()
        .split(/\s+as\s+/)
        .at(-1)} = 'of the browser';`,
  );
  return { format: 'module', source: source.join('\n'), shortCircuit: true };
}
