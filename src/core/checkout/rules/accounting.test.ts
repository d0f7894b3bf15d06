import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/widgets/builders';
import type { AccountingDemands } from '../../platform/rules/session/accountingDemands';
import {
  type Accounting,
  checkPurchaseOrder,
  isShortOf,
  linesPaidElsewhere,
  missingAccounting,
  NO_ACCOUNTING,
  purchaseOrderMax,
} from './accounting';
import { checkLocation, formatAddress, NEW_LOCATION } from './shipTo';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const ALL: AccountingDemands = { BC: 'required', PON: 'required', POR: 'required' };
const accountingWith = (over: Partial<Accounting>): Accounting => ({ ...NO_ACCOUNTING, isMandatory: true, ...over });

describe('missingAccounting', () => {
  const cart = aCart({ lines: [aLine({ id: '1' }), aLine({ id: '2' })] });

  test.each<[string, Partial<Accounting>, AccountingDemands, string[]]>([
    ['nothing is demanded', {}, {}, []],
    ['all fields are optional', {}, { BC: 'optional', PON: 'optional', POR: 'optional' }, []],
    ['all fields are off', {}, { BC: 'off', PON: 'off', POR: 'off' }, []],
    ['no field is given, in order', {}, ALL, ['BC', 'PON', 'POR']],
    ['the budget center is given', { budgetCenter: 'Training' }, ALL, ['PON', 'POR']],
    ['the release is missing', { budgetCenter: 'Training', poNumber: '7' }, ALL, ['POR']],
    ['all fields are given', { budgetCenter: 'Training', poNumber: '7', poRelease: 'R1' }, ALL, []],
    ['only the number is required', {}, { BC: 'optional', PON: 'required' }, ['PON']],
  ])(
    'the missing required fields are returned if %s [SCR-002, SCR-003, SCR-004]',
    (_case, accounting, demands, missing) => {
      expect(missingAccounting(cart, accountingWith(accounting), demands)).toEqual(missing);
    },
  );

  test('nothing is missing if accounting is not mandatory for the cart', () => {
    expect(missingAccounting(cart, NO_ACCOUNTING, ALL)).toEqual([]);
  });

  test('the budget center is missing unless each line that is not deleted has its own', () => {
    const lines = [
      aLine({ id: '1', budgetCenter: 'Training' }),
      aLine({ id: '2', budgetCenter: 'Marketing' }),
      aLine({ id: '3', status: 'DELETED' }),
    ];
    expect(missingAccounting({ ...cart, lines }, accountingWith({}), { BC: 'required' })).toEqual([]);
    expect(missingAccounting({ ...cart, lines: [aLine()] }, accountingWith({}), { BC: 'required' })).toEqual(['BC']);
    expect(missingAccounting({ ...cart, lines: [...lines, aLine()] }, accountingWith({}), { BC: 'required' })).toEqual([
      'BC',
    ]);
    expect(missingAccounting({ ...cart, lines: [] }, accountingWith({}), { BC: 'required' })).toEqual(['BC']);
  });
});

test('linesPaidElsewhere returns the lines with a budget center that is not the cart’s', () => {
  const lines = [aLine({ id: '1', budgetCenter: 'Training' }), aLine({ id: '2', budgetCenter: 'Marketing' }), aLine()];
  const elsewhere = linesPaidElsewhere(aCart({ lines }), accountingWith({ budgetCenter: 'Training' }));
  expect(elsewhere.map(({ id }) => id)).toEqual(['2']);
});

test.each([
  [USD(999), true],
  [USD(1000), false],
  [undefined, false],
])('a budget center with the balance %j is short for a cart of 10 dollars: %s', (balance, isShort) => {
  const center = { name: 'Training', ...(balance && { balance }) };
  expect(isShortOf(center, aCart({ summary: { total: USD(1000) } }))).toBe(isShort);
  expect(isShortOf(center, aCart({ summary: {} }))).toBe(false);
});

describe('purchase order fields', () => {
  test.each([
    ['PON', 35],
    ['POR', 20],
  ] as const)(
    '%s may have %i characters, unless the page configures another maximum [SCR-003, SCR-004]',
    (field, max) => {
      expect(purchaseOrderMax(field, {})).toBe(max);
      expect(purchaseOrderMax(field, { ponMax: 5, porMax: 6 })).toBe(field === 'PON' ? 5 : 6);
    },
  );

  test.each([
    ['12345', true, { ok: true, value: '12345' }],
    [' 12 345 ', true, { ok: true, value: '12 345' }],
    ['123456', true, { ok: false, reason: 'too-long', max: 5 }],
    ['', true, { ok: false, reason: 'missing' }],
    ['  ', true, { ok: false, reason: 'missing' }],
    ['', false, { ok: true, value: '' }],
    ['12\t45\t', true, { ok: true, value: '12 45' }],
  ])('the purchase order input %j, required %s, is %o', (typed, isRequired, verdict) => {
    const max = typed.includes(' ') ? 6 : 5;
    expect(checkPurchaseOrder(typed, { max, isRequired })).toEqual(verdict);
  });
});

describe('checkLocation', () => {
  const typed = { name: 'Annex ', address1: '1 Main Street', address2: '', zipCode: '02138', phone: '(617) 555-0123' };

  test('a location is trimmed, and its phone number has digits only [ADDR-003]', () => {
    expect(checkLocation(typed, 'US')).toEqual({
      ok: true,
      location: { ...typed, name: 'Annex', phone: '6175550123' },
    });
  });

  test('tabs in pasted text become single spaces', () => {
    const pasted = { ...typed, name: 'Annex\t', address1: '1\tMain Street', address2: 'Floor\t\t2' };
    expect(checkLocation(pasted, 'US')).toMatchObject({
      location: { name: 'Annex', address1: '1 Main Street', address2: 'Floor 2' },
    });
  });

  test.each([
    [{ zipCode: '2138' }, ['zipCode']],
    [{ phone: '555' }, ['phone']],
    [{ name: ' ', zipCode: 'x' }, ['name', 'zipCode']],
    [NEW_LOCATION, ['name', 'address1', 'zipCode', 'phone']],
  ])('a location with %o has the invalid fields %j [ADDR-007]', (over, faults) => {
    expect(checkLocation({ ...typed, ...over }, 'US')).toEqual({ ok: false, faults });
  });

  test('the zip code is validated for the country', () => {
    expect(checkLocation({ ...typed, zipCode: 'K1A 0B1' }, 'CA').ok).toBe(true);
    expect(checkLocation({ ...typed, zipCode: 'K1A 0B1' }, 'US').ok).toBe(false);
  });
});

test('formatAddress omits missing fields', () => {
  const address = { id: '1', name: 'Annex', address1: '1 Main Street' };
  expect(formatAddress(address)).toBe('1 Main Street');
  expect(formatAddress({ ...address, city: 'Boston' })).toBe('1 Main Street, Boston');
  expect(formatAddress({ ...address, zipCode: '02108' })).toBe('1 Main Street, 02108');
  expect(formatAddress({ ...address, address2: 'Floor 3', city: 'Boston', state: 'MA', zipCode: '02108' })).toBe(
    '1 Main Street, Floor 3, Boston, MA 02108',
  );
});
