import { fireEvent } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { BANNER } from '../../../tests/support/fakeShopContent';
import { renderWidget } from '../../../tests/support/renderWidget';
import { BrandShopBanner } from './BrandShopBanner';

afterEach(() => void vi.unstubAllGlobals());

const banner = <BrandShopBanner assets={BANNER.sizes} alt="Acme" url="/acme" />;

test('the picture is the one for the width of the page, in a box of its size [CONT-002]', async () => {
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

test('its beacons are fired once when it was seen, and each time that it is followed [CONT-002, ANLY-007]', async () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('IntersectionObserver', undefined); // a page that can not tell takes it for seen
  const page = renderWidget(banner);
  const told = () =>
    page.storefront.shop.requests.flatMap(({ url, keepalive }) =>
      url.includes('ads.example') ? [[url, keepalive]] : [],
    );
  const seen: string[] = [];
  page.storefront.events.subscribe('banner:seen', (it) => seen.push(it.banner));
  const link = await page.findByRole('link', { name: 'Acme' });
  await expect.poll(told).toEqual([['https://ads.example/seen/acme-lg', true]]);

  fireEvent.click(link);
  page.redraw(<BrandShopBanner assets={BANNER.sizes} alt="Acme" url="/acme" />);
  fireEvent.click(await page.findByRole('link', { name: 'Acme' }));

  await expect
    .poll(() => told().slice(1))
    .toEqual([
      ['https://ads.example/pressed/acme-lg', true],
      ['https://ads.example/pressed/acme-lg', true],
    ]);
  expect(seen).toEqual(['Acme']);
});

test('without a picture there is nothing, and an address that runs is none [CONT-002]', async () => {
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
