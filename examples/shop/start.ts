import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { dropOldAttempts } from './accounts/limits';
import { dropExpiredSessions } from './accounts/session';
import type { ShopEnv } from './accounts/visitor';
import { dropOldKeys } from './api/idempotencyKey';
import { createShop } from './createShop';
import { databaseProblem } from './database/databaseProblem';
import { FolderLockedError, processOf } from './database/folderLock';
import type { Database, OpenDatabase } from './database/open';
import { openShopDatabase } from './database/openShopDatabase';
import { endServer } from './http/endServer';
import { freePortAbove, listen } from './http/listen';
import { serveProvider } from './provider/serveProvider';
import { dropSavedOfGuests } from './saved/savedItem';
import { readSettings, type ShopSettings } from './settings';
import { voidForgottenCharges } from './vault/charges';
import { serveVault } from './vault/serveVault';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browserFiles = join(root, 'dist/browser');
const settings = readSettings(process.env, join(root, '.data/shop'));
if ('problems' in settings) stop(settings.problems.join('\n'));
const { allowedOrigins, database, isTrusted } = settings;

// listens before the data loads and the script is built, so that a port that is taken is reported at once
let shop: Promise<Hono<ShopEnv>>;
const { server, port } = await listen(settings.port, async (request, env) => (await shop).fetch(request, env)).catch(
  noPort(settings.port, 'PORT'),
);
let opening: Promise<OpenDatabase>;
const ofShop = {
  database: async () => (await opening).database,
  shops: () => [
    ...(settings.shopOrigin ? [settings.shopOrigin] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
    ...allowedOrigins,
  ],
};
const vault = await serveVault({
  ...ofShop,
  browserFiles,
  isTrusted,
  port: settings.vaultPort,
  publicOrigin: settings.vaultOrigin,
}).catch(noPort(settings.vaultPort, 'VAULT_PORT'));
const provider = await serveProvider({
  ...ofShop,
  port: settings.providerPort,
  publicOrigin: settings.providerOrigin,
}).catch(noPort(settings.providerPort, 'PROVIDER_PORT'));
opening = open(settings);
shop = opening.then(async ({ database }) => {
  if (process.argv.includes('--build')) await buildScript();
  return createShop({
    database,
    browserFiles,
    allowedOrigins,
    isTrusted,
    vaultOrigin: () => vault.origin,
    providerOrigin: () => provider.origin,
  });
});
const opened = await opening;
await shop;

const url = settings.shopOrigin ?? `http://localhost:${port}`;
console.log(`
The Quire reference shop is open at ${url}

  Try:  press "Add to cart" on the home page
        ${url}/try                     every outcome of the shop
        ${url}/office/supplies/login   sign in as a member or a business buyer
        ${url}/?script=off             the same shop without any script

  Cards are typed at ${vault.origin}, its vault; its wallet is at ${provider.origin}.
  Its data is in ${'url' in settings.database ? 'the database of DATABASE_URL' : settings.database.folder}. Ctrl-C closes the shop.
`);
if (!existsSync(join(browserFiles, 'quire.js'))) console.log('  The script is not built yet: npm run build\n');

const sweepMs = 5 * 60_000;
const sweep = setInterval(() => {
  dropForgotten(opened.database).catch((error) => console.error('Expired data was not deleted:', error));
}, sweepMs);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isClosing) return; // npm forwards the Ctrl-C that the terminal has already sent to this process
    isClosing = true;
    clearInterval(sweep);
    await Promise.all([endServer(server), endServer(vault.server), endServer(provider.server)]);
    await opened.close();
    process.exit(0);
  });
}

async function open({ database: at }: ShopSettings): Promise<OpenDatabase> {
  if ('folder' in at && !existsSync(at.folder)) console.log('The shop is being filled. This takes a few seconds.');
  try {
    const opened = await openShopDatabase(at);
    await dropForgotten(opened.database);
    return opened;
  } catch (error) {
    stop(error instanceof FolderLockedError ? error.message : databaseProblem(error));
  }
}

/** Deletes what has expired, and voids charges whose order was never placed. */
async function dropForgotten(database: Database): Promise<void> {
  await dropExpiredSessions(database);
  await dropSavedOfGuests(database);
  await dropOldAttempts(database);
  await dropOldKeys(database);
  await voidForgottenCharges(database);
}

/** Builds what the pages load. The build prints why it fails. A signal ends it, and then the shop. */
async function buildScript(): Promise<void> {
  // without npm and a shell in between, which would pass no signal on
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  const build = spawn(process.execPath, [rollup, '-c', '--configOnly=browser'], { cwd: root, stdio: 'inherit' });
  const end = () => build.kill();
  process.on('SIGINT', end).on('SIGTERM', end);
  const [code] = await once(build, 'close');
  process.off('SIGINT', end).off('SIGTERM', end);
  if (code === 0) return;
  await (await opening).close();
  process.exit(1);
}

/**
 * Explains in one line why a port is not available, and what to do: the port with which the shop, its vault and its
 * provider can start, and another folder if a shop that runs has this one.
 */
function noPort(port: number, variable: string): (error: NodeJS.ErrnoException) => Promise<never> {
  return async ({ code, message }) => {
    if (code !== 'EADDRINUSE') stop(`Port ${port} cannot be opened: ${message}`);
    // without a variable of their own, the ports of the vault and the provider follow the shop's
    const name = process.env[variable] ? variable : 'PORT';
    const set = name !== 'PORT' && process.env['PORT'] ? `PORT=${process.env['PORT']} ` : '';
    const free = await freePortAbove(port, 3);
    const holder = 'folder' in database ? processOf(`${database.folder}.lock`) : undefined;
    stop(
      holder
        ? `Port ${port} is in use, and so is the data folder, by process ${holder}. Start a second shop: ${set}${name}=${free} SHOP_DATA=.data/shop-${free} npm start`
        : `Port ${port} is in use. Choose another one: ${set}${name}=${free} npm start`,
    );
  };
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
