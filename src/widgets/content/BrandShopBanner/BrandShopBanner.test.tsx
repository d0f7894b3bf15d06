import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BANNER } from '../../../../tests/support/shop/fakeShopContent';
import { renderOn, renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES, aStorefront } from '../../../../tests/support/widgets/storefront';
import * as v from '../../../schema';
import { attributes } from './attributes';
import { BrandShopBanner } from './BrandShopBanner';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const banner = <BrandShopBanner assets={BANNER.sizes} alt="Acme" url="/acme" />;

test('the picture matches the width of the page and has its own dimensions [CONT-002]', async () => {
  vi.stubGlobal('innerWidth', 360);
  const page = renderWidget(banner);
  const picture = () => page.queryByRole('img', { name: 'Acme' });
  await expect.poll(() => picture()?.getAttribute('src')).toBe('/banners/acme-xs.svg');
  expect([picture()?.getAttribute('width'), picture()?.getAttribute('height')]).toEqual(['320', '160']);

  page.unmount();
  vi.stubGlobal('innerWidth', 1280);
  const wide = renderWidget(banner);
  await expect.poll(() => wide.queryByRole('img', { name: 'Acme' })?.getAttribute('src')).toBe('/banners/acme-lg.svg');
});

test('the impression beacon is sent once, and the click beacon on each click [CONT-002, ANLY-007]', async () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('IntersectionObserver', undefined); // without the observer, the banner counts as seen
  const page = renderWidget(banner, { host: { cookies: ACCEPTED_COOKIES } });
  const beacons = () =>
    page.storefront.shop.requests.flatMap(({ url, keepalive }) =>
      url.includes('ads.example') ? [[url, keepalive]] : [],
    );
  const seen: string[] = [];
  page.storefront.events.subscribe('banner:seen', (it) => seen.push(it.banner));
  const link = await page.findByRole('link', { name: 'Acme' });
  await expect.poll(beacons).toEqual([['https://ads.example/seen/acme-lg', true]]);

  fireEvent.click(link);
  page.redraw(<BrandShopBanner assets={BANNER.sizes} alt="Acme" url="/acme" />);
  fireEvent.click(await page.findByRole('link', { name: 'Acme' }));

  await expect
    .poll(() => beacons().slice(1))
    .toEqual([
      ['https://ads.example/pressed/acme-lg', true],
      ['https://ads.example/pressed/acme-lg', true],
    ]);
  expect(seen).toEqual(['Acme']);
});

test('a banner without a picture renders nothing, and a javascript: url renders no link [CONT-002]', async () => {
  const page = renderWidget(
    <>
      <BrandShopBanner assets={{}} alt="Nothing" url="/nothing" />
      <BrandShopBanner assets={BANNER.sizes} alt="Acme" url="javascript:alert(1)" />
    </>,
  );
  await page.findByRole('img', { name: 'Acme' });
  expect(page.queryByRole('link')).toBeNull();
  expect(page.queryAllByRole('img')).toHaveLength(1);
});

test('only the picture for the width of the page is requested [CONT-002]', async () => {
  vi.stubGlobal('innerWidth', 360);
  // every `src` that was set: a picture that is replaced before anyone looks was still requested
  const set = vi.spyOn(Element.prototype, 'setAttribute');
  const page = renderWidget(banner);
  await page.findByRole('img', { name: 'Acme' });
  const requested = set.mock.calls.flatMap(([name, value]) => (name === 'src' ? [value] : []));
  expect([...new Set(requested)]).toEqual(['/banners/acme-xs.svg']);
});

test('an invalid size is reported once by its name, as a problem event and on the console [CONT-002]', async () => {
  runEffectsOnce();
  const errors: string[] = [];
  const problems: string[] = [];
  const console = { warn() {}, error: (text: unknown) => void errors.push(String(text)) };
  const bad = () => <BrandShopBanner assets={{ xs: { assetUrl: 7 } }} alt="Acme" />;
  const storefront = aStorefront({ host: { console } });
  storefront.events.subscribe('problem', ({ error }) => problems.push(`${error.kind} ${error.code}`));
  const page = renderOn(storefront, bad());
  await expect.poll(() => problems).toEqual(['integration ATTRIBUTE_INVALID']);
  page.redraw(bad());
  page.redraw(banner);
  await page.findByRole('img', { name: 'Acme' });
  expect(errors).toEqual([expect.stringContaining('assets.xs: assetUrl: expected')]);
  expect(problems).toHaveLength(1);
});

test('an invalid attribute is rejected with a message that names what is expected [CONT-002]', () => {
  expect(v.safeParse(attributes, { assets: { xs: { imageWidth: 'wide' } } }).issues?.[0]).toMatchObject({
    message: 'a number of pixels',
  });
  expect(v.safeParse(attributes, { assets: BANNER.sizes }).success).toBe(true);
});

test('a banner without alt text is no link; once it becomes one, its new element is observed instead [CONT-002, ANLY-007]', async () => {
  const observed: Element[] = [];
  const unobserved: Element[] = [];
  class Observer {
    observe = (element: Element) => observed.push(element);
    unobserve = (element: Element) => unobserved.push(element);
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const page = renderWidget(<BrandShopBanner assets={BANNER.sizes} url="/acme" />);
  await expect.poll(() => observed.map(({ tagName }) => tagName)).toEqual(['DIV']);
  expect(page.queryByRole('link')).toBeNull();
  page.redraw(banner);
  await page.findByRole('link', { name: 'Acme' });
  await expect.poll(() => observed.map(({ tagName }) => tagName)).toEqual(['DIV', 'A']);
  expect(unobserved).toEqual([observed[0]]);
});
