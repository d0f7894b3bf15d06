import { expect, test } from 'vitest';
import type { FakeCall } from '../../../../tests/support/shop/fakeShopRoutes';
import { ACCEPTED_COOKIES, aStorefront, type TestStorefront } from '../../../../tests/support/widgets/storefront';
import { readMessages } from '../../account/client/messagesClient';
import { readRewards } from '../../account/client/rewardsClient';
import { readApprovalOrders } from '../../approvals/client/approvalsClient';
import { readBanners, readHtmlContent } from '../../content/client/contentClient';
import { readLanding } from '../../content/client/landingClient';
import { readPrintServices, readSiteHeader } from '../../header/client/headerClient';
import { listsOf } from '../../lists/client/listsClient';
import { type Carousel, type CarouselOptions, readCarousel } from '../../products/client/carouselClient';
import type { CarouselRequest } from '../../products/client/carouselSources';
import { createRecommendationClient } from '../../products/client/recommendationClient';
import { createPickupClient } from '../../stores/client/pickupClient';
import { findLocalBusiness, findStores } from '../../stores/client/storeLocator';
import type { HostSignal } from './host/host';

type Read = (page: TestStorefront, signal: HostSignal) => Promise<unknown>;

const carousel =
  (type: CarouselRequest['type'], options?: CarouselOptions): Read =>
  (page, signal) =>
    readCarousel(page, { type }, options, signal);

const NO_FILTERS = { brands: [], categories: [], bopis: false, promo: undefined };

const reads: [what: string, call: FakeCall, read: Read][] = [
  ['messages', 'messages', readMessages],
  ['rewards', 'rewards-info', readRewards],
  ['available rewards', 'rewards-available', readRewards],
  ['orders to approve', 'approvals', readApprovalOrders],
  ['banners', 'ecomm-content', (page, signal) => readBanners(page, { slot: 'home' }, signal)],
  ['HTML content', 'html-content', (page, signal) => readHtmlContent(page, { slot: 'home' }, signal)],
  ['a landing page', 'landing', (page, signal) => readLanding(page, NO_FILTERS, signal)],
  ['the header', 'header', readSiteHeader],
  ['print services', 'print-services', readPrintServices],
  ['lists', 'lists-read', (page, signal) => listsOf(page).read(undefined, { signal })],
  ['found lists', 'list-search', (page, signal) => listsOf(page).read({ search: 'desk' }, { signal })],
  ['one list', 'list-read', (page, signal) => listsOf(page).readOne('list-1', undefined, signal)],
  ['suggested products', 'list-search', (page, signal) => listsOf(page).suggest('mu', signal)],
  [
    'products that go with others',
    'recommend',
    (page, signal) => createRecommendationClient(page).forSkus([], { signal }),
  ],
  ['recommended products', 'recommend', carousel('customersAlsoBought')],
  ['repeatedly bought products', 'frequent', carousel('frequentlyPurchased')],
  ['recently viewed products', 'recent', carousel('recentlyViewed')],
  ['stores for a pickup', 'stores', (page, signal) => createPickupClient(page).find({ signal })],
  ['stores', 'store-locator', (page, signal) => findStores(page, { signal })],
  [
    'a local business',
    'local-business',
    (page, signal) => findLocalBusiness(page, { latitude: 42.3, longitude: -71.1 }, signal),
  ],
];

async function leaveDuring(call: FakeCall, read: Read) {
  const page = aStorefront({
    config: { session: { rewardsNumber: '17' } },
    host: { cookies: { ...ACCEPTED_COOKIES, 'ctx-token': 'a' } },
  });
  page.shop.hold(call);
  const leaving = new AbortController();
  const reading = read(page, leaving.signal);
  await expect.poll(() => page.shop.held).toBe(1);
  leaving.abort(new Error('left'));
  page.shop.release();
  return { page, reading };
}

test.each(reads)('a read of %s ends when its caller leaves, and is not logged', async (_, call, read) => {
  const { page, reading } = await leaveDuring(call, read);
  const error = await reading.then(
    () => 'read',
    (reason: { code?: string; message: string }) => reason.code ?? reason.message,
  );
  expect(['ABORTED', 'left']).toContain(error);
  expect(page.shop.requestsOf('log')).toEqual([]);
});

test('beacons that arrive after the caller of their carousel has left are not added [REC-019]', async () => {
  const { reading } = await leaveDuring('ads', carousel('customersAlsoBought', { adBoxName: 'ads_1' }));
  const { products } = (await reading) as Carousel;
  expect(products.flatMap(({ tile }) => tile.impressionBeacons)).toEqual([]);
});
