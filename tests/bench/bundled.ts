import { build } from 'vite';

/** Bundles one script with all its imports, minified as on a page. `file` is the path of its entry module. */
export async function bundled(file: string): Promise<Buffer> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled`);
  return Buffer.from(chunk.code);
}
