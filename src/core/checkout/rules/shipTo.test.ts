import { expect, test } from 'vitest';
import { checkLocation, chosenLocation, NEW_LOCATION } from './shipTo';

const locations = ['a', 'b'].map((id) => ({ id, name: id, address1: '1 Main Street' }));

test('the chosen location is the one with its id [SCR-005]', () => {
  expect(chosenLocation({ locations, chosenId: 'b', canAdd: false })).toBe(locations[1]);
  expect(chosenLocation({ locations, canAdd: false })).toBeUndefined();
});

test('a new location is sent on one line each, with the digits of the phone; a wrong one names its faults [ADDR-003, ADDR-007]', () => {
  const typed = { name: ' Lab ', address1: '1 Main\nStreet', address2: '', zipCode: '02138', phone: '(617) 555-0123' };
  expect(checkLocation(typed, 'US')).toEqual({
    ok: true,
    location: { name: 'Lab', address1: '1 Main Street', address2: '', zipCode: '02138', phone: '6175550123' },
  });
  expect(checkLocation(NEW_LOCATION, 'US')).toEqual({ ok: false, faults: ['name', 'address1', 'zipCode', 'phone'] });
});
