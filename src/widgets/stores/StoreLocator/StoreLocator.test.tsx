import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { fakeLocator } from '../../../../tests/support/shop/fakeShopStores';
import { atRest } from '../../../../tests/support/widgets/atRest';
import { renderWidget, runEffectsOnce, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { frCA } from '../../../languages/fr-CA/index';
import { StoreLocator, type StoreLocatorProps } from './StoreLocator';

const SORRY = 'Sorry, something went wrong. Please try again.';

const YourStore = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });

const names = (page: WidgetPage) => [...page.box.querySelectorAll('.quire-store h3')].map((name) => name.textContent);

async function opened(props: StoreLocatorProps = {}, dependencies: TestStorefrontOptions = {}) {
  const shop = fakeShop();
  const page = renderWidget(<StoreLocator layout="inline" {...props} />, { shop, ...dependencies });
  await expect.poll(() => names(page)).toHaveLength(3);
  return { ...page, shop, searches: () => shop.requestsOf('store-locator').map(({ body }) => body) };
}

async function search(page: WidgetPage, term: string) {
  await page.type('City and state, or ZIP code', term);
  await page.click('Search');
}

/** The browser's response to the location request. */
function geolocation(answer: (success: (position: object) => void, failure: (error: object) => void) => void) {
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: answer } as never);
}

/** The maps script: the number of maps created, and the titles of their markers. */
function fakeMaps() {
  let made = 0;
  const markers = new Set<{ title: string }>();
  class FakeMap {
    constructor() {
      made += 1;
    }
    fitBounds() {}
    setCenter() {}
    setZoom() {}
  }
  class Marker {
    title: string;
    constructor({ title }: { title: string }) {
      this.title = title;
      markers.add(this);
    }
    setMap() {
      markers.delete(this);
    }
  }
  class LatLngBounds {
    extend() {}
  }
  return {
    maps: { Map: FakeMap, Marker, LatLngBounds },
    mapsMade: () => made,
    markerTitles: () => [...markers].map(({ title }) => title),
  };
}

afterEach(() => void vi.restoreAllMocks());

describe('StoreLocator', () => {
  test('opens as a drawer with stores and their hours, and saves the chosen store [STORE-001, STORE-002, STORE-005]', async () => {
    const page = renderWidget(<StoreLocator />);
    await page.click('Find a store');
    await expect.poll(page.title).toBe('Find a store');
    await expect.poll(() => names(page)).toEqual(['Natick, MA', 'Waltham, MA', 'Cambridge, MA']);
    expect(page.drawer()?.textContent).toContain('1245 Worcester Street, 01760 · 0.4 miles awayOpen until 9 pm');
    expect(page.drawer()?.textContent).toContain('Mon–Fri 8 am – 9 pm');

    await page.click('Make this my store: Cambridge, MA');
    await expect.poll(page.status).toContain('Cambridge, MA is now your store.');
    expect(page.storefront.host.cookies.get('YourStore')).toContain('"storeNumber":"0042"');
    await page.findButton('Your store');
    expect(page.isOff('Your store')).toBe(true);
  });

  test('a store in the searched ZIP code is less than 1 mile away, and not 0 miles [STORE-002]', async () => {
    const shop = fakeShop();
    runEffectsOnce();
    const { results } = fakeLocator({}) as { results: { stores: { distance: number }[] } };
    const stores = results.stores.map((store, index) => (index === 0 ? { ...store, distance: 0 } : store));
    shop.answerNext(200, { results: { ...results, stores } }, 'store-locator');
    const page = renderWidget(<StoreLocator />, { shop });
    await page.click('Find a store');
    await expect.poll(() => page.drawer()?.textContent).toContain('01760 · Less than 1 mile awayOpen until 9 pm');
  });

  test('opens on an overlay request from the header, and settles it as closed [HDR-035]', async () => {
    const page = renderWidget(<StoreLocator />);
    await page.findButton('Find a store');
    const outcome = requestOverlay(page.storefront, { overlay: 'STORE_LOCATOR' });
    await expect.poll(page.title).toBe('Find a store');
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('inline, focuses its search field on an overlay request from the header, and opens no drawer [HDR-035]', async () => {
    const page = await opened();
    const received: unknown[] = [];
    page.storefront.events.subscribe('drawer:opened', (event) => received.push(event));
    expect(await requestOverlay(page.storefront, { overlay: 'STORE_LOCATOR' })).toBe('done');
    expect(document.activeElement).toBe(page.field('City and state, or ZIP code'));
    expect(received).toEqual([]);
  });

  test('searches the configured address first, then the typed term, both with the configured radius [STORE-004, STORE-011, STORE-016]', async () => {
    runEffectsOnce();
    const page = await opened({ address: 'Boston', radius: '50mi' });
    await search(page, 'Natick, MA');
    await expect.poll(page.searches).toEqual([
      { address: 'Boston', radius: '50mi' },
      { address: 'Natick, MA', radius: '50mi' },
    ]);
  });

  test('names the place that distances are measured from: the known one, then the searched one [STORE-002]', async () => {
    const page = await opened();
    expect(page.status()).toContain('3 stores near 01760');
    await search(page, 'Boston, MA');
    await expect.poll(page.status).toContain('3 stores near Boston, MA');
    await search(page, '');
    await expect.poll(page.status).toContain('3 stores near 01760');
  });

  test.each([
    ['the chosen store', {}, { YourStore }, 'near Cambridge, MA'],
    ['the store of its attribute', { storeNumber: '0008' }, {}, 'near Natick, MA'],
    ['the configured address', { address: 'Boston' }, {}, 'near Boston'],
  ])('names %s as the place of the first search [STORE-002]', async (_, props, cookies, expected) => {
    const page = await opened(props, { host: { cookies } });
    expect(page.status()).toContain(expected);
  });

  test('names the place of the stores that it shows, also after a search that fails [STORE-002]', async () => {
    const page = await opened({ storeNumber: '0008', address: 'Boston' });
    expect(page.status()).toContain('near Boston');
    page.shop.failNext(500, { of: 'store-locator' });
    await search(page, '');
    await expect.poll(page.alert).toBe(SORRY);
    expect(page.status()).toContain('near Boston');
  });

  test('reports a search term without matches in quotes [STORE-008, STORE-010]', async () => {
    const page = await opened();
    await search(page, 'Nowhere');
    await expect.poll(page.status).toContain('No stores found for "Nowhere".');
    expect(names(page)).toEqual([]);
  });

  test('does not send a search for a term with an invalid character [STORE-006, STORE-007, STORE-010]', async () => {
    runEffectsOnce();
    const page = await opened();
    await search(page, 'St; Louis');
    await expect.poll(page.status).toContain('No stores found for "St; Louis".');
    expect(page.searches()).toHaveLength(1);
  });

  test('retains the stores when a search fails, logs the failure, and shows a retry [STORE-014]', async () => {
    const page = await opened();
    page.shop.failNext('network', { of: 'store-locator' });
    await search(page, 'Boston');
    await expect.poll(page.alert).toBe(SORRY);
    expect(names(page)).toHaveLength(3);
    expect(page.status()).toContain('3 stores near 01760');
    await expect.poll(() => page.shop.requestsOf('log')).toHaveLength(1);
    await page.click('Try again');
    await expect.poll(page.alert).toBe('');
  });

  test('searches for the same term again after a failure', async () => {
    const page = await opened();
    page.shop.failNext('network', { of: 'store-locator' });
    await search(page, 'Boston');
    await expect.poll(page.alert).toBe(SORRY);
    await page.click('Search');
    await expect.poll(page.alert).toBe('');
  });

  test('automatic selection does not replace the store that the customer chose when the drawer reopens [STORE-022]', async () => {
    const page = renderWidget(<StoreLocator />, { config: { session: { enableAutoStoreSelection: true } } });
    await page.click('Find a store');
    await expect.poll(page.status).toContain('We chose Natick, MA, the store nearest you');
    await page.click('Make this my store: Cambridge, MA');
    await expect.poll(page.status).toContain('Cambridge, MA is now your store.');
    await page.click('Close');
    await expect.poll(page.title).toBeUndefined();
    await page.click('Find a store');
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(page.status()).not.toContain('We chose');
    expect(page.storefront.host.cookies.get('YourStore')).toContain('"storeNumber":"0042"');
  });

  test('a store is chosen even if saving it on the server fails [STORE-013]', async () => {
    const page = await opened();
    page.shop.failNext(500, { of: 'preferred-store' });
    await page.click('Make this my store: Natick, MA');
    await expect.poll(page.status).toContain('Natick, MA is now your store.');
    expect(page.alert()).toBe('');
  });

  test('two presses before the next render choose one store, and call onChange once [STORE-005]', async () => {
    const onChange = vi.fn();
    const page = await opened({ onChange });
    const buttons = ['Natick, MA', 'Waltham, MA'].map((store) =>
      page.getByRole('button', { name: `Make this my store: ${store}` }),
    );
    for (const button of buttons) button.click();
    await expect.poll(page.status).toContain('Natick, MA is now your store.');
    await atRest(() => page.shop.requests.length);
    expect(onChange.mock.calls).toEqual([[{ number: '0008' }]]);
    expect(page.shop.requestsOf('preferred-store')).toHaveLength(1);
  });

  test('the chosen store stays announced while another one is saved, and onChange is called even after closing [STORE-005]', async () => {
    const onChange = vi.fn();
    const page = await opened({ layout: 'drawer', defaultOpen: true, onChange });
    await page.click('Make this my store: Natick, MA');
    await expect.poll(page.status).toContain('Natick, MA is now your store.');
    await expect.poll(() => page.isOff('Make this my store: Waltham, MA')).toBe(false);
    page.shop.hold('preferred-store');
    await page.click('Make this my store: Waltham, MA');
    await expect.poll(() => page.shop.held).toBe(1);
    await expect.poll(() => page.isOff('Make this my store: Cambridge, MA')).toBe(true);
    expect(page.status()).toContain('Natick, MA is now your store.');
    await page.click('Close');
    page.shop.release();
    await expect.poll(() => onChange.mock.calls).toHaveLength(2);
  });

  test.each([
    [true, {}, '"persists":"false"'],
    [false, {}, undefined],
    [true, { YourStore: '{"storeNumber":"0051"}' }, '{"storeNumber":"0051"}'],
  ])(
    'with automatic selection %s, chooses the nearest store only if enabled and none is chosen yet [STORE-022]',
    async (enableAutoStoreSelection, cookies, expected) => {
      const page = await opened({}, { config: { session: { enableAutoStoreSelection } }, host: { cookies } });
      if (expected === undefined) expect(page.storefront.host.cookies.get('YourStore')).toBeUndefined();
      else await expect.poll(() => page.storefront.host.cookies.get('YourStore')).toContain(expected);
      const isAnnounced = () => page.status().includes('We chose Natick, MA, the store nearest you');
      await expect.poll(isAnnounced).toBe(expected?.includes('persists') ?? false);
    },
  );

  test.each([
    ['without a key', {}],
    ['with a key, if the page has no map', { mapsKey: 'k-0', showMap: false }],
  ])('loads no maps script %s [STORE-021]', async (_, props) => {
    const append = vi.spyOn(document.head, 'append');
    const page = await opened(props);
    expect(page.box.querySelector('section[aria-label="Map of stores"]')).toBeNull();
    expect(append).not.toHaveBeenCalled();
  });

  test('removes the map if the page does not show it any more, and draws it again [STORE-021]', async () => {
    vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const { maps, mapsMade } = fakeMaps();
    const locator = (showMap: boolean) => <StoreLocator layout="inline" mapsKey="k-2" showMap={showMap} />;
    const page = renderWidget(locator(true), { host: { window: { google: { maps } } } });
    const map = () => page.queryByRole('region', { name: 'Map of stores' });
    await expect.poll(mapsMade).toBe(1);
    page.redraw(locator(false));
    await expect.poll(map).toBeNull();
    page.redraw(locator(true));
    await expect.poll(mapsMade).toBe(2);
    expect(map()).not.toBeNull();
  });

  test('with a key, loads the maps script with the places library once, and updates markers on the same map [STORE-021]', async () => {
    const scripts: string[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push(new URL((script as HTMLScriptElement).src).search);
    });
    const { maps, mapsMade, markerTitles } = fakeMaps();
    const shop = fakeShop();
    const locator = <StoreLocator layout="inline" mapsKey="k-1" />;
    const both = renderWidget(
      <>
        {locator}
        {locator}
      </>,
      { host: { window: { google: { maps } } } },
    );
    await expect.poll(mapsMade).toBe(2);
    expect(scripts).toEqual(['?key=k-1&libraries=places']);
    both.unmount();

    const page = renderWidget(locator, { shop, host: { window: { google: { maps } } } });
    await expect.poll(mapsMade).toBe(3);
    await expect.poll(() => markerTitles().slice(-3)).toEqual(['Natick, MA', 'Waltham, MA', 'Cambridge, MA']);
    const before = markerTitles();
    shop.answerNext(200, fakeLocator({ storeNumber: 'another' }), 'store-locator');
    await search(page, 'Natick, MA');
    await expect.poll(markerTitles).toEqual([...before.slice(0, -3), 'Natick, MA']);
    expect(mapsMade()).toBe(3);
  });

  test.each([
    ['does not load', {}],
    [
      'throws',
      {
        google: {
          maps: {
            Map: class {
              constructor() {
                throw new Error('no such key');
              }
            },
          },
        },
      },
    ],
  ])('lists the stores without a map if the maps script %s', async (_, window) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const page = await opened({ mapsKey: 'k-2' }, { host: { window } });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => names(page)[0]).toBe('Natick, MA');
    expect(page.box.querySelector('section[aria-label="Map of stores"]')).toBeNull();
  });

  test('requests the location only when the customer looks for a local business [STORE-009, STORE-012]', async () => {
    const getCurrentPosition = vi.fn((success) => success({ coords: { latitude: 42.3, longitude: -71.1 } }));
    geolocation(getCurrentPosition);
    const page = await opened({ localBusiness: true });
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await page.click('Find one near me');
    await expect.poll(page.status).toContain('Natick Print & Pack, 2 Main Street, Natick, MA, (508) 555-0100');
    geolocation((success) => success({ coords: { latitude: -33, longitude: 151 } }));
    await page.click('Find one near me');
    await expect.poll(page.status).toContain('No Local Business');
  });

  test('uses the previous location when the browser has none, but not when the customer denies access [SESS-025]', async () => {
    const page = await opened({ localBusiness: true }, { host: { cookies: { geocode: '42.3,-71.1' } } });
    geolocation((_, failure) => failure({ code: 1 }));
    await page.click('Find one near me');
    await expect.poll(page.status).toContain("We don't have access to your location.");
    expect(page.shop.requestsOf('local-business')).toEqual([]);
    geolocation((_, failure) => failure({ code: 2 }));
    await page.click('Find one near me');
    await expect.poll(page.status).toContain('Natick Print & Pack');
    expect(page.shop.requestsOf('local-business')[0]?.body).toEqual({ latitude: 42.3, longitude: -71.1 });
  });

  test('formats a distance with the decimal mark and the singular form of the locale [I18N-004]', async () => {
    const page = await opened({}, { config: { locale: 'fr-CA', i18n: { catalogues: { fr: frCA } } } });
    expect(page.box.textContent).toContain('à 0,4 mille');
    expect(page.box.textContent).not.toContain('0,4 milles');
  });

  test('requests no local business after it is unmounted', async () => {
    let resolvePosition = (_position: object) => {};
    geolocation((success) => {
      resolvePosition = success;
    });
    const page = await opened({ localBusiness: true });
    await page.click('Find one near me');
    page.unmount();
    resolvePosition({ coords: { latitude: 42.3, longitude: -71.1 } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.shop.requestsOf('local-business')).toEqual([]);
  });

  test('a retry retains focus until the response arrives, and then moves it to the search field', async () => {
    const page = await opened();
    page.shop.failNext(502, { of: 'store-locator' });
    await search(page, 'Boston');
    const again = await page.findButton('Try again');
    again.focus();
    page.shop.hold('store-locator');
    await page.click('Try again');
    await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(again);
    page.shop.release();
    await expect.poll(() => document.activeElement?.getAttribute('autocomplete')).toBe('postal-code');
  });

  test.each([
    [1, "We don't have access to your location."],
    [3, "We couldn't find your location."],
  ])('reports the geolocation error %i, and the search still works', async (code, expected) => {
    runEffectsOnce();
    geolocation((_, failure) => failure({ code }));
    const page = await opened({ localBusiness: true });
    await page.click('Find one near me');
    await expect.poll(page.status).toContain(expected);
    await search(page, 'Boston');
    await expect.poll(page.searches).toHaveLength(2);
  });
});
