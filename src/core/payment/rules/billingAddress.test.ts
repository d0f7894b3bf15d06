import { describe, expect, test } from 'vitest';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import {
  addressLines,
  checkAddress,
  countryOf,
  findSavedAddress,
  respelled,
  suggestionFor,
  typedAddress,
} from './billingAddress';

const TYPED = {
  firstName: ' Ada ',
  lastName: ' Lovelace ',
  address1: ' 1 Main Street ',
  address2: ' ',
  city: ' Cambridge ',
  state: ' ma ',
  zipCode: ' 02138 ',
  phone: '(617) 555-0123',
};

const ADDRESS = anAddress({ type: 'B' });

describe('Billing address', () => {
  test('an address is trimmed, and has a phone of ten digits and the type B [ADDR-001, ADDR-002, ADDR-003]', () => {
    expect(checkAddress(TYPED, 'US')).toEqual({ ok: true, address: ADDRESS });
  });

  test('a second line is trimmed and preserved', () => {
    expect(checkAddress({ ...TYPED, address2: ' Floor 3' }, 'US')).toMatchObject({ address: { address2: 'Floor 3' } });
  });

  test('an empty address has a fault in every field except the second line', () => {
    expect(checkAddress(typedAddress(undefined), 'US')).toEqual({
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
    ['city', ' ', 'US', 'missing'],
    ['zipCode', '2138', 'US', 'zip'],
    ['zipCode', 'K1A 0B1', 'US', 'zip'],
    ['zipCode', '02138', 'CA', 'zip'],
    ['phone', '555-0123', 'US', 'phone'],
  ] as const)(
    'an address with a %s of %s in %s has a fault in that field only [ADDR-005, ADDR-007]',
    (field, text, country, fault) => {
      expect(checkAddress({ ...TYPED, [field]: text }, country)).toEqual({ ok: false, faults: { [field]: fault } });
    },
  );

  test('a Canadian address has a Canadian zip and the country CA [ADDR-002, ADDR-007]', () => {
    expect(checkAddress({ ...TYPED, zipCode: 'k1a 0b1' }, 'CA')).toMatchObject({
      address: { zipCode: 'K1A 0B1', country: 'CA' },
    });
  });

  test('typedAddress fills the form so that the address is read back unchanged', () => {
    const verdict = checkAddress(typedAddress({ ...ADDRESS, address2: 'Floor 3' }), 'US');
    expect(verdict).toEqual({ ok: true, address: { ...ADDRESS, address2: 'Floor 3' } });
    expect(new Set(Object.values(typedAddress(undefined)))).toEqual(new Set(['']));
    expect(typedAddress({ ...ADDRESS, phones: undefined }).phone).toBe('');
    expect(typedAddress({ ...ADDRESS, phones: ['6175550123'] }).phone).toBe('(617) 555-0123');
  });

  test('an edited address retains the fields that the form lacks, and loses a cleared second line [ADDR-001, ADDR-002]', () => {
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
  ] as const)(
    'an address of %s in a shop of %s follows the rules of %s [ADDR-002, ADDR-007]',
    (country, site, rules) => {
      expect(countryOf(country && anAddress({ country }), site)).toBe(rules);
    },
  );

  test('an edited address without phones gets the typed one', () => {
    const { phones: _, ...edited } = anAddress({ id: 'a-1' });
    expect(checkAddress(TYPED, 'US', edited)).toMatchObject({ address: { phones: ['6175550123'] } });
    expect(typedAddress(edited)).toMatchObject({ address2: '', phone: '' });
  });

  test('addressLines leaves no gap for missing parts', () => {
    expect(addressLines(ADDRESS)).toEqual(['Ada Lovelace', '1 Main Street', 'Cambridge, MA 02138']);
    expect(addressLines({ ...ADDRESS, lastName: '' })[0]).toBe('Ada');
  });
});

describe('findSavedAddress', () => {
  const saved = [anAddress({ id: 'a-1', phones: [] }), anAddress({ id: 'a-2', address1: '1  MAIN street' })];

  test.each([
    ['by its id, even if its fields differ', anAddress({ id: 'a-1', city: 'Boston' }), 'a-1'],
    ['by its fields if it has no id', anAddress(), 'a-2'],
    ['never with another street', anAddress({ address1: '2 Main Street' }), undefined],
    ['never if only the letters between its fields differ', anAddress({ address1: '1Main Street' }), undefined],
    ['by its id, even if another has its fields', anAddress({ id: 'a-1' }), 'a-1'],
    ['never with an unknown id', anAddress({ id: 'a-3' }), 'a-3'],
  ])('an address matches a saved one %s', (_, address, id) => {
    expect(findSavedAddress(address, saved).id).toBe(id);
  });
});

test('a saved address is found with all that is saved of it', () => {
  const saved = anAddress({ id: 'a-1', city: 'Boston' });
  expect(findSavedAddress(anAddress({ id: 'a-1' }), [anAddress({ id: 'a-0' }), saved])).toBe(saved);
});

describe('Suggested address', () => {
  test.each([
    ['with an empty second line', { ...ADDRESS, address2: '' }, false],
    ['equal to the entry', ADDRESS, false],
    ['in capitals and with other whitespace', { ...ADDRESS, address1: '1  MAIN street ' }, false],
    ['with another name or phone', { ...ADDRESS, firstName: 'A.', phones: [] }, false],
    ['with a longer zip', { ...ADDRESS, zipCode: '02138-1234' }, true],
    ['with a second line', { ...ADDRESS, address2: 'Floor 3' }, true],
    ['with words joined', { ...ADDRESS, address1: '1 MainStreet' }, true],
    ['with another street', { ...ADDRESS, address1: '1 Main St' }, true],
  ])('a suggestion %s is a different location: %o %s [SCR-021]', (_, suggested, isDifferent) => {
    expect(suggestionFor(ADDRESS, suggested)).toBe(isDifferent ? suggested : undefined);
  });

  test('respelled takes the location of the suggestion and the person of the entry, and drops a missing second line [SCR-021]', () => {
    const entered = anAddress({ id: 'a-1', type: 'SB', organizationName: 'Quire', address2: 'Floor 3' });
    const suggested = anAddress({ firstName: '', phones: [], address1: '1 Main St Fl 3' });
    const { address2: _, ...rest } = entered;
    expect(respelled(entered, suggested)).toEqual({ ...rest, address1: '1 Main St Fl 3' });
  });

  test('respelled takes the second line of the suggestion [SCR-021]', () => {
    expect(respelled(ADDRESS, anAddress({ address2: 'Floor 4' })).address2).toBe('Floor 4');
  });

  test('there is no suggestion if the shop sends none', () => {
    expect(suggestionFor(ADDRESS, undefined)).toBeUndefined();
  });
});
