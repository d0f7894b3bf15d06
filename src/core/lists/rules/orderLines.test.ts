import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INPUT_MAX_QUANTITY } from '../../cart/rules/quantity';
import { isManyLines, ORDER_LINES_MOST, readOrderLines } from './orderLines';

const line = (sku: string, quantity = 1) => ({ sku, quantity });

const aSku = fc.stringMatching(/^[A-Z]{2,3}-[A-Z]{2}-[0-9]{4,8}$/);
const aLine = fc.record({ sku: aSku, quantity: fc.integer({ min: 1, max: INPUT_MAX_QUANTITY }) });
const someLines = fc.uniqueArray(aLine, { selector: ({ sku }) => sku, maxLength: 40 });

describe('readOrderLines [OVR-010]', () => {
  test.each([
    ['a tab', 'A-1\t2', [line('A-1', 2)]],
    ['a comma', 'A-1,2', [line('A-1', 2)]],
    ['a comma and a space', 'A-1, 2', [line('A-1', 2)]],
    ['a semicolon', 'A-1;2', [line('A-1', 2)]],
    ['spaces', '  A-1   2 ', [line('A-1', 2)]],
    ['a SKU only', 'A-1', [line('A-1')]],
    ['a description in between', 'A-1\tPens, blue\t3', [line('A-1', 3)]],
    ['empty cells', ',A-1,,4', [line('A-1', 4)]],
  ])('reads a SKU and a quantity from a row with %s', (_, text, lines) => {
    expect(readOrderLines(text).lines).toEqual(lines);
  });

  test.each([
    ['no rows', '', []],
    ['empty rows', '\n\r\n \t \n', []],
    ['a heading', 'SKU,Quantity\nA-1,2', [line('A-1', 2)]],
    ['a heading with other column names', 'Item No.\tQty\nA-1\t2', [line('A-1', 2)]],
    ['a SKU that equals a heading, with a quantity', 'item 3', [line('item', 3)]],
    ['a byte order mark', '\uFEFFA-1,2', [line('A-1', 2)]],
    ['a heading of SKUs alone', 'SKU\nA-1\n2 x B-1', [line('A-1'), line('B-1', 2)]],
    ['a heading below an empty column', ',SKU\n,A-1', [line('A-1')]],
    ['a heading with other blanks than the rows', 'SKU   Qty\nA-1 2', [line('A-1', 2)]],
    ['a heading of two lines that is not the first', '"Quantity\r\nto order",SKU\n2,A-1', [line('A-1', 2)]],
    ['a row without a SKU', 'Qty\tSKU\n5\n2\tA-1', [line('A-1', 2)]],
    ['quotes', '"A-1","2"', [line('A-1', 2)]],
    ['a separator and a quote within quotes', '"A,""1""",2', [line('A,"1"', 2)]],
    ['a line break within quotes', 'A-1,"Pens,\r\n""blue""",2\nB-1,3', [line('A-1', 2), line('B-1', 3)]],
    ['a line break within the quotes of a heading', 'SKU,"Quantity\nto order"\nA-1,2', [line('A-1', 2)]],
    ['an unclosed quote', 'A-1,"2\nB-1,3', [line('A-1', 2), line('B-1', 3)]],
    ['inch marks', 'A-1,3" binder,2\nB-1,5" binder,3', [line('A-1', 2), line('B-1', 3)]],
    ['one SKU on two rows', 'A-1 2\nB-1\nA-1 3', [line('A-1', 5), line('B-1')]],
    ['a quantity above the maximum', 'A-1 5000', [line('A-1', INPUT_MAX_QUANTITY)]],
  ])('reads text with %s', (_, text, lines) => {
    expect(readOrderLines(text).lines).toEqual(lines);
  });

  test.each([
    ['a decimal of a spreadsheet', 'FUR-BO-10001798\t2.00', [line('FUR-BO-10001798', 2)]],
    ['thousands', 'OFF-FA-10000304\t1,000', [line('OFF-FA-10000304', INPUT_MAX_QUANTITY)]],
    ['thousands in quotes after a blank', 'A-1, "1,000"', [line('A-1', INPUT_MAX_QUANTITY)]],
    ['thousands with a blank', 'A-1;1 000', [line('A-1', INPUT_MAX_QUANTITY)]],
    ['a number of three digits behind it', 'A-1\t2\t500\tblue', [line('A-1', 2)]],
    ['four digits before a price', 'A-1\t1000\t200', [line('A-1', INPUT_MAX_QUANTITY)]],
    ['thousands in quotes', 'A-1,"1,000"', [line('A-1', INPUT_MAX_QUANTITY)]],
    ['a decimal comma between semicolons', 'A-1;2,00', [line('A-1', 2)]],
    ['a unit', 'A-1\t2 ea', [line('A-1', 2)]],
    ['thousands before a price', 'A-1\t1,000\t24', [line('A-1', INPUT_MAX_QUANTITY)]],
    ['a unit before a price', 'A-1\t2 ea\t500', [line('A-1', 2)]],
    ['a unit without a blank before a price', 'A-1\t12pcs\t500', [line('A-1', 12)]],
    ['a sign of multiplication before a price', 'A-1\t2 x\t500', [line('A-1', 2)]],
    ['a description that starts with a number', 'A-1\t12 oz mug\t3', [line('A-1', 3)]],
    ['a price before the quantity', 'A-1\t$5.00\t4.50\t2', [line('A-1', 2)]],
    ['invisible characters', '\u200bA\u00ad-1\u200e\t\u00a02\u00a0', [line('A-1', 2)]],
    ['the hyphens of a mail', 'OFF\u2013FA\u201110000304 2', [line('OFF-FA-10000304', 2)]],
    [
      'bullets of a mail',
      '  • A-1 2\n> B-1 3\n- C-1 4\n4. D-1 5\n● E-1 6\n> >> F-1 7\n[ ] G-1 8',
      [...'ABCDEFG'].map((sku, n) => line(`${sku}-1`, n + 2)),
    ],
    [
      'columns in another order',
      'Qty\tDescription\tSKU\n2.00\tPens 12\tA-1\n3\tMug\tB-1',
      [line('A-1', 2), line('B-1', 3)],
    ],
    ['a price column before the quantity', 'Item #,Price,Quantity\nA-1,5,2', [line('A-1', 2)]],
    ['French headings', 'Référence;Désignation;Quantité\nA-1;Stylos;2', [line('A-1', 2)]],
    ['a quantity first', '2 x A-1\n3x B-1\n4\tea\tC-1\tPens', [line('A-1', 2), line('B-1', 3), line('C-1', 4)]],
    ['a number as SKU', '905\tA4 paper\t2\n906 x2', [line('905', 2), line('906', 2)]],
    ['a number as SKU before a model', '712\tHP305XL\t3', [line('712', 3)]],
    ['a number as SKU before a model, and a unit', '712 HP305XL 3 ea', [line('712', 3)]],
    ['a long number as SKU before a unit', '71234\tEA\tHP305XL\t3', [line('71234', 3)]],
    ['a number as SKU before a unit and its quantity', '712 ea x2', [line('712', 2)]],
    ['the highest quantity first', '999 x A-1', [line('A-1', 999)]],
    ['a colon within the SKU', 'A:1 2', [line('A:1', 2)]],
    ['a colon', 'A-1: 2\nSKU: B-1, Qty: 3\nItem #: C-1 4', [line('A-1', 2), line('B-1', 3), line('C-1', 4)]],
    [
      'the line breaks of a word processor',
      'A-1 2\vB-1 3\u2028C-1 4\u2029D-1 5\u0085E-1 6\fF-1 7',
      [...'ABCDEF'].map((sku, n) => line(`${sku}-1`, n + 2)),
    ],
    ['bars of a table', '| SKU | Qty |\n|-----|----:|\n| A-1 | 2 |', [line('A-1', 2)]],
    ['a comma in a table', '| A-1 | Pens, blue | 2 |\n| B-1 | Mugs, red | 3', [line('A-1', 2), line('B-1', 3)]],
    ['bars', 'A-1|2', [line('A-1', 2)]],
    ['a bar in a description', 'A-1,2,Pens | blue', [line('A-1', 2)]],
    ['the separator of a file for Excel', 'sep=;\r\nProduct SKU;Qty\r\nA-1;2', [line('A-1', 2)]],
    ['formulas that are texts', '="A-1"\t="2"\n"=""B-1""",3', [line('A-1', 2), line('B-1', 3)]],
    ['texts that are no formulas', 'A="1"\t2\n="1"A\t3', [line('A="1"', 2), line('="1"A', 3)]],
    ['a title above the headings', 'Order for March\nSKU,Qty\nA-1,2', [line('A-1', 2)]],
    [
      'the titles of a spreadsheet above the headings',
      'Acme Inc.\t\t\nPurchase order 4711\t\t\nPO-4711\nDate:\tNov 28, 2026\t\nNov 28, 2026\n2026-11-28 14:05\n\nQty\tName\tSKU\n2\tPens\tA-1',
      [line('A-1', 2)],
    ],
    [
      'lines above the headings',
      'Hello,\nA-1 2\n3 x B-1\nSKU Qty\nC-1 4',
      [line('A-1', 2), line('B-1', 3), line('C-1', 4)],
    ],
    [
      'lines without digits above the headings',
      'MUG 2\nPEN 3\nSKU Qty\nA-1 4',
      [line('MUG', 2), line('PEN', 3), line('A-1', 4)],
    ],
    ['a date and a number above the headings', '11/28/2026 10\nSKU,Qty\nC-1,4', [line('C-1', 4)]],
    [
      'a word above repeated headings, below a title',
      'SKU Qty\nPEN 1\nWeek 48\nMUG 2\nSKU Qty\nC-1 4',
      [line('PEN', 1), line('MUG', 2), line('C-1', 4)],
    ],
    ['the maximum above the headings', 'A-1 999\nSKU,Qty\nC-1,4', [line('A-1', INPUT_MAX_QUANTITY), line('C-1', 4)]],
    ['a word, a number and a word above the headings', 'Office, 2, West\nSKU,Qty\nC-1,4', [line('C-1', 4)]],
    ['a heading below lines that is a SKU', 'A-1 2\nItem 3', [line('A-1', 2), line('Item', 3)]],
    ['Spanish headings', 'Código;Cantidad\nA-1;2', [line('A-1', 2)]],
  ])('reads a quantity with %s', (_, text, lines) => {
    expect(readOrderLines(text)).toEqual({ lines, unclear: 0, left: 0 });
  });

  test.each([
    ['again', 'SKU,Qty\nA-1,2\nSKU,Qty\nB-1,3'],
    ['again, in lower case', 'SKU,Qty\nA-1,2\nsku,qty\nB-1,3'],
    ['again, without quantities', 'SKU\nA-1 2\nSKU\nB-1 3'],
    ['again, below titles', 'Order for March\nSKU\tQty\nA-1\t2\nOrder for March\nPage 2 of 2\nSKU\tQty\nB-1\t3'],
    ['of a table with other columns', 'SKU\tQty\nA-1\t2\n\nQty\tName\tItem #\n3\tPens 7\tB-1'],
    ['again, as the last row', 'SKU,Qty\nA-1,2\nB-1,3\nSKU,Qty'],
  ])('a header row %s is not ordered [DEC-Q626]', (_, text) => {
    expect(readOrderLines(text)).toEqual({ lines: [line('A-1', 2), line('B-1', 3)], unclear: 0, left: 0 });
  });

  test.each([
    'Week 48',
    'Order #12',
    'PO: 711',
    'November 28',
    'Page 2/3',
    'Semaine 48',
    'Bon de commande 12',
    'Fecha 28/11',
    'Total',
  ])('the title %s is not ordered, above or below header rows or without any [DEC-Q626]', (title) => {
    const read = { lines: [line('A-1', 2)], unclear: 0, left: 0 };
    expect(readOrderLines(`${title}\nSKU,Qty\nA-1,2`)).toEqual(read);
    expect(readOrderLines(`${title.replace(' ', '\t')}\t\nSKU\tQty\nA-1\t2`)).toEqual(read);
    expect(readOrderLines(`SKU,Qty\nA-1,2\n${title}`)).toEqual(read);
    expect(readOrderLines(`${title}\nA-1 2`)).toEqual(read);
  });

  test.each([
    ['an item number', 'Total\tA-1\t2', 'Total'],
    ['a word', 'Weekly 2', 'Weekly'],
    ['a model', 'PO-4711 2', 'PO-4711'],
  ])('a row with the word of a title and %s is a line', (_, text, sku) => {
    expect(readOrderLines(text).lines).toEqual([line(sku, 2)]);
  });

  test.each([
    ['Room,SKU,Qty', 'Room 12,348037,2\nRoom 14,348037,3', [line('348037', 5)]],
    ['Month,SKU,Qty', 'May,348037,2', [line('348037', 2)]],
    ['PO,SKU,Qty', 'PO 4711,348037,2\nTotal,,2', [line('348037', 2)]],
    ['SKU,Description,Qty', '348037,Sheet,2\nTotal,,2', [line('348037', 2)]],
    ['SKU,Qty', '348037,2\nTotal,2', [line('348037', 2)]],
  ])(
    'below %s, the word of a title beside a SKU of digits does not make %j a title [DEC-Q626]',
    (head, rows, lines) => {
      expect(readOrderLines(`${head}\n${rows}`)).toEqual({ lines, unclear: 0, left: 0 });
    },
  );

  test('a row without a quantity is marked below the last header row, and between lines, also if its SKU is a word', () => {
    expect(readOrderLines('SKU,Qty\nDesk,\nMUG,2\nSKU,Qty\nA-1,3\nLamp,')).toEqual({
      lines: [{ sku: 'Desk' }, line('MUG', 2), line('A-1', 3), { sku: 'Lamp' }],
      unclear: 2,
      left: 0,
    });
  });

  test.each(['A-1,?', 'A-1,', '348037,x', '348037,', '348037', 'PAPER,two', 'MUG,?'])(
    'the row %j is marked above a repeated header row [DEC-Q155, DEC-Q626]',
    (row) => {
      expect(readOrderLines(`SKU,Qty\n${row}\nSKU,Qty\nB-1,3`)).toEqual({
        lines: [{ sku: row.split(',')[0] }, line('B-1', 3)],
        unclear: 1,
        left: 0,
      });
    },
  );

  test.each([
    'Acme Inc.\t\t',
    'Order for March\t\t',
    'Date:\tNov 28, 2026\t',
    '2026-11-28 14:05',
    'Phone: 555-1234',
    'Page 2 of 3',
  ])('the title %j above a repeated header row is not ordered [DEC-Q626]', (title) => {
    expect(readOrderLines(`SKU\tQty\tName\nA-1\t2\t\n${title}\nSKU\tQty\tName\nB-1\t3\t`)).toEqual({
      lines: [line('A-1', 2), line('B-1', 3)],
      unclear: 0,
      left: 0,
    });
  });

  test.each(['Room 12,348037,', 'Room 12,348037,?', 'Room 12,348037,1/2', 'Room 12,348037,x', 'May,348037,'])(
    'the row %j of a table with rooms is marked [DEC-Q155, DEC-Q626]',
    (row) => {
      expect(readOrderLines(`Room,SKU,Qty\n${row}`)).toEqual({ lines: [{ sku: '348037' }], unclear: 1, left: 0 });
    },
  );

  test.each([
    ['a word', 'A-1 two\nSKU Qty\nC-1 4', 'A-1'],
    ['a year', 'PO-4711, 2026\nSKU Qty\nC-1 4', 'PO-4711'],
    ['a word in a table', 'A-1,x\nItem,Description,Quantity\nC-1,Pens,4', 'A-1'],
  ])('marks an item number above the headings whose quantity is %s [DEC-Q155]', (_, text, sku) => {
    expect(readOrderLines(text)).toEqual({ lines: [{ sku }, line('C-1', 4)], unclear: 1, left: 0 });
  });

  test.each([
    ['a column of row numbers', '#\tSKU\tQty\n1\tA-100\t2\n2\tB-200\t3', [line('A-100', 2), line('B-200', 3)]],
    ['a column of row numbers between blanks', '# SKU Qty\n1 A-100 2\n2 B-200 3', [line('A-100', 2), line('B-200', 3)]],
    ['a column of row numbers and semicolons', '#; SKU; Qty\n1; A-100; 2', [line('A-100', 2)]],
    ['a column of row numbers with points', 'No.\tSKU\tQty\n1.\tA-100\t2', [line('A-100', 2)]],
    ['a # before the headings of a file', '# SKU, Qty\nA-100, 2', [line('A-100', 2)]],
    ['an empty first cell', 'Name, SKU, Qty\n, A-100, 3', [line('A-100', 3)]],
    ['an empty first cell before a tab', 'Name\tSKU\tQty\n\tA-100\t3', [line('A-100', 3)]],
    ['a sign as first cell', 'Line, SKU, Qty\n*, A-1, 3', [line('A-1', 3)]],
    ['a sign as first cell before a tab', 'NAME\tSKU\tQTY\n?\tC-1\t4', [line('C-1', 4)]],
    ['a sign as first cell and no headings', '*, A-1, 3\n# B-1 2', [line('A-1', 3), line('B-1', 2)]],
    ['an empty SKU', 'SKU; Qty\n; 3\nA-1; 2', [line('A-1', 2)]],
    ['a quoted table of a mail', '> SKU\tQty\n> A-1\t2', [line('A-1', 2)]],
    [
      'the bullets and numbers of a word processor',
      '•\tA-1 2\n1.\tB-1 3\n\tC-1 4',
      [line('A-1', 2), line('B-1', 3), line('C-1', 4)],
    ],
  ])('reads lines and tables with %s [DEC-Q609]', (_, text, lines) => {
    expect(readOrderLines(text)).toEqual({ lines, unclear: 0, left: 0 });
  });

  test.each([
    ['a soft line break within quotes', 'A-100,"Pen\u2028blue",3', [line('A-100', 3)]],
    ['a soft line break within quotes between tabs', 'A-100\t"Pen\vblue"\t3', [line('A-100', 3)]],
    ['a soft line break within quotes at the end', 'A-1,3,"Pen\vblue"\vB-1,2', [line('A-1', 3), line('B-1', 2)]],
    ['a soft line break within a cell', 'SKU\tName\tQty\nA-100\tPen\vblue\t3', [line('A-100', 3)]],
    ['a soft line break within a heading', 'Quantity\vto order\tSKU\n2\tA-1', [line('A-1', 2)]],
    [
      'soft line breaks between lines of a mail',
      'A-1 2\vB-1 3\r\nC-1 4\r\n',
      [line('A-1', 2), line('B-1', 3), line('C-1', 4)],
    ],
    ['soft line breaks before the last line break', 'A-1,2\vB-1,3\r\n', [line('A-1', 2), line('B-1', 3)]],
  ])('reads text with %s [DEC-Q608]', (_, text, lines) => {
    expect(readOrderLines(text)).toEqual({ lines, unclear: 0, left: 0 });
  });

  test.each(['two', '-3', '2.5', '1.000', '1/2', '1e3', 'Pens, blue', '?'])(
    'a quantity that cannot be read is absent, and never 1: %s',
    (quantity) => {
      expect(readOrderLines(`A-1\t${quantity}\nB-1\t2`)).toEqual({
        lines: [{ sku: 'A-1' }, line('B-1', 2)],
        unclear: 1,
        left: 0,
      });
    },
  );

  test.each([
    ['Name,Qty\nA-1,2', { sku: 'Name' }],
    ['B-1\tItem\nA-1\t2', { sku: 'B-1' }],
  ])('the first row of %j is no heading', (text, first) => {
    expect(readOrderLines(text).lines).toEqual([first, line('A-1', 2)]);
  });

  test.each([
    'A-1,1,000',
    'A-1,12,000',
    'A-1 1 000',
    'A-1 1 000 000',
    'A-1\t-3\t12',
    'A-1\t1.000\t24',
    'A-1\t2\nA-1\ttwo',
    'A-1\ttwo\nA-1\t2',
    'SKU\tQty\nA-1\t',
    '7 x A-1 3',
  ])('the quantity of %j is absent', (text) => {
    expect(readOrderLines(text)).toEqual({ lines: [{ sku: 'A-1' }], unclear: 1, left: 0 });
  });

  test.each(['712 A1B', '712\tHP305XL'])('the number of %j is the SKU, not a quantity', (text) => {
    expect(readOrderLines(text)).toEqual({ lines: [{ sku: '712' }], unclear: 1, left: 0 });
  });

  test('a row with the quantity 0 is left out', () => {
    expect(readOrderLines('A-1\t0\nB-1\t0.00\nC-1\t1').lines).toEqual([line('C-1')]);
  });

  test('lines above the maximum number are left out and counted', () => {
    const rows = Array.from({ length: ORDER_LINES_MOST + 7 }, (_, n) => `A-${n}\t1`);
    const { lines, left } = readOrderLines(rows.join('\n'));
    expect([lines.length, left]).toEqual([ORDER_LINES_MOST, 7]);
  });

  test('lines are read back with any separator and any line ending', () => {
    fc.assert(
      fc.property(
        someLines,
        fc.constantFrom('\t', ',', ';', ' ', ', '),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, by, end) => {
          const text = lines.map(({ sku, quantity }) => `${sku}${by}${quantity}`).join(end);
          expect(readOrderLines(text)).toEqual({ lines, unclear: 0, left: 0 });
        },
      ),
    );
  });

  test('any SKU is read back from the quotes of a spreadsheet', () => {
    const quoted = (sku: string) => `"${sku.replaceAll('"', '""')}"`;
    const anySku = fc.stringMatching(/^[A-Za-z0-9",; .-]{1,20}$/).map((sku) => `X${sku.trim()}X`);
    fc.assert(
      fc.property(anySku, fc.integer({ min: 1, max: 99 }), fc.constantFrom(',', ';', '\t'), (sku, quantity, by) => {
        // a row with a stronger separator is split by that one
        fc.pre(by !== ',' || !sku.includes(';'));
        expect(readOrderLines(`${quoted(sku)}${by}${quantity}`).lines).toEqual([{ sku, quantity }]);
      }),
    );
  });

  test('any pasted text gives distinct SKUs with quantities in range, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { lines } = readOrderLines(text);
        expect(
          lines.every(({ sku, quantity = 1 }) => sku !== '' && quantity >= 1 && quantity <= INPUT_MAX_QUANTITY),
        ).toBe(true);
        expect(new Set(lines.map(({ sku }) => sku)).size).toBe(lines.length);
      }),
    );
  });
});

describe('isManyLines', () => {
  test.each([
    ['A-1', false],
    [' A-1\n', false],
    ['A-1\nB-1', true],
    ['A-1\t2', true],
    ['A-1,2', true],
    ['A-1 2', true],
    ['A-1 2.00', true],
    ['A-1|2', true],
    ['A-1 pens 2', true],
    ['905', false],
    [' 905', false],
    ['red pens', false],
  ])('the pasted text %j is more than a SKU: %s', (text, expected) => {
    expect(isManyLines(text)).toBe(expected);
  });
});
