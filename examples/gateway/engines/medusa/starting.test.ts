import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { startMedusa } from '../../starting/startMedusa';

const medusa = inject('medusa');

test.runIf(medusa)(
  'a refused password of DATABASE_URL is said within seconds [DEC-Q434]',
  async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const refused = medusa?.databaseUrl.replace('shop:shop@', 'shop:wrong@') ?? '';
    const folder = join(tmpdir(), 'gateway-never-installed');
    await expect(startMedusa(folder, refused)).rejects.toThrow(
      'PostgreSQL refused the user or the password of DATABASE_URL.',
    );
    vi.restoreAllMocks();
  },
  8_000,
);
