import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../database/open';
import { seedWhenEmpty } from '../database/seed';

/** The embedded database after seeding. It is seeded once per version of the data; after that, the dump is read. */
export async function seededDump(): Promise<Blob> {
  const file = join(tmpdir(), `quire-shop-${versionOfData()}.tgz`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);

  const { database, client, close } = await openEmbedded('memory://');
  await seedWhenEmpty(database);
  const dump = await client.dumpDataDir('gzip');
  await close();
  const draft = `${file}.${randomUUID()}`; // another test process may be writing the same dump
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

function versionOfData(): string {
  const folder = fileURLToPath(new URL('../database', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
    .sort(Buffer.compare);
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}
