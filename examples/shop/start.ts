import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { dropExpiredSessions } from './accounts/session';
import { dropOldTries } from './accounts/signInTries';
import type { ShopEnv } from './accounts/visitor';
import { createShop } from './createShop';
import { FolderLockedError } from './database/folderLock';
import type { OpenDatabase } from './database/open';
import { openShopDatabase } from './database/openShopDatabase';
import { endServer } from './http/endServer';
import { listen } from './http/listen';
import { serveProvider } from './provider/serveProvider';
import { voidForgottenCharges } from './vault/charges';
import { serveVault } from './vault/serveVault';

const root = fileURLToPath(new URL('../..', import.meta.url));
const browserFiles = join(root, 'dist/browser');
const allowedOrigins = (process.env.SHOP_ORIGINS ?? '').split(',').filter((origin) => origin !== '');
const folder = process.env.SHOP_DATA || join(root, '.data/shop');
const requestedPort = Number(process.env.PORT || 4010);
if (!(Number.isInteger(requestedPort) && requestedPort >= 0 && requestedPort < 65_536))
  stop(`PORT is no port: ${process.env.PORT}`);

const vaultPort = Number(process.env.VAULT_PORT || (requestedPort && requestedPort + 1));
const providerPort = Number(process.env.PROVIDER_PORT || (requestedPort && requestedPort + 2));

// listens before the data loads, so that a port that is taken is reported at once
let shop: Promise<Hono<ShopEnv>>;
const { server, port } = await listen(requestedPort, async (request, env) => (await shop).fetch(request, env)).catch(
  noPort(requestedPort, `PORT=${requestedPort + 1}`),
);
let opening: Promise<OpenDatabase>;
const ofShop = {
  database: async () => (await opening).database,
  shops: () => [`http://localhost:${port}`, `http://127.0.0.1:${port}`, ...allowedOrigins],
};
const vault = await serveVault({ ...ofShop, browserFiles, port: vaultPort }).catch(
  noPort(vaultPort, `VAULT_PORT=${vaultPort + 1}`),
);
const provider = await serveProvider({ ...ofShop, port: providerPort }).catch(
  noPort(providerPort, `PROVIDER_PORT=${providerPort + 1}`),
);
opening = open();
shop = opening.then(({ database }) =>
  createShop({
    database,
    browserFiles,
    allowedOrigins,
    vaultOrigin: () => vault.origin,
    providerOrigin: () => provider.origin,
  }),
);
const opened = await opening;

const url = `http://localhost:${port}`;
console.log(`
The Quire reference shop is open at ${url}

  Try:  press "Add to cart" on the home page
        ${url}/try                     every outcome of the shop
        ${url}/office/supplies/login   sign in as a member or a business buyer
        ${url}/?script=off             the same shop without any script

  Cards are typed at ${vault.origin}, its vault; its wallet is at ${provider.origin}.
  Its data is in ${process.env.DATABASE_URL ? 'the database of DATABASE_URL' : folder}. Ctrl-C closes the shop.
`);
if (!existsSync(join(browserFiles, 'quire.js'))) console.log('  The script is not built yet: npm run build\n');

const sweepMs = 5 * 60_000;
const sweep = setInterval(() => {
  voidForgottenCharges(opened.database).catch((error) =>
    console.error(`Open charges were not voided: ${reason(error)}`),
  );
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

async function open(): Promise<OpenDatabase> {
  if (!process.env.DATABASE_URL && !existsSync(folder))
    console.log('The shop is being filled. This takes a few seconds.');
  try {
    const opened = await openShopDatabase(process.env, folder);
    await dropExpiredSessions(opened.database);
    await dropOldTries(opened.database);
    await voidForgottenCharges(opened.database);
    return opened;
  } catch (error) {
    if (error instanceof FolderLockedError) stop(error.message);
    stop(`The shop's database could not be opened: ${reason(error)}`);
  }
}

/** Explains in one line why a port is not available, and what to do. */
function noPort(port: number, instead: string): (error: NodeJS.ErrnoException) => never {
  return ({ code, message }) =>
    stop(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one: ${instead} npm start`
        : `Port ${port} cannot be opened: ${message}`,
    );
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
