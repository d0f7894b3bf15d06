import { expect, test } from 'vitest';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { memoryHost } from '../../platform/client/host/memoryHost';
import {
  knownLocation,
  knownZip,
  moveToStore,
  preferredStore,
  rememberedZipcode,
  rememberStore,
  rememberZipcode,
} from './preferredStore';

test('a zip is stored in the cookie, and in local storage for 1 day [STOR-011, STOR-013]', () => {
  const instant = { now: Date.parse('2026-11-20T12:00:00Z') };
  const host = memoryHost({ now: () => instant.now });
  rememberZipcode(host, ' 02108 ');
  expect(host.cookies.get('zipcode')).toBe('02108');

  host.cookies.set('zipcode', '10024', { maxAgeSeconds: 1, path: '/', sameSite: 'Lax' });
  expect(rememberedZipcode(host)).toBe('10024');
  host.cookies.set('zipcode', '', { maxAgeSeconds: 1, path: '/', sameSite: 'Lax' });
  instant.now += 86_400_000 - 1;
  expect(rememberedZipcode(host)).toBe('02108');
  instant.now += 1;
  expect(rememberedZipcode(host)).toBeUndefined();
});

test.each([undefined, '', 'Boston, MA', '0210', '02108-1234', 'x02108', '021081'])(
  '%s is not stored as a zip',
  (term) => {
    const host = memoryHost();
    rememberZipcode(host, term);
    expect(rememberedZipcode(host)).toBeUndefined();
  },
);

const chosen = { storeNumber: '0042', address1: '36 Brattle Street', city: 'Cambridge', state: 'MA', zipCode: '02138' };
const withCookies = (cookies: Record<string, string>, config = {}) => aStorefront({ host: { cookies }, config });
const withStore = (store: unknown, config = {}) => withCookies({ YourStore: JSON.stringify(store) }, config);

test.each([
  [
    chosen,
    {
      ...{ number: '0042', street: '36 Brattle Street', city: 'Cambridge', state: 'MA', zipCode: '02138' },
      ...{ hours: [], stock: {} },
    },
  ],
  [
    { storeNumber: '0042', address1: '', city: 7, state: null },
    {
      ...{ number: '0042', street: undefined, city: undefined, state: undefined, zipCode: undefined },
      ...{ hours: [], stock: {} },
    },
  ],
  [{ ...chosen, storeNumber: '' }, undefined],
  [{ ...chosen, storeNumber: 42 }, undefined],
  [{}, undefined],
])('the cookie %j is the chosen store %o [STORE-003]', (cookie, store) => {
  expect(preferredStore(withStore(cookie))).toStrictEqual(store);
});

test.each([
  ['the pickup lookup’s radius', {}, {}, '20mi'],
  ['the radius that the page sets', { stores: { pickupRadius: '5mi' } }, {}, '5mi'],
  ['the radius of its own search', { stores: { pickupRadius: '5mi' } }, { radius: '100mi' }, '100mi'],
])(
  'a store is stored with %s, and with empty fields for what is not known [STORE-017]',
  (_, config, options, radius) => {
    const page = aStorefront({ config });
    rememberStore(page, { number: '0042', hours: [], stock: {} }, options);
    expect(JSON.parse(page.host.cookies.get('YourStore') ?? '')).toEqual({
      ...{ address1: '', city: '', state: '', zipCode: '', storeNumber: '0042', persists: 'true' },
      radius,
    });
  },
);

test.each([
  ['0099', '0042'],
  [undefined, undefined],
  ['', ''],
])('a session that was rendered with the store %j moves to %j [CART-ADD-018]', (storeNumber, moved) => {
  const { session } = aStorefront({ config: { session: { storeNumber } } });
  moveToStore(session, { number: '0042' });
  expect(session.storeNumber).toBe(moved);
});

test.each([
  [{ zipcode: '10024' }, '60610', '10024'],
  [{}, '60610', '60610'],
  [{}, '', undefined],
  [{}, undefined, undefined],
])('with the cookies %j and the session’s zip %j, the zip %j is known [SESS-003]', (cookies, zipcode, zip) => {
  expect(knownZip(withCookies(cookies, { session: { zipcode } }))).toBe(zip);
});

test('without another ZIP code, the one to which a business ships is known [SESS-002]', () => {
  const permissionDetail = { sessionData: { deprecableRequestFields: { shippingZip: '02108' } } };
  expect(knownZip(withCookies({}, { session: { permissionDetail } }))).toBe('02108');
  expect(knownZip(withCookies({}, { session: { permissionDetail, zipcode: '60610' } }))).toBe('60610');
});

const CONFIGURED = { stores: { zipCode: '98105', state: 'WA' }, session: { zipcode: '60610' } };

test.each([
  ['the chosen store', withStore(chosen, CONFIGURED), { zipCode: '02138', city: 'Cambridge', state: 'MA' }],
  ['the zip, if the chosen store has none', withStore({ storeNumber: '1' }, CONFIGURED), { zipCode: '60610' }],
  ['the place that the page sets', aStorefront({ config: { stores: CONFIGURED.stores } }), CONFIGURED.stores],
  ['the default zip', aStorefront({ config: { stores: { state: 'WA' } } }), { zipCode: '01760', state: 'WA' }],
  ['the default state', aStorefront({ config: { stores: { zipCode: '98105' } } }), { zipCode: '98105', state: 'MA' }],
  ['the default place', aStorefront(), { zipCode: '01760', state: 'MA' }],
])('the customer’s location is that of %s [STORE-018, STORE-019]', (_, page, location) => {
  expect(knownLocation(page)).toEqual(location);
});
