import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type IsTrusted, parseProxies } from './http/client';
import { highestPort } from './http/listen';

export type ShopSettings = {
  /** 0 for any free port */
  port: number;
  vaultPort: number;
  providerPort: number;
  /** Where the data is: a PostgreSQL database, or the folder of the embedded one. */
  database: { url: string } | { folder: string };
  allowedOrigins: string[];
  isTrusted: IsTrusted;
  /** The public origins, if a proxy serves the shop, its vault and its provider. */
  shopOrigin: string | undefined;
  vaultOrigin: string | undefined;
  providerOrigin: string | undefined;
};

/** The data of a new embedded database, with room for orders. */
const roomyBytes = 150_000_000;

/**
 * Reads the environment variables of the shop, and checks each before anything uses it. Returns the problems: what was
 * received, what was expected, and how to go on. An empty variable counts as missing.
 */
export function readSettings(env: NodeJS.ProcessEnv, defaultFolder: string): ShopSettings | { problems: string[] } {
  const problems: string[] = [];
  const refuse = (...problem: Parameters<typeof settingProblem>) => problems.push(settingProblem(...problem));

  /** Above the highest port, the default is any free one. */
  function portOf(name: string, port: number): number {
    const text = env[name];
    const byDefault = port > highestPort ? 0 : port;
    if (!text) return byDefault;
    const problem = portProblem(name, text, byDefault);
    if (problem === undefined) return Number(text);
    problems.push(problem);
    return byDefault;
  }

  function originOf(name: string): string | undefined {
    const text = env[name];
    if (!text) return undefined;
    if (isOrigin(text)) return text;
    refuse(name, text, 'an origin such as "https://shop.example", without a path', 'Correct it, or leave it out.');
    return undefined;
  }

  function originsOf(name: string): string[] {
    const origins = (env[name] ?? '').split(',').map((each) => each.trim());
    const wrong = origins.find((each) => each !== '' && !isOrigin(each));
    if (wrong !== undefined) {
      const expected = 'origins such as "https://shop.example", without a path, separated by commas';
      refuse(name, wrong, expected, 'Correct it, or leave it out.');
    }
    return origins.filter((each) => each !== '');
  }

  function trustedProxies(): IsTrusted {
    const proxies = readProxies(env['TRUSTED_PROXIES']);
    if (typeof proxies === 'function') return proxies;
    problems.push(proxies.problem);
    return () => false;
  }

  function database(): ShopSettings['database'] {
    const url = env['DATABASE_URL'];
    if (url) {
      const problem = databaseUrlProblem(url);
      if (problem) problems.push(problem);
      return { url };
    }
    const folder = env['SHOP_DATA'] || defaultFolder;
    const problem = folder.startsWith('memory://') ? undefined : problemOf(folder);
    if (problem) problems.push(`SHOP_DATA: ${problem} Or set it to another folder.`);
    return { folder };
  }

  const port = portOf('PORT', 4010);
  const settings: ShopSettings = {
    port,
    vaultPort: portOf('VAULT_PORT', port && port + 1),
    providerPort: portOf('PROVIDER_PORT', port && port + 2),
    database: database(),
    allowedOrigins: originsOf('SHOP_ORIGINS'),
    isTrusted: trustedProxies(),
    shopOrigin: originOf('SHOP_ORIGIN'),
    vaultOrigin: originOf('VAULT_ORIGIN'),
    providerOrigin: originOf('PROVIDER_ORIGIN'),
  };
  return problems.length > 0 ? { problems } : settings;
}

const settingProblem = (name: string, received: string | undefined, expected: string, advice: string) =>
  `${name}: expected ${expected}${received === undefined ? '' : `, received "${received}"`}. ${advice}`;

/** Why a text is no port; undefined if it is one. */
export function portProblem(name: string, text: string, byDefault: number): string | undefined {
  if (/^\d{1,5}$/.test(text) && Number(text) <= highestPort) return undefined;
  const advice = `Leave it out to use ${byDefault || 'any free port'}.`;
  return settingProblem(name, text, `a port from 0 to ${highestPort}`, advice);
}

/** Reads TRUSTED_PROXIES, or returns why it cannot be read. */
export function readProxies(list = ''): IsTrusted | { problem: string } {
  const proxies = parseProxies(list);
  if (typeof proxies === 'function') return proxies;
  const expected = 'IP addresses or networks such as "10.0.0.0/8", separated by commas';
  const advice = 'Leave it out if no proxy is in front of the shop.';
  return { problem: settingProblem('TRUSTED_PROXIES', proxies.invalid, expected, advice) };
}

/** Why a value of DATABASE_URL cannot be used; undefined if it can. */
export function databaseUrlProblem(url: string): string | undefined {
  if (isPostgres(url)) return undefined;
  const expected = 'the URL of a PostgreSQL database, postgres://user:password@host/database';
  return settingProblem('DATABASE_URL', withoutSecrets(url), expected, 'Leave it out to use the embedded database.');
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const isPostgres = (url: string) =>
  URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol) && new URL(url).pathname.length > 1;

/** The part of a URL that has no password; undefined if it cannot be told apart. */
function withoutSecrets(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  return hostname ? `${protocol}//${hostname}` : undefined;
}

/** Why the embedded database cannot be stored in a folder; undefined if it can. */
function problemOf(folder: string): string | undefined {
  const present = nearest(folder);
  if (!statSync(present).isDirectory()) return `${present} is a file, not a folder. Remove it.`;
  try {
    accessSync(present, constants.W_OK);
  } catch {
    return `${present} cannot be written by this user. Change its permissions.`;
  }
  const { bavail, bsize } = statfsSync(present);
  const needed = existsSync(folder) ? roomyBytes / 10 : roomyBytes;
  if (bavail * bsize >= needed) return undefined;
  return `the disk of ${present} has ${megabytes(bavail * bsize)} MB free, and the shop needs ${megabytes(needed)} MB. Free some space.`;
}

const megabytes = (bytes: number) => Math.floor(bytes / 1_000_000);

/** The folder itself, or the nearest one above it that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}
