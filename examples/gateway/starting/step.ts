import { spawn } from 'node:child_process';

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

/** Says what is done, does it, and says how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const result = await work();
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('failed');
    throw reasonOf(error);
  }
}

/** Runs a Node program to its end. */
export function run(name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new CommandError(name, output))));
  });
}

const reasons: [RegExp, string][] = [
  [/ENOSPC|no space left/i, 'The disk is full. The engine and its database need 700 MB.'],
  [
    /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ETIMEDOUT|network (request|connectivity)/i,
    'There is no network to the package registry. The engine is installed from npm at the first start.',
  ],
  [
    /password authentication failed|no pg_hba.conf entry|role .* does not exist/i,
    'PostgreSQL refused the user or the password of DATABASE_URL.',
  ],
  [/database .* does not exist/i, 'PostgreSQL has no database of that name. Create it, and start again.'],
  [
    /ECONNREFUSED|timeout acquiring a connection/i,
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
