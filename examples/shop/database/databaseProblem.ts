/** The shop's own errors of PostgreSQL and of the network, and what to do about them. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start PostgreSQL there, or correct the host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  ETIMEDOUT: 'Check the host in DATABASE_URL, and whether a firewall is in between.',
  '28P01': 'Correct the user and password in DATABASE_URL.',
  '28000': 'Correct the user in DATABASE_URL, or allow it in pg_hba.conf.',
  '3D000': 'Create that database, or correct its name in DATABASE_URL.',
  '42501': 'Allow that user to create tables in the database.',
  ENOSPC: 'Free some space on the disk.',
  EACCES: 'Change the permissions of the folder, or set SHOP_DATA to another one.',
  EROFS: 'Set SHOP_DATA to a folder that can be written.',
};

/** Names of the error numbers of the embedded database, whose file system throws no Error (WASI). */
const embeddedErrors: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 69: 'EROFS' };

/** Describes in one line why the database could not be opened, and how to go on. */
export function databaseProblem(thrown: unknown): string {
  const error = causeOf(thrown);
  const code = codeOf(error);
  const text = textOf(error, code);
  const next = (code && advice[code]) || 'See the README of the shop for its settings.';
  return `The shop's database could not be opened: ${text}. ${next}`.replace(/\s+/g, ' ').replace('.. ', '. ');
}

/** The first cause, because an error of a query only repeats the query. */
function causeOf(thrown: unknown): unknown {
  const errors = (thrown as { errors?: unknown[] } | undefined)?.errors;
  const inner = errors?.[0] ?? (thrown as { cause?: unknown } | undefined)?.cause;
  return inner === undefined || inner === null ? thrown : causeOf(inner);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  if (typeof code === 'string') return code;
  return typeof errno === 'number' ? embeddedErrors[errno] : undefined;
}

function textOf(error: unknown, code: string | undefined): string {
  const { message, name } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  if (typeof message === 'string' && message !== '') return message;
  if (code) return code;
  if (typeof error !== 'object') return String(error);
  return typeof name === 'string' && name !== '' ? `${name} ${JSON.stringify(error)}` : JSON.stringify(error);
}
