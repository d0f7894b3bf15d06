import { describe, expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/anAddress';
import {
  addressLines,
  checkAddress,
  countryOf,
  findSavedAddress,
  isDifferentLocation,
  NEW_ADDRESS,
  respelled,
  suggestionFor,
  typedAddress,
} from './billingAddress';

const TYPED = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  address1: '1 Main Street',
  address2: ' ',
  city: 'Cambridge',
  state: 'ma',
  zipCode: ' 02138 ',
  phone: '(617) 555-0123',
};

const ADDRESS = anAddress({ type: 'B' });

describe('a billing address', () => {
  test('is sent without blanks around it, its phone as ten digits, of type B [ADDR-001, ADDR-002, ADDR-003]', () => {
    expect(checkAddress(TYPED, 'US')).toEqual({ ok: true, address: ADDRESS });
  });

  test('keeps its second line where there is one', () => {
    expect(checkAddress({ ...TYPED, address2: ' Floor 3' }, 'US')).toMatchObject({ address: { address2: 'Floor 3' } });
  });

  test('that is empty lacks all but its second line', () => {
    expect(checkAddress(NEW_ADDRESS, 'US')).toEqual({
      ok: false,
      faults: {
        firstName: 'missing',
        lastName: 'missing',
        address1: 'missing',
        city: 'missing',
        state: 'missing',
        zipCode: 'zip',
        phone: 'phone',
      },
    });
  });

  test.each([
    ['zipCode', '2138', 'US', 'zip'],
    ['zipCode', 'K1A 0B1', 'US', 'zip'],
    ['zipCode', '02138', 'CA', 'zip'],
    ['phone', '555-0123', 'US', 'phone'],
  ] as const)('with a %s of %s in %s is wrong there [ADDR-005, ADDR-007]', (field, text, country, fault) => {
    expect(checkAddress({ ...TYPED, [field]: text }, country)).toEqual({ ok: false, faults: { [field]: fault } });
  });

  test('of Canada has the zip of Canada and its country [ADDR-002, ADDR-007]', () => {
    expect(checkAddress({ ...TYPED, zipCode: 'k1a 0b1' }, 'CA')).toMatchObject({
      address: { zipCode: 'K1A 0B1', country: 'CA' },
    });
  });

  test('comes back into the form as it is', () => {
    const verdict = checkAddress(typedAddress({ ...ADDRESS, address2: 'Floor 3' }), 'US');
    expect(verdict).toEqual({ ok: true, address: { ...ADDRESS, address2: 'Floor 3' } });
    expect(typedAddress(undefined)).toBe(NEW_ADDRESS);
    expect(typedAddress({ ...ADDRESS, phones: undefined }).phone).toBe('');
  });

  test('that is edited keeps what the form does not show, and loses the line that was taken out [ADDR-001, ADDR-002]', () => {
    const edited = anAddress({
      id: 'a-1',
      type: 'SB',
      organizationName: 'Quire',
      address2: 'Floor 3',
      phones: ['6175550123', '6175550124'],
    });
    const { address2: _, ...rest } = edited;
    expect(checkAddress({ ...typedAddress(edited), address2: '', city: 'Boston' }, 'US', edited)).toEqual({
      ok: true,
      address: { ...rest, city: 'Boston' },
    });
  });

  test.each([
    ['CA', 'US', 'CA'],
    ['US', 'CA', 'US'],
    ['FR', 'CA', 'CA'],
    [undefined, 'US', 'US'],
  ] as const)('of %s is written in a shop of %s as in %s [ADDR-002, ADDR-007]', (country, site, rules) => {
    expect(countryOf(country && anAddress({ country }), site)).toBe(rules);
  });

  test('is read in lines without gaps', () => {
    expect(addressLines(ADDRESS)).toEqual(['Ada Lovelace', '1 Main Street', 'Cambridge, MA 02138']);
  });
});

describe('an address that the shop keeps', () => {
  const saved = [anAddress({ id: 'a-1', phones: [] }), anAddress({ id: 'a-2', address1: '1  MAIN street' })];

  test.each([
    ['by its id, whatever stands in it', anAddress({ id: 'a-1', city: 'Boston' }), 'a-1'],
    ['by what stands in it where it has none', anAddress(), 'a-2'],
    ['nowhere, with another street', anAddress({ address1: '2 Main Street' }), undefined],
    ['nowhere, under an id that is gone', anAddress({ id: 'a-3' }), 'a-3'],
  ])('is known %s', (_, address, id) => {
    expect(findSavedAddress(address, saved).id).toBe(id);
  });
});

describe('a suggested address', () => {
  test.each([
    ['the same', ADDRESS, false],
    ['in capitals, with other blanks', { ...ADDRESS, address1: '1  MAIN street ' }, false],
    ['with another name or phone', { ...ADDRESS, firstName: 'A.', phones: [] }, false],
    ['with a longer zip', { ...ADDRESS, zipCode: '02138-1234' }, true],
    ['with another street', { ...ADDRESS, address1: '1 Main St' }, true],
  ])('that is %s is another place: %o %s [SCR-021]', (_, suggested, isDifferent) => {
    expect(isDifferentLocation(ADDRESS, suggested)).toBe(isDifferent);
    expect(suggestionFor(ADDRESS, suggested)).toBe(isDifferent ? suggested : undefined);
  });

  test('says where, and not who: the line that it leaves out goes too [SCR-021]', () => {
    const entered = anAddress({ id: 'a-1', type: 'SB', organizationName: 'Quire', address2: 'Floor 3' });
    const suggested = anAddress({ firstName: '', phones: [], address1: '1 Main St Fl 3' });
    const { address2: _, ...rest } = entered;
    expect(respelled(entered, suggested)).toEqual({ ...rest, address1: '1 Main St Fl 3' });
  });

  test('that did not come is none', () => {
    expect(suggestionFor(ADDRESS, undefined)).toBeUndefined();
  });
});
