import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DRIVE, OUT_OF_STOCK, PAPER } from '../page/products';
import { testServers } from '../page/testServers';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs an example, as a reader of it would. */
function run(example: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const program = [join(root, 'node_modules/tsx/dist/cli.mjs'), `examples/node-client/${example}.ts`, ...args];
  const env = { ...process.env, SHOP_URL: testServers().shopUrl };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, program, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, output: stdout + stderr }),
    );
  });
}

const fillCart = (...list: string[]) => run('fillCart', ...list);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-list-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the Node client example', () => {
  test('fills a cart from its own list', async () => {
    const { status, output } = await fillCart();
    expect(output).toContain('FUR-BO-10001798: 1 of 1 added');
    expect(output).toContain('6 items in the cart');
    expect(status).toBe(0);
  });

  test('prints for each line whether it was added, and exits with 1 if one was not', async () => {
    const list = join(folder, 'list.csv');
    writeFileSync(list, `sku,quantity\n${PAPER.sku},2\n${OUT_OF_STOCK},1\n${DRIVE.sku},\n`);

    const { status, output } = await fillCart(list);

    expect(output).toContain(`${PAPER.sku}: 2 of 2 added (success)`);
    expect(output).toContain(`${OUT_OF_STOCK}: not added (out-of-stock)`);
    expect(output).toContain('3 items in the cart');
    expect(status).toBe(1);
  });

  test('buys as a guest to the end, and prints the confirmation [PAY-FORM-005, ROUTE-012]', async () => {
    const { status, output } = await run('buy', PAPER.sku, '2');
    expect(output).toMatch(/Total: \$\d+\.\d\d\nOrder Q-\d+: 2 × .+\nDestination: Pick up at .+: 36 Brattle Street/);
    expect(status).toBe(0);
  });

  test('prints why nothing was bought, and exits with 1', async () => {
    const { status, output } = await run('buy', OUT_OF_STOCK);
    expect(output).toContain(`${OUT_OF_STOCK} was not added`);
    expect(status).toBe(1);
  });
});
