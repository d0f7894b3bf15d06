import {
  defaultShouldDehydrateQuery,
  dehydrate,
  QueryClient,
  QueryClientProvider,
  type QueryMeta,
} from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefront } from '../../../tests/support/widgets/storefront';
import { landingFiltersOf } from '../../core/content/rules/landing';
import { customMessagesQuery } from '../account/customMessagesQuery';
import { rewardsQuery } from '../account/rewardsQuery';
import { approvalsQuery } from '../approvals/approvalsQuery';
import { orderQuery } from '../checkout/orderQuery';
import { bannersQuery, htmlContentQuery, landingQuery } from '../content/contentQueries';
import { printServicesQuery, siteHeaderQuery } from '../header/headerQueries';
import { listQuery, listsQuery } from '../lists/listsQueries';
import { checkoutPaymentQuery } from '../payment/checkoutPaymentQuery';
import { type CheckoutPaymentState, useCheckoutPayment } from '../payment/useCheckoutPayment';
import { carouselQuery } from '../products/carouselQuery';
import { productTilesQuery } from '../products/productTilesQuery';
import { recommendationsQuery } from '../products/recommendationsQuery';
import { useProductTiles } from '../products/useProductTiles';
import { storeQuery } from '../stores/storeQuery';
import { StorefrontProvider } from './StorefrontProvider';

/** The queries of a storefront by what a persister may store: data of the shop, of the customer, and personal data. */
const queriesOf = (storefront: TestStorefront) => ({
  shop: [
    bannersQuery(storefront, { slot: 'home' }),
    htmlContentQuery(storefront, { slot: 'home' }),
    landingQuery(storefront, landingFiltersOf(storefront.host.location.href)),
    storeQuery(storefront, '0012'),
  ],
  tiles: [productTilesQuery(storefront, ['MUG'])],
  customer: [
    siteHeaderQuery(storefront),
    printServicesQuery(storefront),
    carouselQuery(storefront, { type: 'recentlyViewed' }),
    recommendationsQuery(storefront, { skus: ['MUG'] }),
  ],
  personal: [
    checkoutPaymentQuery(storefront),
    orderQuery(storefront, 'Q-1'),
    approvalsQuery(storefront),
    customMessagesQuery(storefront),
    rewardsQuery(storefront),
    listsQuery(storefront),
    listQuery(storefront, 'desk'),
  ],
});

const isPersisted = (query: { meta?: QueryMeta | undefined }) => query.meta?.['persist'] !== false;

describe('Query keys', () => {
  const all = (storefront: TestStorefront) => Object.values(queriesOf(storefront)).flat();
  const texts = (queries: { queryKey: unknown }[]) => queries.map(({ queryKey }) => JSON.stringify(queryKey));
  const personalKeysOf = (storefront: TestStorefront) => texts(queriesOf(storefront).personal);
  const keysOf = (storefront: TestStorefront) => {
    const { personal: _, ...shared } = queriesOf(storefront);
    return texts(Object.values(shared).flat());
  };

  test('begin with quire, the shop and the subject, and differ by tenant, store, locale, display language and origin', () => {
    const consumer = aStorefront();
    expect(consumer.site.storeId).toBe('10001');
    for (const { queryKey } of all(consumer)) {
      expect(queryKey.slice(0, 2)).toEqual(['quire', 'sdc/10001/10001//US/WEB/-1/en/en-US/en-US/USD/prod/']);
      expect(queryKey[2]).toMatch(/^[a-z-]+$/);
    }
    const others = [
      aStorefront({ config: BUSINESS_CONTEXT }),
      aStorefront({ config: { storeId: '10002' } }),
      aStorefront({ config: { locale: 'fr-CA' } }),
      aStorefront({ config: { session: { isSpanishMode: true } } }),
      aStorefront({ config: { http: { origin: 'https://other.example' } } }),
    ];
    for (const other of others) {
      for (const key of keysOf(other)) expect(keysOf(consumer)).not.toContain(key);
    }
  });

  test('are equal for a server and a browser with the same context, but for personal data, which is not prefetched', () => {
    const [server, browser] = [aStorefront({ host: { href: 'https://shop.example/server' } }), aStorefront()];
    expect(keysOf(server)).toEqual(keysOf(browser));
    for (const key of personalKeysOf(server)) expect(personalKeysOf(browser)).not.toContain(key);
  });

  test('of products and recommendations contain the settings that their requests depend on', () => {
    const plain = aStorefront();
    const other = aStorefront({ config: { tiles: { inputs: { sparq: true } }, recommendations: { scheme: 'x' } } });
    expect(keysOf(other).filter((key) => !keysOf(plain).includes(key))).toHaveLength(3);
  });
});

describe('What the cache stores', () => {
  test('personal data has no cache life, and data of the customer is marked as not to be persisted', () => {
    const consumer = queriesOf(aStorefront());
    for (const query of consumer.personal) expect(query).toMatchObject({ gcTime: 0, meta: { persist: false } });
    for (const query of consumer.customer) expect(isPersisted(query)).toBe(false);
    for (const query of [...consumer.shop, ...consumer.tiles]) expect(isPersisted(query)).toBe(true);

    // prices of a business depend on its account
    const [tiles] = queriesOf(aStorefront({ config: BUSINESS_CONTEXT })).tiles;
    expect(tiles && isPersisted(tiles)).toBe(false);
  });

  test('payments are not persisted, are forgotten on unmount, and do not come back with a late response', async () => {
    const queryClient = new QueryClient();
    let payment: CheckoutPaymentState | undefined;
    const Payment = () => {
      payment = useCheckoutPayment();
      return <p>{payment.phase}</p>;
    };
    const page = renderWidget(
      <QueryClientProvider client={queryClient}>
        <Payment />
      </QueryClientProvider>,
      { shop: fakeShop({ cart: { MUG: 1 } }) },
    );
    await page.findByText('ready');
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && isPersisted(query),
    });
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1);
    expect(queries).toEqual([]);

    const shown = payment?.payment;
    let respond = () => {};
    const late = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const acted = payment?.act(async () => {
      await late;
      return shown;
    });
    page.unmount();
    await expect.poll(() => queryClient.getQueryCache().getAll()).toEqual([]);
    respond();
    expect(await acted).toBe('done');
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('The QueryClient of hooks', () => {
  function Names({ skus = ['MUG'] }: { skus?: string[] }) {
    return <p>{useProductTiles(skus).tiles.map(({ name }) => name)}</p>;
  }

  /** Two storefronts, whose shops name one product differently. */
  function twoShops() {
    const named = (name: string) => fakeShop({ products: { MUG: { name, price: '12.50' } } });
    const shops = { consumer: named('A mug'), business: named('A case of mugs') };
    return {
      ...shops,
      storefronts: [
        aStorefront({ shop: shops.consumer }),
        aStorefront({ shop: shops.business, config: BUSINESS_CONTEXT }),
      ],
    };
  }

  test('two storefronts under one client display their own products', async () => {
    const queryClient = new QueryClient();
    const { storefronts } = twoShops();
    const page = renderWidget(
      storefronts.map((storefront) => (
        <StorefrontProvider key={storefront.site.storeId} storefront={storefront} queryClient={queryClient}>
          <Names />
        </StorefrontProvider>
      )),
    );
    await page.findByText('A mug');
    await page.findByText('A case of mugs');
    expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
  });

  test('is the enclosing provider’s, unless the StorefrontProvider has its own', async () => {
    const enclosing = new QueryClient();
    const own = new QueryClient();
    const storefront = aStorefront();
    const page = renderWidget(
      <QueryClientProvider client={enclosing}>
        <StorefrontProvider storefront={storefront}>
          <Names />
        </StorefrontProvider>
        <StorefrontProvider storefront={storefront} queryClient={own}>
          <Names skus={['PEN']} />
        </StorefrontProvider>
      </QueryClientProvider>,
    );
    await page.findByText('Enamel mug');
    await page.findByText('Gel pen, blue');
    const skusIn = (client: QueryClient) =>
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey.at(-1));
    expect(skusIn(enclosing)).toEqual([['MUG']]);
    expect(skusIn(own)).toEqual([['PEN']]);
  });

  test('is one for each storefront without a provider', async () => {
    const { storefronts, consumer, business } = twoShops();
    const page = renderWidget(
      storefronts.map((storefront) => (
        <StorefrontProvider key={storefront.site.storeId} storefront={storefront}>
          <Names />
          <Names />
        </StorefrontProvider>
      )),
    );
    expect(await page.findAllByText('A mug')).toHaveLength(2);
    expect(await page.findAllByText('A case of mugs')).toHaveLength(2);
    expect([consumer, business].map((shop) => shop.requestsOf('tiles').length)).toEqual([1, 1]);
  });
});
