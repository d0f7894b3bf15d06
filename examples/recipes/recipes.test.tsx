import { dehydrate, QueryClient } from '@tanstack/react-query';
import { configure, fireEvent, within } from '@testing-library/dom';
import { AddToCartButton, MiniCart, productTilesQuery, StorefrontProvider, siteHeaderQuery } from 'quire-widgets';
import { createStorefront, memoryHost } from 'quire-widgets/core';
import { CONTEXT, fakeShop, renderWithQuire, type TestShop } from 'quire-widgets/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anAddress } from '../../tests/support/widgets/anAddress';
import { App, config } from './app';
import { MySavedItems, MyStore, SignInForm } from './customer';
import { MyList, MyLists } from './lists';
import { type Basket, type BasketLine, onBasket } from './ownBackend';
import { Shop, shouldPersistQuery } from './ownQueryClient';
import { tracedStorefront } from './ownTransport';
import { BasketPage, CategoryPage, PaymentPage, ProductPage, ThanksPage } from './pages';
import { prefetchShelf, ShelfLink, ShelfPage } from './prefetch';
import { Compared, LastChance, RelatedProducts, Shelf } from './products';
import { htmlOf, hydratePage } from './server';

// a busy machine takes its time for the first render of a file
configure({ asyncUtilTimeout: 5000 });

function renderForTest(...of: Parameters<typeof renderWithQuire>) {
  const { container, shop, unmount } = renderWithQuire(...of);
  onTestFinished(unmount);
  return { ...within(container), shop };
}

function rooted(app: ReactNode) {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => root.unmount());
  root.render(app);
  return { box, root };
}

/** Routes the page's own calls to this shop. */
function stubFetch(shop: TestShop) {
  vi.stubGlobal('fetch', shop.pageFetch);
  onTestFinished(() => void vi.unstubAllGlobals());
}

describe('recipes', () => {
  test('CategoryPage renders products, and its button adds one to the cart in the header', async () => {
    const page = renderForTest(<CategoryPage skus={['MUG', 'PEN']} />);
    await page.findByText('Gel pen, blue');
    fireEvent.click((await page.findAllByRole('button', { name: /Add to cart/ }))[0] as HTMLElement);
    await expect.poll(() => page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
    await page.findByRole('button', { name: 'Cart, 1 item' });
  });

  test.each([
    ['product', <ProductPage key="it" sku="MUG" />, 'Goes well with it'],
    ['cart', <BasketPage key="it" />, /Enamel mug/],
    ['payment', <PaymentPage key="it" shippingAddress={anAddress()} />, /Credit/],
    ['confirmation', <ThanksPage key="it" orderNumber="Q-100001" />, /Q-100001/],
  ])('the %s page renders', async (_, page, text) => {
    const { findAllByText } = renderForTest(page, { shop: fakeShop({ cart: { MUG: 1 } }) });
    expect((await findAllByText(text)).length).toBeGreaterThan(0);
  });

  test('Shelf, RelatedProducts, LastChance and Compared render data of the shop', async () => {
    const page = renderForTest([
      <Shelf key="shelf" skus={['MUG', 'LAMP']} />,
      <RelatedProducts key="goesWith" sku="MUG" />,
      <LastChance key="lastChance" skus={['MUG']} />,
      <Compared key="compared" />,
    ]);
    await page.findByText('Enamel mug, $12.50');
    await page.findByText('Desk lamp, sold out');
    await page.findByText('Copy paper, 500 sheets, $6.25');
    await page.findByText(/^Gel pen, blue, Copy paper/);
    page.getByText(/^0 to compare/);
  });

  test('customer components sign in, remove saved items, and report failed requests and missing lists', async () => {
    const onSignedIn = vi.fn();
    const page = renderForTest(
      [<SignInForm key="signIn" onSignedIn={onSignedIn} />, <MySavedItems key="kept" />, <MyStore key="store" />],
      { shop: fakeShop({ saved: { PEN: 1, MUG: 1 } }) },
    );
    const signInAs = async (login: string, password: string) => {
      fireEvent.input(page.getByLabelText('Email'), { target: { value: login } });
      fireEvent.input(page.getByLabelText('Password'), { target: { value: password } });
      fireEvent.click(await page.findByRole('button', { name: 'Sign in' }));
    };
    fireEvent.click(await page.findByRole('button', { name: 'Add Gel pen, blue to a list' }));
    await page.findByText("You can't open your lists on this page");
    page.shop.failNext('network', { of: 'saved-delete', times: 5 });
    fireEvent.click(page.getByRole('button', { name: 'Remove Gel pen, blue' }));
    await page.findByText("We couldn't remove it. Please try again");
    page.shop.repair();
    fireEvent.click(page.getByRole('button', { name: 'Remove Gel pen, blue' }));
    await expect.poll(() => page.queryByRole('button', { name: 'Remove Gel pen, blue' })).toBeNull();
    page.getByRole('button', { name: 'Choose a store' });

    await signInAs('nobody@shop.example', 'wrong');
    await page.findByText('Your email or password is incorrect');
    await signInAs('ada@shop.example', 'secret-of-ada');
    await expect.poll(() => onSignedIn).toHaveBeenCalledOnce();
  });

  test('MyList displays a changed quantity, saves it, and can be read again after a failure', async () => {
    const shop = fakeShop();
    const content = {
      list: { id: 'desk', name: 'Desk' },
      listItems: { items: [{ listItemId: 'item-1', itemId: 'PEN', qty: 2 }] },
    };
    shop.failNext(502, { of: 'list-read' });
    shop.failNext(502, { of: 'lists-read' });
    const config = { session: { isLoggedIn: true } };
    const page = renderForTest([<MyList key="list" id="desk" />, <MyLists key="lists" onOpen={() => {}} />], {
      shop,
      config,
    });
    await expect.poll(() => page.queryAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    shop.answerNext(200, content, 'list-read');
    for (const button of page.getAllByRole('button')) fireEvent.click(button);
    const quantity = await page.findByLabelText('Quantity of PEN');
    fireEvent.change(quantity, { target: { value: '5' } });
    fireEvent.keyDown(quantity, { key: 'Enter' });
    await expect.poll(() => shop.requestsOf('list-update')).toHaveLength(1);
    expect((page.getByLabelText('Quantity of PEN') as HTMLInputElement).value).toBe('5');
  });

  test('MyList saves a quantity that is completely typed and valid, and can save it again after a failure', async () => {
    const shop = fakeShop();
    const content = (qty: number) => ({
      list: { id: 'desk', name: 'Desk' },
      listItems: { items: [{ listItemId: 'item-1', itemId: 'PEN', qty }] },
    });
    shop.answerNext(200, content(2), 'list-read');
    const page = renderForTest(<MyList id="desk" />, { shop, config: { session: { isLoggedIn: true } } });
    const quantity = (await page.findByLabelText('Quantity of PEN')) as HTMLInputElement;
    for (const wrong of ['', '-3', '0', '1.5']) {
      fireEvent.change(quantity, { target: { value: wrong } });
      fireEvent.focusOut(quantity);
      await expect.poll(() => quantity.value).toBe('2');
    }
    shop.failNext('network', { of: 'list-update' });
    shop.answerNext(200, content(15), 'list-update');
    for (const typed of ['', '1', '15']) fireEvent.change(quantity, { target: { value: typed } });
    fireEvent.focusOut(quantity);
    fireEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect.poll(() => page.queryByRole('button', { name: 'Try again' })).toBeNull();
    const saved = shop.requestsOf('list-update').map(({ body }) => body);
    expect(saved).toEqual(Array(2).fill({ items: [{ listItemId: 'item-1', qty: 15, wasQty: 2 }] }));
  });

  test('App loads products from the shop on its own origin', async () => {
    stubFetch(fakeShop());
    const { box } = rooted(<App />);
    await expect.poll(() => box.textContent).toContain('Gel pen, blue');
  });

  test('a query client of the app caches responses across mounts', async () => {
    const shop = fakeShop();
    stubFetch(shop);
    const queryClient = new QueryClient();
    const app = (
      <Shop config={config} queryClient={queryClient}>
        <Shelf skus={['MUG']} />
      </Shop>
    );
    for (const { box, root } of [rooted(app), rooted(app)]) {
      await expect.poll(() => box.textContent).toContain('Enamel mug, $12.50');
      root.unmount();
    }
    expect(shop.requestsOf('tiles')).toHaveLength(1);
  });

  test('shouldPersistQuery leaves out what depends on the customer', async () => {
    const storefront = createStorefront(CONTEXT, memoryHost({ fetch: fakeShop().fetch }));
    const queryClient = new QueryClient();
    await queryClient.prefetchQuery(productTilesQuery(storefront, ['MUG']));
    await queryClient.prefetchQuery(siteHeaderQuery(storefront));
    const { queries } = dehydrate(queryClient, { shouldDehydrateQuery: shouldPersistQuery });
    expect(queries.map(({ queryKey }) => queryKey[2])).toEqual(['tiles']);
    expect(dehydrate(queryClient).queries).toHaveLength(2);
  });

  test('ShelfPage renders the products that its server has requested, without another request', async () => {
    const shop = fakeShop();
    stubFetch(shop);
    const skus = ['MUG', 'LAMP'];
    const state = await prefetchShelf(createStorefront(config, memoryHost({ fetch: shop.fetch })), skus);
    const { box } = rooted(<ShelfPage config={config} skus={skus} state={JSON.parse(JSON.stringify(state))} />);
    await expect.poll(() => box.textContent).toContain('Enamel mug, $12.50');
    expect(shop.requestsOf('tiles')).toHaveLength(1);
  });

  test('ShelfLink requests the products of its page before the customer follows it', async () => {
    const shop = fakeShop();
    stubFetch(shop);
    const page = (shelf: ReactNode) => (
      <Shop config={config}>
        <ShelfLink href="/mugs" skus={['MUG']}>
          Mugs
        </ShelfLink>
        {shelf}
      </Shop>
    );
    const { box, root } = rooted(page(null));
    await expect.poll(() => box.querySelector('a')).not.toBeNull();
    box.querySelector('a')?.focus();
    await expect.poll(() => shop.requestsOf('tiles')).toHaveLength(1);
    root.render(page(<Shelf skus={['MUG']} />));
    await expect.poll(() => box.textContent).toContain('Enamel mug, $12.50');
    expect(shop.requestsOf('tiles')).toHaveLength(1);
  });

  test('hydratePage reuses the markup of the server and then loads the cart', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = htmlOf(CONTEXT, 'https://shop.example/mug');
    expect(box.textContent).toContain('Add to cart');
    const button = box.querySelector('.quire-add-to-cart-button button');
    stubFetch(fakeShop({ cart: { MUG: 3 } }));
    const root = hydratePage(box, CONTEXT);
    onTestFinished(() => root.unmount());
    await expect.poll(() => box.querySelector('[aria-label="Cart, 3 items"]')).not.toBeNull();
    expect(box.querySelector('.quire-add-to-cart-button button')).toBe(button);
  });

  test('tracedStorefront adds the trace id to each request', async () => {
    const shop = fakeShop();
    const storefront = tracedStorefront(CONTEXT, () => 'trace-1', memoryHost({ fetch: shop.fetch }));
    await storefront.cart.read();
    expect(shop.requests.map(({ headers }) => headers['x-trace-id'])).toEqual(['trace-1']);
  });

  test('widgets read and change the cart of another backend', async () => {
    const lines = new Map<string, BasketLine>();
    const basket: Basket = {
      read: async () => [...lines.values()],
      add: async (sku, quantity) => void lines.set(sku, { sku, name: 'Tea', quantity, price: '4.50' }),
      set: async (sku, quantity) => {
        const line = lines.get(sku);
        if (line && quantity > 0) lines.set(sku, { ...line, quantity });
        else lines.delete(sku);
      },
    };
    const host = onBasket(basket, memoryHost());
    const storefront = createStorefront(CONTEXT, host);
    const page = renderForTest(
      <StorefrontProvider storefront={storefront}>
        <AddToCartButton sku="TEA" quantity={2} feedback="none" />
        <MiniCart />
      </StorefrontProvider>,
    );
    fireEvent.click(await page.findByRole('button', { name: 'Add to cart' }));
    await page.findByRole('button', { name: 'Cart, 2 items' });
    expect(storefront.cart.state().cart?.summary.subtotal).toEqual({ minor: 900, currency: 'USD' });

    // a second change is ignored while the first is pending
    await expect.poll(() => storefront.cart.state().isMutating).toBe(false);
    await storefront.cart.update({ lineId: 'TEA', quantity: 5 });
    await page.findByRole('button', { name: 'Cart, 5 items' });

    const unknown = { method: 'POST', headers: { 'X-HTTP-Method-Override': 'DELETE' } };
    expect((await host.fetch('/cc/api/sfl/TEA', unknown)).status).toBe(404);
    expect(lines.size).toBe(1);

    await storefront.cart.remove('TEA');
    expect([...lines]).toEqual([]);
  });
});
