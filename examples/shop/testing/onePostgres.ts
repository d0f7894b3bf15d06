import type { TestProject } from 'vitest/node';
import { prepareSeeded } from './seededPostgres';
import { startPostgres } from './startPostgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** the server on which the tests of this run create their databases */
    shopPostgres: string;
  }
}

/**
 * Starts the one PostgreSQL server of a run, or uses the one of SHOP_TEST_POSTGRES. Each test file copies the seeded
 * database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const providedUrl = process.env['SHOP_TEST_POSTGRES'];
  const server = providedUrl ? undefined : await startPostgres({ fsync: 'off', max_connections: '200' });
  const url = providedUrl ?? server?.url ?? '';
  await prepareSeeded(url);
  project.provide('shopPostgres', url);
  return async () => server?.stop();
}
