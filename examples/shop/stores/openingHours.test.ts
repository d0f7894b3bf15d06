import { expect, test } from 'vitest';
import { contextIn } from '../pages/platform/formContext';
import { holidaysOf, openingOf, workingHours } from './openingHours';
import { zoneOf } from './zones';

const hours = { weekdays: { opens: 9, closes: 20 }, sunday: { opens: 11, closes: 18 } };
const [east, west] = ['America/New_York', 'America/Los_Angeles'];

test.each([
  [east, '2026-11-23T15:00:00Z', 'Open until 8 pm'],
  [west, '2026-11-23T15:00:00Z', 'Closed until 9 am'],
  [east, '2026-11-22T17:00:00Z', 'Open until 6 pm'],
  [east, '2026-11-22T15:00:00Z', 'Closed until 11 am'],
  [east, '2026-11-22T23:30:00Z', 'Closed until 9 am'],
  [east, '2026-11-22T02:00:00Z', 'Closed until 11 am'],
  [east, '2026-11-26T15:00:00Z', 'Closed for the holiday'],
  [east, '2026-11-26T01:30:00Z', 'Closed for the holiday'],
  [east, '2026-12-24T15:00:00Z', 'Open until 8 pm'],
  [east, '2026-12-25T03:00:00Z', 'Closed for the holiday'],
  [east, '2027-01-01T03:00:00Z', 'Closed for the holiday'],
  [west, '2026-12-26T03:00:00Z', 'Closed for the holiday'],
  [east, '2026-12-26T15:00:00Z', 'Open until 8 pm'],
])('a store in %s at %s shows: %s [STORE-002]', (timeZone, now, expected) => {
  const { storeStatus, storeStatusTime } = openingOf({ hours, timeZone }, new Date(now), contextIn('en-US'));
  expect(`${storeStatus} ${storeStatusTime}`).toBe(expected);
});

test.each([
  [2026, ['2026-01-01', '2026-11-26', '2026-12-25']],
  [2027, ['2027-01-01', '2027-11-25', '2027-12-25']],
  [2029, ['2029-01-01', '2029-11-22', '2029-12-25']],
])('nothing is delivered on the holidays of %i: %j [STOR-004]', (year, dates) => {
  expect(holidaysOf(year)).toEqual({ year, dates });
});

test('workingHours formats the hours of a store as text', () => {
  expect(workingHours(hours, contextIn('en-US'))).toEqual(['Monday to Saturday 9 am to 8 pm', 'Sunday 11 am to 6 pm']);
});

test.each([
  ['Boston', 'MA', 42.36, -71.06, 'America/New_York'],
  ['Tampa', 'FL', 27.95, -82.46, 'America/New_York'],
  ['Pensacola', 'FL', 30.42, -87.2, 'America/Chicago'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['La Porte', 'IN', 41.61, -86.72, 'America/Chicago'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/New_York'],
  ['Knoxville', 'TN', 35.96, -83.92, 'America/New_York'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
])('%s, %s has the time zone of its location', (_, state, latitude, longitude, zone) => {
  expect(zoneOf(state, { latitude, longitude })).toBe(zone);
});

test.each([
  ['fr-CA', 'Du lundi au samedi, de 09 h à 20 h', 'Ouvert jusqu’à 20 h'],
  ['es', 'De lunes a sábado, de 9 a.m. a 8 p.m.', 'Abierto hasta las 8 p.m.'],
] as const)('the hours of a store are in the language of the page, in %s [DEC-Q558]', (language, weekdays, today) => {
  const texts = contextIn(language);
  expect(workingHours(hours, texts)[0]).toBe(weekdays);
  const { storeStatus, storeStatusTime } = openingOf(
    { hours, timeZone: east },
    new Date('2026-11-23T15:00:00Z'),
    texts,
  );
  expect(`${storeStatus} ${storeStatusTime}`).toBe(today);
});
