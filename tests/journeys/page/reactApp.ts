import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { buildPackageWhenStale } from './builtScript';

const configFile = fileURLToPath(new URL('../../../examples/react-app/vite.config.ts', import.meta.url));

/** The React example, built with the built package and served through a proxy to the shop. */
export async function serveReactApp(shopUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  buildPackageWhenStale();
  process.env['SHOP_URL'] = shopUrl;
  const outDir = mkdtempSync(join(tmpdir(), 'quire-react-app-'));
  const options = { configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(options);
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
