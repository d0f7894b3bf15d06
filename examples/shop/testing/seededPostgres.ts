import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openPostgres } from '../database/open';
import { seedWhenEmpty } from '../database/seed';

const template = 'quire_seeded';

/** Creates the seeded database that `copySeeded` copies. Replaces the one of an earlier run. */
export async function prepareSeeded(serverUrl: string): Promise<void> {
  await administer(serverUrl, `drop database if exists ${template} with (force)`, `create database ${template}`);
  const { database, close } = await openPostgres(databaseOn(serverUrl, template));
  await seedWhenEmpty(database);
  await close();
}

/** A copy of the seeded database for one test file. */
export async function copySeeded(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  return newDatabase(serverUrl, `template ${template}`);
}

/** An empty database without tables. */
export async function emptyDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  return newDatabase(serverUrl, '');
}

async function newDatabase(serverUrl: string, from: string) {
  const name = `quire_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name} ${from}`);
  return {
    url: databaseOn(serverUrl, name),
    drop: () => administer(serverUrl, `drop database ${name} with (force)`),
  };
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
