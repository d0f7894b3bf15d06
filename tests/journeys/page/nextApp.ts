import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../../examples/shop/testing/startPostgres';
import { pack } from '../../package/packed';
import { buildPackageWhenStale } from './builtScript';

const source = fileURLToPath(new URL('../../../examples/next-app', import.meta.url));
const run = promisify(execFile);

/**
 * Installs the dependencies of the Next example, in a folder outside of the repository. Where that is impossible, it
 * logs why, and returns no folder. Without a network, `npm ci` would try each package for minutes.
 */
export async function installNext(): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-next-app-'));
  cpSync(source, folder, { recursive: true, filter: (file) => !/node_modules|\.next/.test(file) });
  const { next } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies;
  try {
    await run('npm', ['view', `next@${next}`, 'version', '--fetch-retries=0', '--fetch-timeout=10000']);
    await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    console.log(
      `not run: the Next app cannot be installed (${String((error as { stderr?: string }).stderr || error)})`,
    );
    return undefined;
  }
}

/** Builds the Next example with the packed package, and serves it through a proxy to the shop. */
export async function serveNextApp(folder: string, shopUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  buildPackageWhenStale();
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefer-offline', pack(folder)], { cwd: folder });

  const next = join(folder, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SHOP_URL: shopUrl } as const;
  await run(process.execPath, [next, 'build'], { cwd: folder, env });
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', `${port}`], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
