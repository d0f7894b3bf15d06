import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, type OpenDatabase, openPostgres } from '../database/open';
import { copySeeded, emptyDatabase } from './seededPostgres';

type TestDatabase = {
  /** available once the tests run */
  url: string;
  /** Opens it with its own connections, until the test file ends. */
  open(options?: string): Promise<Database>;
};

/** A PostgreSQL database for one test file, on the server of this run: seeded, or without tables. */
export function postgresForTests(kind: 'seeded' | 'empty' = 'seeded'): TestDatabase {
  const opened: OpenDatabase[] = [];
  let drop: (() => Promise<void>) | undefined;
  const test: TestDatabase = {
    url: '',
    async open(options = '') {
      const connection = await openPostgres(`${test.url}?options=${encodeURIComponent(options)}`);
      opened.push(connection);
      return connection.database;
    },
  };
  beforeAll(async () => {
    const made = await (kind === 'seeded' ? copySeeded : emptyDatabase)(inject('shopPostgres'));
    test.url = made.url;
    drop = made.drop;
  });
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await drop?.();
  });
  return test;
}
