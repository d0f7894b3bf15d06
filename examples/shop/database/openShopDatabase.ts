import { type OpenDatabase, openEmbedded, openPostgres } from './open';
import { seedWhenEmpty } from './seed';

/** Opens what the environment names: DATABASE_URL, else the folder SHOP_DATA, else `folder`; fills it when empty. */
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
