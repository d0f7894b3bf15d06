import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from './database/folderLock';
import { freePortAbove } from './http/listen';
import { type ShopProcess, startShop } from './testing/shopProcess';
import { temporaryFolders } from './testing/temporaryFolders';

const aFolder = temporaryFolders();

const started: ShopProcess[] = [];
function start(env: Record<string, string>, options?: string[]): ShopProcess {
  const shop = startShop(env, options);
  started.push(shop);
  return shop;
}
afterAll(() => Promise.all(started.map((shop) => shop.kill('SIGKILL'))));

test('the shop starts, prints its URL and data folder, and completes a request in flight before Ctrl-C ends it', async () => {
  const folder = aFolder();
  const shop = start({ SHOP_DATA: folder });
  const url = await shop.url;
  expect(shop.output()).toContain(`${url}/try`);
  expect(shop.output()).toContain(`Its data is in ${folder}.`);
  expect((await fetch(url)).status).toBe(200);

  // the shop has accepted the request when it asks for the body, and the body is sent after the signal
  const add = request(`${url}/cc/api/checkout/default/item`, { method: 'POST', headers: { Expect: '100-continue' } });
  await once(add, 'continue');
  const ended = shop.kill('SIGINT');
  add.end(JSON.stringify({ items: [{ itemId: 'OFF-FA-10000089', qty: 1 }] }));
  const [answer] = (await once(add, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(200);
  void shop.kill('SIGINT'); // npm sends a second signal
  expect(await ended).toBe(0);
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a shop does not start on a locked folder, and prints what to do before it builds the script [DEC-Q621]', async () => {
  const folder = aFolder();
  mkdirSync(folder);
  const unlock = lockFolder(folder);
  const second = start({ SHOP_DATA: folder }, ['--build']);
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(new FolderLockedError(folder, process.pid).message);
  unlock();
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s during the build ends it, and closes the data folder', async (signal) => {
  const folder = aFolder();
  const slow = `${folder}-slow.mjs`;
  writeFileSync(
    slow,
    `if (process.argv[1].endsWith('rollup')) {
      console.log('build', process.pid, 'runs');
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      process.exit(1);
    }`,
  );
  const NODE_OPTIONS = `--import=${pathToFileURL(slow)}`;
  const shop = start({ SHOP_DATA: folder, NODE_OPTIONS }, ['--build']);
  await expect.poll(shop.output, { timeout: 180_000 }).toMatch(/build \d+ runs/);
  const [, build] = /build (\d+) runs/.exec(shop.output()) ?? [];
  expect(existsSync(`${folder}.lock`)).toBe(true);
  expect(await shop.kill(signal)).toBe(1);
  expect(() => process.kill(Number(build), 0)).toThrow('ESRCH');
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a port in use is reported in one line, with three that are free, before the script is built [DEC-Q621]', async () => {
  const first = await occupyPort();
  const provider = await occupyPort(first.port + 2).catch(() => undefined); // another process has it
  const shop = start({ SHOP_DATA: 'memory://', PORT: String(first.port) }, ['--build']);
  expect(await shop.ended).toBe(1);
  const [, free] = /^Port \d+ is in use. Choose another one: PORT=(\d+) npm start$/.exec(shop.output().trim()) ?? [];
  expect(Number(free)).toBeGreaterThan(first.port + 2);
  await Promise.all([first.free(), provider?.free()]);
});

test('the vault has the port after the shop, so PORT moves both, unless VAULT_PORT is set; a PORT that is set is kept [DEC-Q621]', async () => {
  const { port, free } = await occupyPort((await freePortAbove(20_000, 2)) + 1);
  const shop = start({ SHOP_DATA: 'memory://', PORT: String(port - 1) });
  const withVault = start({ SHOP_DATA: 'memory://', VAULT_PORT: String(port) });
  expect([await shop.ended, await withVault.ended]).toEqual([1, 1]);
  expect(shop.output()).toMatch(new RegExp(`^Port ${port} is in use. Choose another one: PORT=`));
  expect(withVault.output()).toMatch(new RegExp(`^Port ${port} is in use. Choose another one: PORT=0 VAULT_PORT=`));
  await free();
});

test('beside a shop that runs, the first message has a port and a data folder for a second one [DEC-Q621]', async () => {
  const folder = aFolder();
  const unlock = lockFolder(folder);
  const { port, free } = await occupyPort();
  const shop = start({ SHOP_DATA: folder, PORT: String(port) });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toMatch(
    new RegExp(
      `^Port ${port} is in use, and so is the data folder, by process ${process.pid}. Start a second shop: PORT=(\\d+) SHOP_DATA=.data/shop-\\1 npm start$`,
    ),
  );
  unlock();
  await free();
});

test('an unreachable database is reported in one line', async () => {
  const shop = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toMatch(
    /^The shop's database could not be opened: .+\. Start PostgreSQL there, or correct the host and port in DATABASE_URL\.$/,
  );
});

test('invalid settings are reported before anything is opened, one line each', async () => {
  const shop = start({ DATABASE_URL: 'nonsense', PORT: 'here' });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim().split('\n')).toEqual([
    'PORT: expected a port from 0 to 65535, received "here". Leave it out to use 4010.',
    'DATABASE_URL: expected the URL of a PostgreSQL database, postgres://user:password@host/database. Leave it out to use the embedded database.',
  ]);
});

test('a data folder that is a file is reported', async () => {
  const folder = aFolder();
  writeFileSync(folder, 'not a folder');
  const shop = start({ SHOP_DATA: folder });
  expect(await shop.ended).toBe(1);
  expect(shop.output().trim()).toBe(
    `SHOP_DATA: ${folder} is a file, not a folder. Remove it. Or set it to another folder.`,
  );
});

async function occupyPort(wanted = 0): Promise<{ port: number; free(): Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(wanted, resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { port: address.port, free: () => new Promise((resolve) => server.close(() => resolve())) };
}
