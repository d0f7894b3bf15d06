import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { renderHook } from '../../../tests/support/widgets/renderHook';
import { runEffectsOnce } from '../../../tests/support/widgets/renderWidget';
import { listsOf } from '../../core/lists/client/listsClient';
import { listsParams } from '../../core/lists/rules/listsForm';
import { useListStar, useLists } from './useLists';

function onScreen(options: { enabled?: boolean } = { enabled: true }) {
  const shop = fakeShop({ lists: [{ name: 'Desk' }, { name: 'Kitchen', accessLevel: 'SHARED' }] });
  const page = renderHook(
    (search: string) => ({ lists: useLists(listsParams({ search }), options), star: useListStar() }),
    {
      shop,
      props: '',
    },
  );
  const lists = () => page.result().lists;
  return {
    ...page,
    lists,
    names: () => lists().lists.map(({ name }) => name),
    phase: () => page.result()?.lists.phase,
  };
}

describe('useLists', () => {
  test('tracks each request as pending, success or error, and has the lists with their metadata [LIST-009, LIST-014]', async () => {
    runEffectsOnce();
    const page = onScreen({ enabled: false });
    const { shop } = page;
    await expect.poll(page.result).toBeDefined();
    expect(page.lists()).toMatchObject({ phase: 'idle', isFetching: false, lists: [] });
    shop.hold();
    void page.lists().refetch();
    await expect.poll(page.lists).toMatchObject({ phase: 'loading', isFetching: true });
    shop.release();
    await expect.poll(page.lists).toMatchObject({ phase: 'ready', isFetching: false });
    expect(page.lists()).toMatchObject({ availableAccessLevel: ['PERSONAL', 'SHARED', 'GLOBAL'], favorites: [] });
    expect(page.lists().metadata).toMatchObject({ pagination: { page: 1, size: 100, pages: 1 }, totalItems: 2 });

    shop.failNext(502, { of: 'list-update' });
    page.result().star.mutate({ id: 'list-1', isFavorite: true });
    await expect.poll(() => page.result().star.status).toBe('error');
    shop.failNext(502, { of: 'lists-read' });
    expect(await page.lists().refetch()).toMatchObject({ error: { status: 502 } });
    await expect.poll(page.phase).toBe('failed');
    expect(page.names()).toEqual(['Desk', 'Kitchen']);
  });

  test('a star is displayed on every screen of lists, and pressing it twice sends one request [LIST-048]', async () => {
    const page = onScreen();
    await expect.poll(page.phase).toBe('ready');
    page.result().star.mutate({ id: 'list-1', isFavorite: true });
    page.result().star.mutate({ id: 'list-1', isFavorite: true });
    await expect.poll(() => page.lists().favorites).toEqual(['list-1']);
    expect(page.shop.requestsOf('list-update')).toHaveLength(1);
  });

  test('reads the lists again after a change by another part of the page, and after sign-in [LIST-024]', async () => {
    const page = onScreen();
    await expect.poll(page.phase).toBe('ready');
    await listsOf(page.storefront).create({ name: 'Attic', accessLevel: 'PERSONAL' });
    await expect.poll(page.names).toContain('Attic');
    page.shop.lists.put({ name: 'Cellar' });
    page.storefront.events.publish('session:signed-in', {} as never);
    await expect.poll(page.names).toContain('Cellar');
  });

  test('by default it reads the first page of lists, once the customer has signed in [LIST-009, LIST-024]', async () => {
    const shop = fakeShop({ lists: [{ name: 'Desk' }] });
    const page = renderHook(() => useLists(), { shop });
    await expect.poll(page.result).toMatchObject({ phase: 'idle', lists: [] });
    expect(shop.requestsOf('lists-read')).toEqual([]);
    Object.assign(page.storefront.session, { isLoggedIn: true });
    page.storefront.events.publish('session:signed-in', {} as never);
    await expect.poll(page.result).toMatchObject({ phase: 'ready', lists: [{ name: 'Desk' }] });
    expect(shop.requestsOf('lists-read')).toHaveLength(1);
  });

  test('a search is sent once the customer has stopped typing, and shows the latest lists until then [LIST-032]', async () => {
    const page = onScreen();
    await expect.poll(page.phase).toBe('ready');
    for (const search of ['k', 'ki', 'kit']) page.rerender(search);
    expect(page.names()).toEqual(['Desk', 'Kitchen']);
    await expect.poll(page.names).toEqual(['Kitchen']);
    expect(page.shop.requestsOf('list-search').map(({ query }) => query['search'])).toEqual(['kit']);
  });
});
