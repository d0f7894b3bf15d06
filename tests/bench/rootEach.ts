import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PAGES, scriptTag, textOf, type Variant } from './variants';

/** A React root for each tile, all of them at once: what a page has that mounts a component wherever one is to be. */
export async function rootEach(): Promise<Variant> {
  const files = new Map([['rootEach.js', await bundled('tiles/rootEach.js')]]);
  const worn = { name: 'a React root each', head: scriptTag('rootEach.js'), files };
  return {
    name: worn.name,
    on: ({ subject }) => (subject === 'tiles' ? { ...worn, probe: textOf('tiles/rootEach.probe.js') } : undefined),
  };
}

/** One script with all that it needs, as small as a page would have it. */
async function bundled(file: string): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL(file, PAGES)), output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled`);
  return Buffer.from(chunk.code);
}
