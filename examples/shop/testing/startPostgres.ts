import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from './embeddedPostgres';

export type TestPostgres = {
  /** of the maintenance database; its user may create others */
  url: string;
  /** Kills the server as a machine failure would, and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A PostgreSQL server for tests and examples. `stop` deletes it, unless it has a `folder` that preserves its data. Rejects
 * when it cannot start.
 */
export async function startPostgres(flags: Record<string, string> = {}, folder?: string): Promise<TestPostgres> {
  const databaseDir = folder ?? mkdtempSync(join(tmpdir(), 'quire-postgres-'));
  const port = await freePort();
  const options = {
    databaseDir,
    port,
    user: 'shop',
    password: 'shop',
    persistent: folder !== undefined,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    postgresFlags: Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: () => undefined,
  };
  let server = new EmbeddedPostgres(options);
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/postgres`,
    async crash() {
      const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      await untilExited(Number(pid));
      server = new EmbeddedPostgres(options);
      await server.start();
    },
    stop: () => server.stop(),
  };
}

async function untilExited(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
