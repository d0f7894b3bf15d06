import { type OpenDatabase, openEmbedded, openPostgres } from './open';
import { seedWhenEmpty } from './seed';

/**
 * Opens the database that the environment names: DATABASE_URL, otherwise the folder SHOP_DATA, otherwise `folder`.
 * Seeds it when it is empty.
 */
export async function openShopDatabase(env: NodeJS.ProcessEnv, folder: string): Promise<OpenDatabase> {
  const opened = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL) : await openEmbedded(env.SHOP_DATA || folder);
  try {
    await seedWhenEmpty(opened.database);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
