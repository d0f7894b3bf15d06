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

/** Why Next cannot be installed. Without a network, npm ci would try each package for minutes. */
export function nextProblem(): Promise<string | undefined> {
  const { next } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).dependencies;
  return run('npm', ['view', `next@${next}`, 'version', '--fetch-retries=0', '--fetch-timeout=10000']).then(
    () => undefined,
    ({ stderr }) => stderr.split('\n')[0],
  );
}

/** The Next example with the packed package, installed outside of the repository, and served through a proxy to the shop. */
export async function serveNextApp(shopUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'quire-next-app-'));
  cpSync(source, folder, { recursive: true, filter: (file) => !/node_modules|\.next/.test(file) });
  buildPackageWhenStale();
  await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder });
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
