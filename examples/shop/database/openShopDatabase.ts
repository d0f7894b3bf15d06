import { type OpenDatabase, openEmbedded, openPostgres } from './open';
import { seedWhenEmpty } from './seed';

/** Opens the PostgreSQL database at `url`, or the embedded one in `folder`. Seeds it when it is empty. */
export async function openShopDatabase(at: { url: string } | { folder: string }): Promise<OpenDatabase> {
  const opened = 'url' in at ? await openPostgres(at.url) : await openEmbedded(at.folder);
  try {
    await seedWhenEmpty(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
