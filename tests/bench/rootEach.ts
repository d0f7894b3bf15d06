import { fileURLToPath } from 'node:url';
import { bundled } from './bundled';
import { PAGES, scriptTag, textOf, type Variant } from './variants';

/** A React root for each tile, all at once, as on a page that mounts a component wherever one is needed. */
export async function rootEach(): Promise<Variant> {
  const files = new Map([['rootEach.js', await bundled(fileURLToPath(new URL('tiles/rootEach.js', PAGES)))]]);
  const applied = { name: 'a React root each', head: scriptTag('rootEach.js'), files };
  return {
    name: applied.name,
    on: ({ subject }) => (subject === 'tiles' ? { ...applied, probe: textOf('tiles/rootEach.probe.js') } : undefined),
  };
}
