import { describe, expect, test } from 'vitest';
import { englishOf } from '../../testing/englishOf';
import { shopForTests } from '../../testing/shopForTests';
import { quickOrderPath } from './quickOrderPage';

const open = shopForTests();

const paper = 'OFF-PA-10000061';

async function order(lines: string, rows: Record<string, string> = {}, path = quickOrderPath): Promise<string> {
  const form = { ...(await open.visitor.form(path, quickOrderPath)), lines, ...rows };
  const response = await open.visitor.send(quickOrderPath, { form });
  expect(response.status).toBe(303);
  return open.visitor.page(response.headers.get('location') ?? '');
}

describe('quick order page without a script', () => {
  test('valid lines are added, and the page displays why the others were not [OVR-010]', async () => {
    const page = await order(`SKU\tQty\n${paper.toLowerCase()}\t2\nA\u0000B\t1\nNO-SUCH\tfew`);
    expect(page).toContain('2 × Xerox 205 added to your cart.');
    expect(page).toContain('1 line wasn&#39;t added because we couldn&#39;t find the item number.');
    expect(page).toContain('Lines whose quantity we couldn’t read: 1. They weren’t added.');
    expect((await open.visitor.read()).items).toMatchObject([{ itemId: paper, qty: 2 }]);
  });

  test('lines and messages over their limits are counted', async () => {
    const many = Array.from({ length: 502 }, (_, n) => `NO-SUCH-${n}`).join('\n');
    const page = await order(many);
    expect(page).toContain('2 lines were left out. The limit is 500.');
    expect(page).toMatch(/And \d{3} more items\./);
  });

  test('its rows are added with the pasted lines, one piece each without a quantity [DEC-Q557]', async () => {
    const page = await order('', { sku1: paper, qty1: '3', sku3: 'OFF-PA-10001970' });
    expect(page).toContain('3 × Xerox 205 added to your cart.');
    expect(page).toContain('1 × Xerox 1881 added to your cart.');
  });

  test('the header of a pasted sheet names its columns, with a filled row, too [DEC-Q557]', async () => {
    const page = await order(`Quantity\tItem\n2\t${paper}`, { sku1: 'OFF-PA-10001970', qty1: '3' });
    expect(page).toContain('2 × Xerox 205 added to your cart.');
    expect(page).toContain('3 × Xerox 1881 added to your cart.');
  });

  test('its texts and notices are in the language of the page [DEC-Q558]', async () => {
    const page = await order(`${paper}\t2\nNO-SUCH\tfew`, {}, `${quickOrderPath}?lang=fr-CA`);
    expect(page).toContain('2 × Xerox 205\u00a0: ajouté à votre panier.');
    expect(page).toContain('Lignes dont la quantité n’a pas pu être lue\u00a0: 1.');
    expect(englishOf('quick-order', page)).toEqual([]);
    expect(await order('   ', {}, `${quickOrderPath}?lang=es`)).toContain('Escriba al menos un número de artículo.');
  });

  test('an order without lines is refused', async () => {
    expect(await order('   ')).toContain('Enter at least one item number.');
  });
});
