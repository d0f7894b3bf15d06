import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderOn } from '../../../tests/support/widgets/renderWidget';
import { aStorefront, BUSINESS_CONTEXT, type TestStorefront } from '../../../tests/support/widgets/storefront';
import { useCustomMessages } from '../account/useCustomMessages';
import { useProductTiles } from '../products/useProductTiles';
import { StorefrontProvider } from './StorefrontProvider';

const message = (title: string) => ({ body: { messages: [{ id: title, title }] } });

/** A shop whose messages name the customer of the request. */
function shopOf(customer: { name: string }) {
  const shop = fakeShop();
  const { fetch } = shop;
  shop.fetch = (url, request) => {
    if (url.includes('getCustomMessages')) shop.answerNext(200, message(customer.name).body, 'messages');
    return fetch(url, request);
  };
  return shop;
}

function Messages() {
  const { messages, phase } = useCustomMessages();
  return <p>{phase === 'ready' ? messages.map(({ title }) => title).join() : phase}</p>;
}

function Tile() {
  const { tiles } = useProductTiles(['MUG']);
  return <p>{tiles[0]?.name}</p>;
}

describe('after the customer has changed', () => {
  test('another storefront of the page shows none of the former one’s personal data [HDR-008]', async () => {
    const queryClient = new QueryClient();
    const [ada, grace] = ['Ada', 'Grace'].map((name) => aStorefront({ shop: shopOf({ name }) })) as [
      TestStorefront,
      TestStorefront,
    ];
    const shown: string[] = [];
    function Seen() {
      const { messages } = useCustomMessages();
      shown.push(...messages.map(({ title }) => title));
      return <Messages />;
    }
    const pageOf = (storefront: TestStorefront) => (
      <StorefrontProvider storefront={storefront} queryClient={queryClient}>
        <Seen />
      </StorefrontProvider>
    );
    const page = renderOn(ada, pageOf(ada));
    await page.findByText('Ada');
    shown.length = 0;
    page.redraw(pageOf(grace));
    await page.findByText('Grace');
    expect(new Set(shown)).toEqual(new Set(['Grace']));
  });

  test('a sign-in without a page load fetches personal data of the new customer [HDR-008]', async () => {
    const customer = { name: 'Ada' };
    const storefront = aStorefront({ shop: shopOf(customer) });
    const page = renderOn(storefront, <Messages />);
    await page.findByText('Ada');
    customer.name = 'Grace';
    storefront.events.publish('session:signed-in', {});
    await page.findByText('Grace');
  });

  test('a sign-in refetches what depends on the account, and shows it until then [SCR-017]', async () => {
    const storefront = aStorefront({ config: BUSINESS_CONTEXT });
    const page = renderOn(storefront, <Tile />);
    await page.findByText('Enamel mug');
    const before = storefront.shop.requestsOf('tiles').length;
    storefront.events.publish('session:signed-in', {});
    page.getByText('Enamel mug');
    await expect.poll(() => storefront.shop.requestsOf('tiles').length).toBe(before + 1);

    const consumer = aStorefront();
    const shopPage = renderOn(consumer, <Tile />);
    await shopPage.findByText('Enamel mug');
    const read = consumer.shop.requestsOf('tiles').length;
    consumer.events.publish('session:signed-in', {});
    await expect.poll(() => shopPage.getByText('Enamel mug')).toBeDefined();
    expect(consumer.shop.requestsOf('tiles')).toHaveLength(read);
  });
});
