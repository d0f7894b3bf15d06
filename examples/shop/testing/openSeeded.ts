import { type OpenDatabase, openEmbedded, openPostgres } from '../database/open';
import { seededDump } from './seededDump';
import { copySeeded } from './seededPostgres';

let postgres: string | undefined;

/** Makes test shops use this PostgreSQL server. Until then they use the embedded database, in memory. */
export function openTestShopsOn(serverUrl: string): void {
  postgres = serverUrl;
}

/** A seeded database of one test file. */
export async function openSeeded(): Promise<OpenDatabase> {
  if (postgres === undefined) return openEmbedded('memory://', await seededDump());
  const { url, drop } = await copySeeded(postgres);
  const { database, close } = await openPostgres(url);
  return { database, close: () => close().then(drop) };
}
