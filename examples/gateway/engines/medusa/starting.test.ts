import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { startMedusa } from '../../starting/startMedusa';
import { dataFolder } from '../../testing/globalSetup';
import { medusa } from '../../testing/onMedusa';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return () => vi.restoreAllMocks();
});

test.runIf(medusa)(
  'a refused password of DATABASE_URL is said within seconds [DEC-Q434]',
  async () => {
    const refused = medusa?.databaseUrl.replace('shop:shop@', 'shop:wrong@') ?? '';
    const folder = join(tmpdir(), 'gateway-never-installed');
    await expect(startMedusa(folder, refused)).rejects.toThrow(
      'PostgreSQL refused the user or the password of DATABASE_URL.',
    );
  },
  8_000,
);

// with DATABASE_URL, nothing has the folder
test.runIf(medusa && !process.env['DATABASE_URL'])(
  'a folder of data in which another gateway runs is named [DEC-Q434]',
  async () => {
    await expect(startMedusa(dataFolder)).rejects.toThrow(
      `PostgreSQL cannot open ${join(dataFolder, 'postgres')}. Another gateway may run there`,
    );
  },
);
