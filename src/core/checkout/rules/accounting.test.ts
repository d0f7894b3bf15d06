import { describe, expect, test } from 'vitest';
import { aCart, aLine } from '../../../../tests/support/builders';
import type { AccountingDemands } from '../../platform/rules/session/accountingDemands';
import { type Accounting, isShortOf, linesPaidElsewhere, missingAccounting, NO_ACCOUNTING } from './accounting';
import { checkPurchaseOrder, purchaseOrderMax } from './purchaseOrder';
import { checkLocation, formatAddress, NEW_LOCATION } from './shipTo';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const ALL: AccountingDemands = { BC: 'required', PON: 'required', POR: 'required' };
const accountingWith = (over: Partial<Accounting>): Accounting => ({ ...NO_ACCOUNTING, isMandatory: true, ...over });

describe('what a business still has to say before the checkout', () => {
  const cart = aCart({ lines: [aLine({ id: '1' }), aLine({ id: '2' })] });

  test.each<[string, Partial<Accounting>, AccountingDemands, string[]]>([
    ['nothing is asked', {}, {}, []],
    ['all of it is optional', {}, { BC: 'optional', PON: 'optional', POR: 'optional' }, []],
    ['all of it is off', {}, { BC: 'off', PON: 'off', POR: 'off' }, []],
    ['nothing is given: in order', {}, ALL, ['BC', 'PON', 'POR']],
    ['the budget center is given', { budgetCenter: 'Training' }, ALL, ['PON', 'POR']],
    ['the release is missing', { budgetCenter: 'Training', poNumber: '7' }, ALL, ['POR']],
    ['all is given', { budgetCenter: 'Training', poNumber: '7', poRelease: 'R1' }, ALL, []],
    ['only the number is required', {}, { BC: 'optional', PON: 'required' }, ['PON']],
  ])('when %s [SCR-002, SCR-003, SCR-004]', (_case, accounting, demands, missing) => {
    expect(missingAccounting(cart, accountingWith(accounting), demands)).toEqual(missing);
  });

  test('is nothing where the cart does not say that it is mandatory', () => {
    expect(missingAccounting(cart, NO_ACCOUNTING, ALL)).toEqual([]);
  });

  test('is no budget center where each line has one of its own; a deleted line needs none', () => {
    const lines = [
      aLine({ id: '1', budgetCenter: 'Training' }),
      aLine({ id: '2', budgetCenter: 'Marketing' }),
      aLine({ id: '3', status: 'DELETED' }),
    ];
    expect(missingAccounting({ ...cart, lines }, accountingWith({}), { BC: 'required' })).toEqual([]);
    expect(missingAccounting({ ...cart, lines: [aLine()] }, accountingWith({}), { BC: 'required' })).toEqual(['BC']);
    expect(missingAccounting({ ...cart, lines: [] }, accountingWith({}), { BC: 'required' })).toEqual(['BC']);
  });
});

test('the lines that another budget center pays for are those with a name that is not the cart’s', () => {
  const lines = [aLine({ id: '1', budgetCenter: 'Training' }), aLine({ id: '2', budgetCenter: 'Marketing' }), aLine()];
  const elsewhere = linesPaidElsewhere(aCart({ lines }), accountingWith({ budgetCenter: 'Training' }));
  expect(elsewhere.map(({ id }) => id)).toEqual(['2']);
});

test.each([
  [USD(999), true],
  [USD(1000), false],
  [undefined, false],
])('a budget center with %j of a cart of 10 dollars is short: %s', (balance, isShort) => {
  const center = { name: 'Training', ...(balance && { balance }) };
  expect(isShortOf(center, aCart({ summary: { total: USD(1000) } }))).toBe(isShort);
});

describe('a purchase order', () => {
  test.each([
    ['PON', 35],
    ['POR', 20],
  ] as const)('%s may have %i characters, unless the page says otherwise [SCR-003, SCR-004]', (field, max) => {
    expect(purchaseOrderMax(field, {})).toBe(max);
    expect(purchaseOrderMax(field, { ponMax: 5, porMax: 6 })).toBe(field === 'PON' ? 5 : 6);
  });

  test.each([
    ['12345', true, { ok: true, value: '12345' }],
    [' 12 345 ', true, { ok: true, value: '12 345' }],
    ['123456', true, { ok: false, reason: 'too-long', max: 5 }],
    ['', true, { ok: false, reason: 'missing' }],
    ['  ', true, { ok: false, reason: 'missing' }],
    ['', false, { ok: true, value: '' }],
    ['12\t45\t', true, { ok: true, value: '12 45' }],
  ])('typed as %j, required %s, is %o', (typed, isRequired, verdict) => {
    const max = typed.includes(' ') ? 6 : 5;
    expect(checkPurchaseOrder(typed, { max, isRequired })).toEqual(verdict);
  });
});

describe('a new location', () => {
  const typed = { name: 'Annex ', address1: '1 Main Street', address2: '', zipCode: '02138', phone: '(617) 555-0123' };

  test('is sent without blanks around it, its phone as digits [ADDR-003]', () => {
    expect(checkLocation(typed, 'US')).toEqual({
      ok: true,
      location: { ...typed, name: 'Annex', phone: '6175550123' },
    });
  });

  test('pasted from a table has spaces for its tabs', () => {
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
  ])('with %o is wrong in %j [ADDR-007]', (over, faults) => {
    expect(checkLocation({ ...typed, ...over }, 'US')).toEqual({ ok: false, faults });
  });

  test('has a zip of its country', () => {
    expect(checkLocation({ ...typed, zipCode: 'K1A 0B1' }, 'CA').ok).toBe(true);
    expect(checkLocation({ ...typed, zipCode: 'K1A 0B1' }, 'US').ok).toBe(false);
  });
});

test('an address leaves out what it does not have', () => {
  const address = { id: '1', name: 'Annex', address1: '1 Main Street' };
  expect(formatAddress(address)).toBe('1 Main Street');
  expect(formatAddress({ ...address, address2: 'Floor 3', city: 'Boston', state: 'MA', zipCode: '02108' })).toBe(
    '1 Main Street, Floor 3, Boston, MA 02108',
  );
});
