import { expect, test } from 'vitest';
import { parseLocation } from './place';
import { checkStoreSearch } from './store';

const BOSTON = { city: 'Boston', state: 'MA' };

test.each([
  ['Boston, MA 02116', { ...BOSTON, zipCode: '02116' }],
  ['Boston MA 02116', { ...BOSTON, zipCode: '02116' }],
  ['Boston,MA,02116', { ...BOSTON, zipCode: '02116' }],
  ['Boston, MA, 02116-1234', { ...BOSTON, zipCode: '02116' }],
  ['02116 Boston, Massachusetts', { ...BOSTON, zipCode: '02116' }],
  ['MA 02116', { state: 'MA', zipCode: '02116' }],
  ['02116-1234', { zipCode: '02116' }],
  ['02116 1234', { zipCode: '02116' }],
  ['021161234', { zipCode: '02116' }],
  ['Boston, Massachusetts', BOSTON],
  ['Boston Massachusetts', BOSTON],
  ['Boston   ma', BOSTON],
  ['MA, Boston', BOSTON],
  ['Massachusetts, Boston', BOSTON],
  ['New York', { city: 'New York' }],
  ['New York, New York', { city: 'New York', state: 'NY' }],
  ['New York NY 10001', { city: 'New York', state: 'NY', zipCode: '10001' }],
  ['Port Washington', { city: 'Port Washington' }],
  ['Port Washington, NY', { city: 'Port Washington', state: 'NY' }],
  ['West New York NJ', { city: 'West New York', state: 'NJ' }],
  ['Kansas City', { city: 'Kansas City' }],
  ['Kansas City Kansas', { city: 'Kansas City', state: 'KS' }],
  ['Charleston West Virginia', { city: 'Charleston', state: 'WV' }],
  ['Washington, District of Columbia', { city: 'Washington', state: 'DC' }],
  ['Montréal, Québec', { city: 'Montréal', state: 'QC' }],
  ['Winston-Salem, NC', { city: 'Winston Salem', state: 'NC' }],
  ["O'Fallon, MO", { city: 'O Fallon', state: 'MO' }],
  ['O’Fallon MO', { city: 'O Fallon', state: 'MO' }],
  ['St. Louis, MO 63101', { city: 'St Louis', state: 'MO', zipCode: '63101' }],
  ['Washington, D.C.', { city: 'Washington', state: 'DC' }],
  ['Washington D. C. 20001', { city: 'Washington', state: 'DC', zipCode: '20001' }],
  ['Albany, N.Y.', { city: 'Albany', state: 'NY' }],
  ['Port 98101 Washington', { city: 'Port', state: 'WA', zipCode: '98101' }],
  ['Lake WA', { city: 'Lake', state: 'WA' }],
  ['Back Bay, Boston, MA', { city: 'Back Bay Boston', state: 'MA' }],
  ['Boston, Back Bay', { city: 'Boston Back Bay' }],
  ['Boston, MA, USA', BOSTON],
  ['Boston, MA 02116, United States', { ...BOSTON, zipCode: '02116' }],
  ['Boston MA 02116 USA', { ...BOSTON, zipCode: '02116' }],
  ['Boston, MA, United States of America', BOSTON],
  ['Boston, MA US', BOSTON],
  ['Boston, MA, U.S.A.', BOSTON],
  ['Boston, MA, U.S.', BOSTON],
  ['Toronto, ON, Canada', { city: 'Toronto', state: 'ON' }],
  ['La Canada', { city: 'La Canada' }],
  ['Coeur d’Alene, Idaho', { city: 'Coeur d Alene', state: 'ID' }],
])('the place %j is %o [STORE-006]', (typed, location) => {
  expect(checkStoreSearch(typed)).toMatchObject({ ok: true, location });
  expect(parseLocation(checkStoreSearch(typed).term)).toEqual(location);
});
