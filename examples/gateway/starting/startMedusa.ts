import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { demoPassword } from '../../shop/database/demoAccounts';
import { freePort, startPostgres } from '../../shop/testing/startPostgres';
import { catalogue } from '../catalogue';
import type { MedusaOptions } from '../engines/medusa/createMedusaEngine';
import { folderInUse, StartError } from './reasons';
import { run, step } from './step';

export type RunningMedusa = MedusaOptions & {
  databaseUrl: string;
  /** Kills the engine, as a failure of its machine would. */
  kill(): Promise<void>;
  /** Starts it again at the same address. */
  restart(): Promise<void>;
  /** Stops the engine, and the PostgreSQL server if it is the embedded one. */
  stop(): Promise<void>;
};

export const administrator = { email: 'admin@quire.example', password: demoPassword };

const products = 200;
const patienceMs = 120_000;
const cli = 'node_modules/@medusajs/cli/cli.js';
const source = fileURLToPath(new URL('../medusa', import.meta.url));

/**
 * Installs Medusa in `folder`, fills it, and starts it on a free port of this machine. Its data stays there, so that
 * the next start only opens it.
 */
export async function startMedusa(folder: string, databaseUrl?: string): Promise<RunningMedusa> {
  const { start, stop } = await prepareMedusa(folder, databaseUrl);
  try {
    const medusa = await step('Start Medusa', () => start());
    return {
      ...medusa,
      stop: async () => {
        await medusa.stop();
        await stop();
      },
    };
  } catch (error) {
    await stopAfter(stop);
    throw error;
  }
}

/**
 * Installs and fills Medusa. `start` starts it, on the filled database or on a copy of it; `stop` stops the PostgreSQL
 * server if it is the embedded one, of which `flags` are settings.
 */
export async function prepareMedusa(folder: string, databaseUrl?: string, flags: Record<string, string> = {}) {
  if (databaseUrl) await step('Reach PostgreSQL', () => reach(databaseUrl));
  const engine = join(folder, 'medusa');
  mkdirSync(engine, { recursive: true });
  await step('Install Medusa 2.18.0', () => install(engine));

  const postgres = databaseUrl
    ? undefined
    : await step('Start PostgreSQL', () => embedded(join(folder, 'postgres'), flags));
  const url = databaseUrl ?? postgres?.url ?? '';
  const env = environment(folder, url);
  const stop = async () => postgres?.stop();
  try {
    await step('Create its tables', () => run('The migration', [cli, 'db:migrate'], engine, env));
    await step(`Fill it with ${products} products`, async () => {
      writeFileSync(env['CATALOGUE'] ?? '', JSON.stringify(catalogue(products)));
      await run('The seed', [cli, 'exec', './seed.js'], engine, env);
    });
    const { publishableKey } = JSON.parse(readFileSync(env['SEED_OUT'] ?? '', 'utf8')) as { publishableKey: string };
    const start = async (databaseUrl = url): Promise<RunningMedusa> => {
      const port = await freePort();
      const open = () => openProcess(engine, { ...env, DATABASE_URL: databaseUrl }, port);
      let medusa = await open();
      return {
        baseUrl: addressOf(port),
        publishableKey,
        databaseUrl,
        kill: () => medusa.stop('SIGKILL'),
        restart: async () => {
          medusa = await open();
        },
        stop: () => medusa.stop(),
      };
    };
    return { url, start, stop };
  } catch (error) {
    await stopAfter(stop);
    throw error;
  }
}

/** Stops after an error. If that fails, too, it is only printed: the first error is the cause. */
export async function stopAfter(stop: () => Promise<void>): Promise<void> {
  await stop().catch((failure: unknown) => console.error('Medusa did not stop:', failure));
}

/** Connects once, because the engine's migration waits more than a minute for a server that refuses it. */
async function reach(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.end();
}

/** Installs what the lockfile says, unless it is installed already. Install scripts do not run: none is needed. */
async function install(folder: string): Promise<void> {
  cpSync(source, folder, { recursive: true });
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const mark = join(folder, 'node_modules', '.installed-lock.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  const npm = process.env['npm_execpath'];
  if (!npm) throw new StartError('npm is not known. Start with: npm run example:gateway');
  // without a network, npm ci tries each of its 750 packages for minutes
  const asked = ['view', '@medusajs/medusa@2.18.0', 'version', '--prefer-offline'];
  await run('npm view', [npm, ...asked, '--fetch-retries=0', '--fetch-timeout=10000'], folder, process.env);
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=1'];
  await run('npm ci', [npm, 'ci', ...options], folder, process.env);
  writeFileSync(mark, wanted);
}

async function embedded(
  folder: string,
  flags: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startPostgres({ listen_addresses: '127.0.0.1', ...flags }, folder).catch((error: unknown) => {
    // without an error if another server has the folder
    throw error ?? new StartError(folderInUse(folder));
  });
  const url = server.url.replace(/postgres$/, 'medusa');
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'medusa'");
  if (rowCount === 0) await client.query('create database medusa');
  await client.end();
  return { url, stop: server.stop };
}

function environment(folder: string, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    XDG_CONFIG_HOME: join(folder, 'config'), // otherwise its command line writes to the home folder
    JWT_SECRET: randomBytes(24).toString('hex'),
    COOKIE_SECRET: randomBytes(24).toString('hex'),
    CATALOGUE: join(folder, 'catalogue.json'),
    SEED_OUT: join(folder, 'engine.json'),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
}

const addressOf = (port: number) => `http://127.0.0.1:${port}`;

type RunningProcess = { stop(signal?: NodeJS.Signals): Promise<void> };

async function openProcess(folder: string, env: NodeJS.ProcessEnv, port: number): Promise<RunningProcess> {
  const child = spawn(process.execPath, [cli, 'start', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL')); // without its database it does not end by itself
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  for (const start = Date.now(); Date.now() - start < patienceMs; ) {
    if (child.exitCode !== null) throw new Error(`Medusa ended:\n${output}`);
    if (await isHealthy(addressOf(port))) return { stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`Medusa did not answer within ${patienceMs / 1000} seconds:\n${output}`);
}

async function isHealthy(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
