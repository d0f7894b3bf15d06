import { describe, expect, test } from 'vitest';
import { formOf } from '../../testing/formOf';
import { shopForTests } from '../../testing/shopForTests';
import { quickOrderPath } from './quickOrderPage';

const open = shopForTests();

const paper = 'OFF-PA-10000061';

async function order(lines: string): Promise<string> {
  const form = { ...formOf(await open.visitor.page(quickOrderPath), quickOrderPath), lines };
  const response = await open.visitor.send(quickOrderPath, { form });
  expect(response.status).toBe(303);
  return open.visitor.page(response.headers.get('location') ?? '');
}

describe('quick order page without a script', () => {
  test('valid lines are added, and the page displays why the others were not [OVR-010]', async () => {
    const page = await order(`SKU\tQty\n${paper.toLowerCase()}\t2\nA\u0000B\t1\nNO-SUCH\tfew`);
    expect(page).toContain('2 × Xerox 205 added to your cart.');
    expect(page).toContain('1 line wasn’t added because we couldn’t find the item number.');
    expect(page).toContain('1 line wasn’t added because its quantity couldn’t be read.');
    expect((await open.visitor.read()).items).toMatchObject([{ itemId: paper, qty: 2 }]);
  });

  test('lines and messages over their limits are counted', async () => {
    const many = Array.from({ length: 502 }, (_, n) => `NO-SUCH-${n}`).join('\n');
    const page = await order(many);
    expect(page).toContain('2 lines were left out. The limit is 500.');
    expect(page).toMatch(/And \d{3} more items\./);
  });

  test('an order without lines is refused', async () => {
    expect(await order('   ')).toContain('Enter at least one item number and its quantity.');
  });
});
