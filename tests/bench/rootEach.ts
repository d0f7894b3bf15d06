import { fileURLToPath } from 'node:url';
import { bundled } from './bundled';
import { PAGES, scriptTag, textOf, type Variant } from './variants';

/** A React root for each tile, all of them at once: what a page has that mounts a component wherever one is to be. */
export async function rootEach(): Promise<Variant> {
  const files = new Map([['rootEach.js', await bundled(fileURLToPath(new URL('tiles/rootEach.js', PAGES)))]]);
  const worn = { name: 'a React root each', head: scriptTag('rootEach.js'), files };
  return {
    name: worn.name,
    on: ({ subject }) => (subject === 'tiles' ? { ...worn, probe: textOf('tiles/rootEach.probe.js') } : undefined),
  };
}
