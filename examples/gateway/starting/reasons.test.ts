import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../shop/testing/startPostgres';
import { temporaryFolders } from '../../shop/testing/temporaryFolders';
import { CommandError, nodeProblem, noPort, reasonOf, StartError, shareProblem } from './reasons';

const aFolder = temporaryFolders();

/** Starts the example as a person does, and returns how it ended. */
async function start(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/gateway/start.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** npm gives up a registry after 70 s, unless its retries are turned off. On a busy machine, Node alone takes 5 s to start. */
const SOON_MS = 60_000;

describe('a gateway that cannot start', () => {
  test('says soon that PostgreSQL does not answer, before anything is installed [DEC-Q434]', {
    timeout: SOON_MS,
  }, async () => {
    const DATABASE_URL = `postgres://shop:shop@127.0.0.1:${await freePort()}/medusa`;
    const ended = await start({ DATABASE_URL, PORT: String(await freePort()) });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('PostgreSQL does not answer at DATABASE_URL. Start it, or unset DATABASE_URL');
    expect(ended.output).not.toContain('Install');
  });

  test('says soon that there is no network [DEC-Q434]', { timeout: SOON_MS }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-offline-'));
    const npm_execpath =
      process.env['npm_execpath'] ?? join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
    const npm = { npm_execpath, npm_config_registry: 'http://127.0.0.1:1', npm_config_cache: join(folder, 'cache') };
    const ended = await start({ ...npm, GATEWAY_DATA: folder, PORT: String(await freePort()) });
    rmSync(folder, { recursive: true });
    expect(ended.output).toContain('There is no network to the package registry.');
  });

  test('says which port is taken, and how to choose another one [DEC-Q434]', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await start({ PORT: String(port), GATEWAY_DATA: aFolder() });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(/^Port \d+ is in use. Choose another one: PORT=\d+ npm run example:gateway\n$/);
  });

  test('offers a folder of its own beside a gateway that runs in the same one [DEC-Q434]', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}\n`);
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const taken = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    expect(await noPort(port, taken, folder)).toMatch(
      new RegExp(`by process ${process.pid}. Start a second gateway: PORT=(\\d+) GATEWAY_DATA=.data/gateway-\\1 `),
    );
    other.close();
  });

  test.each([
    ['DATABASE_URL', 'mysql://127.0.0.1', 'the URL of a PostgreSQL database'],
    ['PORT', 'here', 'a port from 0 to 65535'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'IP addresses or networks'],
  ])('refuses %s=%s before anything uses it [DEC-Q434]', async (name, value, expected) => {
    const { code, output } = await start({ PORT: String(await freePort()), [name]: value });
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^${name}: expected ${expected}.*, received "${value}"\\. Leave it out .*\\.\n$`),
    );
  });

  test('refuses a share of checked answers that is none [DEC-Q530]', async () => {
    const ended = await start({ GATEWAY_CHECKED: 'abc', PORT: String(await freePort()) });
    expect([ended.code, ended.output]).toEqual([1, `${shareProblem('abc')}\n`]);
    const problem =
      'GATEWAY_CHECKED: expected a number from 0 to 1, received "2". Unset it to check one answer in a hundred.';
    expect(['0', '1', '-0.1', '2'].map(shareProblem)).toEqual([undefined, undefined, expect.any(String), problem]);
  });

  test.each([
    [new CommandError('npm ci', 'npm error code ENOTFOUND registry.npmjs.org'), 'There is no network'],
    [new CommandError('npm ci', 'npm error code ECONNREFUSED'), 'There is no network'],
    [new Error('getaddrinfo ENOTFOUND no-such-host'), 'PostgreSQL does not answer'],
    [new CommandError('npm ci', 'npm error ENOSPC: no space left on device'), 'The disk is full'],
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The disk is full'],
    [new Error('database "medusa" does not exist'), 'PostgreSQL has no database of that name'],
    [new Error('timeout expired'), 'PostgreSQL does not answer'],
  ])('%s is said in words [DEC-Q434]', (error, words) => {
    const reason = reasonOf(error);
    expect(reason).toBeInstanceOf(StartError);
    expect(reason.message).toContain(words);
  });

  test.each([
    ['18.20.4', 'Node 20.19 or newer is needed; this is 18.20.4.'],
    ['20.18.0', 'Node 20.19 or newer is needed; this is 20.18.0.'],
    ['20.19.0', undefined],
    ['24.1.0', undefined],
  ])('Node %s [DEC-Q434]', (version, words) => {
    expect(nodeProblem(version)).toBe(words);
  });
});
