import { build } from 'vite';

/** One script with all that it needs, as small as a page would have it. `file` is the path of its first module. */
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
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled`);
  return Buffer.from(chunk.code);
}
