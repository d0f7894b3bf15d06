import { join } from 'node:path';
import { processOf } from '../../shop/database/folderLock';
import { freePortAbove } from '../../shop/http/listen';

/** A reason why the example cannot start, in words for the person who started it. */
export class StartError extends Error {}

/** A command that ended with an error, and what it printed. */
export class CommandError extends Error {
  constructor(
    name: string,
    readonly output: string,
  ) {
    super(`${name} failed:\n${output.slice(-2000)}`);
  }
}

const reasons: [RegExp, string][] = [
  [/ENOSPC|no space left/i, 'The disk is full. The engine and its database need 700 MB.'],
  [
    /npm error (code E(NOTFOUND|AI_AGAIN|CONN\w+|NETUNREACH|HOSTUNREACH|TIMEDOUT|SOCKETTIMEOUT)|network)/i,
    'There is no network to the package registry. The engine is installed from npm at the first start.',
  ],
  [
    /password authentication failed|no pg_hba.conf entry|role .* does not exist/i,
    'PostgreSQL refused the user or the password of DATABASE_URL.',
  ],
  [/database .* does not exist/i, 'PostgreSQL has no database of that name. Create it, and start again.'],
  [
    /ECONNREFUSED|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|timeout acquiring a connection|timeout expired/i,
    'PostgreSQL does not answer at DATABASE_URL. Start it, or unset DATABASE_URL to use the embedded one.',
  ],
];

/** The words for a known reason, or the error itself. */
export function reasonOf(error: unknown): Error {
  const text = error instanceof CommandError ? error.output : textOf(error);
  const [, words] = reasons.find(([known]) => known.test(text)) ?? [];
  if (words) return new StartError(words);
  return error instanceof Error ? error : new Error(String(error));
}

function textOf(error: unknown): string {
  const { code = '', message = '', errors = [] } = error as { code?: string; message?: string; errors?: unknown[] };
  return [code, message, ...errors.map(textOf)].join(' ');
}

/** Why this version of Node cannot run the example; undefined if it can. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `Node 20.19 or newer is needed; this is ${version}.`;
}

/** Why `GATEWAY_CHECKED` is refused; undefined if it is a share. */
export function shareProblem(text: string): string | undefined {
  if (Number(text) >= 0 && Number(text) <= 1) return undefined;
  return `GATEWAY_CHECKED: expected a number from 0 to 1, received "${text}". Unset it to check one answer in a hundred.`;
}

/** Why the embedded PostgreSQL cannot open its folder. */
export const folderInUse = (folder: string): string =>
  `PostgreSQL cannot open ${folder}. Another gateway may run there: end it, or choose another folder with GATEWAY_DATA.`;

/** Why the gateway's port cannot be opened, and how to start beside a gateway that may run in the same folder. */
export async function noPort(port: number, { code, message }: NodeJS.ErrnoException, folder: string): Promise<string> {
  if (code !== 'EADDRINUSE') return `Port ${port} cannot be opened: ${message}`;
  const free = await freePortAbove(port);
  const holder = processOf(join(folder, 'postgres', 'postmaster.pid'));
  return holder
    ? `Port ${port} is in use, and so is the data folder, by process ${holder}. Start a second gateway: PORT=${free} GATEWAY_DATA=.data/gateway-${free} npm run example:gateway`
    : `Port ${port} is in use. Choose another one: PORT=${free} npm run example:gateway`;
}
