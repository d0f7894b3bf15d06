import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings';
import { temporaryFolders } from './testing/temporaryFolders';

const aFolder = temporaryFolders();
const read = (env: Record<string, string>) => readSettings({ SHOP_DATA: 'memory://', ...env }, '.data/shop');

describe('settings of the shop', () => {
  test.each([
    ['DATABASE_URL', 'mysql://localhost', 'the URL of a PostgreSQL database'],
    ['DATABASE_URL', 'postgres://localhost', 'the URL of a PostgreSQL database'],
    ['PORT', 'here', 'a port from 0 to 65535'],
    ['PORT', '65536', 'a port from 0 to 65535'],
    ['VAULT_PORT', '-1', 'a port from 0 to 65535'],
    ['SHOP_ORIGINS', 'https://shop.example/cart', 'origins such as'],
    ['TRUSTED_PROXIES', '10.0.0.0/40', 'IP addresses or networks'],
    ['SHOP_ORIGIN', 'shop.example', 'an origin such as'],
    ['VAULT_ORIGIN', 'ftp://vault.example', 'an origin such as'],
  ])('%s=%s is refused with what was expected and how to go on', (name, value, expected) => {
    const result = read({ [name]: value });
    const [problem = ''] = 'problems' in result ? result.problems : [];
    expect(problem).toMatch(new RegExp(`^${name}: expected ${expected}.*, received "`));
    expect(problem).toContain(`received "${value}". `);
    expect(problem).toMatch(/(Leave it out|Correct it).*\.$/);
  });

  test.each([
    'mysql://root:secret@localhost/shop',
    'postgres://root:pass/secret@localhost/shop',
    'mysql://root:pass@secret@localhost/shop',
    'root:secret@localhost/shop',
    'host=localhost password=secret dbname=shop',
    'postgres://shop:secret/shop',
    `mysql://root:${'secret'.repeat(40)}@localhost/shop`,
    'mysql://localhost/shop?user=root&password=secret',
  ])('the password of %s is not displayed', (url) => {
    const result = read({ DATABASE_URL: url });
    const problem = expect.stringMatching(/^DATABASE_URL: expected the URL of a PostgreSQL database/);
    expect(result).toEqual({ problems: [problem] });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  test('the vault and the provider of a shop at the highest port have any free one', () => {
    expect(read({ PORT: '65534' })).toMatchObject({ port: 65534, vaultPort: 65535, providerPort: 0 });
  });

  test('all problems are reported together', () => {
    expect(read({ PORT: 'here', SHOP_ORIGINS: 'x' })).toMatchObject({
      problems: [expect.any(String), expect.any(String)],
    });
  });

  test('the defaults, and empty variables', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SHOP_ORIGINS: '' })).toMatchObject({
      port: 4010,
      vaultPort: 4011,
      providerPort: 4012,
      database: { folder: 'memory://' },
      allowedOrigins: [],
    });
    expect(
      read({ DATABASE_URL: 'postgresql://ada@localhost/shop', SHOP_ORIGINS: 'https://a.example, https://b.example' }),
    ).toMatchObject({
      database: { url: 'postgresql://ada@localhost/shop' },
      allowedOrigins: ['https://a.example', 'https://b.example'],
    });
  });

  test('a folder that can be created is accepted', () => {
    expect(read({ SHOP_DATA: join(aFolder(), 'deep', 'shop') })).not.toHaveProperty('problems');
  });

  test.each(['shop', 'shop/deep'])('a file in place of a folder is refused: %s', (path) => {
    const folder = aFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'shop'), '');
    expect(read({ SHOP_DATA: join(folder, path) })).toMatchObject({
      problems: [`SHOP_DATA: ${join(folder, 'shop')} is a file, not a folder. Remove it. Or set it to another folder.`],
    });
  });

  // root may write into any folder
  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written is refused', () => {
    const folder = aFolder();
    mkdirSync(folder);
    chmodSync(folder, 0o500);
    expect(read({ SHOP_DATA: join(folder, 'shop') })).toMatchObject({
      problems: [
        `SHOP_DATA: ${folder} cannot be written by this user. Change its permissions. Or set it to another folder.`,
      ],
    });
  });
});
