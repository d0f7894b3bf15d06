import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { ListSetup } from '../../../../tests/support/widgets/listSetup';
import { onLists } from '../../../../tests/support/widgets/onLists';
import { recordRequests } from '../../../../tests/support/widgets/recordedRequests';
import type { OverlayRequest } from '../../../core/events/overlays';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { CreateListDrawer } from '../CreateListDrawer/CreateListDrawer';
import { ListsDrawer, type ListsDrawerProps } from './ListsDrawer';

const SEVEN = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ id: name, name: `List ${name}` }));

async function opened(setup: ListSetup = {}, props: ListsDrawerProps = {}) {
  const page = onLists(<ListsDrawer label="Lists" {...props} />, setup);
  await page.click('Lists');
  await page.findAllByRole('link', { name: /^(Desk|List A)$/ });
  return page;
}

type Page = Awaited<ReturnType<typeof opened>>;

const namesIn = (page: Page, group: string) =>
  [...(page.queryByRole('region', { name: group })?.querySelectorAll('a') ?? [])].map((link) => link.textContent);

describe('ListsDrawer', () => {
  test('shows the lists, a link to all of them and a button for a new one [LIST-003, LIST-035]', async () => {
    const page = await opened();
    expect(namesIn(page, 'All lists')).toEqual(['Desk', 'Kitchen']);
    expect(page.text()).toContain('Personal · 2 items');
    expect(page.getByRole('link', { name: 'View all lists' }).getAttribute('href')).toBe('/lists');
    expect(page.getByRole('link', { name: 'Desk' }).getAttribute('href')).toBe('/list?listId=desk');
    expect(page.getByRole('button', { name: 'Create list' })).toBeTruthy();
    expect(page.shop.requests.map(({ call }) => call)).toEqual(['list-cards', 'lists-read']);
  });

  test('opens on an overlay request from the header, and settles it as closed [HDR-038]', async () => {
    const page = onLists(<ListsDrawer />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const outcome = requestOverlay(page.storefront, { overlay: 'LISTS' });
    await expect.poll(page.title).toBe('Your lists');
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('shows at most five lists when showCount is set [LIST-038]', async () => {
    const page = await opened({ lists: SEVEN }, { showCount: true });
    expect(namesIn(page, 'All lists')).toHaveLength(5);
    const unlimited = await opened({ lists: SEVEN }, { showCount: false });
    expect(namesIn(unlimited, 'All lists')).toHaveLength(7);
  });

  test('shows starred lists as favorites up to the limit, and reports a failed update [LIST-003, LIST-048]', async () => {
    const page = await opened({ lists: SEVEN, shop: ({ lists }) => void Object.assign(lists, { maxFavorites: 2 }) });
    await page.click('Make List A a favorite');
    await expect.poll(() => namesIn(page, 'Favorites')).toEqual(['List A']);
    await page.click('Make List B a favorite');
    await expect.poll(page.text).toContain("You've reached the limit for favorites.");
    expect(page.isOff('Make List C a favorite')).toBe(true);
    await page.click('List A is a favorite');
    await expect.poll(() => page.isOff('Make List C a favorite')).toBe(false);
    page.shop.failNext('network', { of: 'list-update' });
    await page.click('Make List C a favorite');
    await expect.poll(page.alert).toBe('Error! Please try again.');
  });

  test('shows the lists that the cookie recommends, in the order of the cookie [LIST-047]', async () => {
    const recommended = { recommendedLists: 'recent,desk' };
    const page = await opened({
      cookies: recommended,
      lists: [
        { id: 'desk', name: 'Desk' },
        { id: 'recent', name: 'Recent' },
      ],
    });
    await expect.poll(() => namesIn(page, 'Recommended For You')).toEqual(['Recent', 'Desk']);
    expect(page.shop.requestsOf('lists-read').at(-1)?.query).toMatchObject({ responseType: 'RECOMMENDED' });
  });

  test.each([
    ['there are no lists', { lists: [] }],
    ['the list count fails to load', { shop: (shop) => shop.failNext(502, { of: 'list-cards' }) }],
    ['the lists fail to load', { shop: (shop) => shop.failNext(502, { of: 'lists-read' }) }],
  ] as [string, ListSetup][])('opens the create-list drawer instead when %s [LIST-004, LIST-005]', async (_, setup) => {
    const page = onLists(
      <>
        <CreateListDrawer />
        <ListsDrawer label="Lists" />
      </>,
      setup,
    );
    await page.click('Lists');
    await expect.poll(page.title).toBe('Create a list');
    expect(page.alert()).toBe('');
    expect(page.drawer()?.dataset['drawer']).toBe('create-list-drawer');
  });

  test.each(['list-cards', 'lists-read'] as const)(
    'redirects to sign-in without opening another drawer when %s responds with 401 [LIST-004]',
    async (call) => {
      const page = onLists(
        <>
          <CreateListDrawer />
          <ListsDrawer label="Lists" />
        </>,
        { shop: (shop) => shop.failNext(401, { of: call }) },
      );
      const onOverlayRequest = vi.fn();
      page.storefront.events.subscribe('overlay:requested', onOverlayRequest);
      await page.click('Lists');
      await expect.poll(() => page.storefront.host.location.href).toContain('/login');
      await expect.poll(page.title).toBeUndefined();
      expect(onOverlayRequest).not.toHaveBeenCalled();
    },
  );

  test('settles the request as done after creating a list, even if the lists then fail to load', async () => {
    const page = onLists(<ListsDrawer />, { lists: [] });
    await page.findByRole('dialog', { hidden: true });
    const outcome = page.requestOverlay({ overlay: 'LISTS' });
    await page.type('List name', 'Study');
    page.shop.failNext(502, { of: 'lists-read', times: 3 });
    await page.click('Create list');
    expect(await outcome).toBe('done');
    await expect.poll(page.title).toBeUndefined();
  });

  test('creates the list itself when the page has no create-list drawer, and requires a name [LIST-005, LIST-016]', async () => {
    const page = onLists(<ListsDrawer label="Lists" />, { lists: [] });
    await page.click('Lists');
    await expect.poll(page.title).toBe('Create a list');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('List name is required');
    await page.type('List name', 'Study');
    await page.click('Create list');
    await page.findByRole('link', { name: 'Study' });
    expect(page.title()).toBe('Your lists');
  });

  test('adds SKUs to the chosen list, requires a choice, and reports a failed add [LIST-018, LIST-019, LIST-027]', async () => {
    const page = onLists(<ListsDrawer label="Lists" mode="add" skus={['PEN', 'INK']} />);
    await page.click('Lists');
    await page.findByRole('radio', { name: 'Kitchen' });
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Please select a list below');
    fireEvent.click(page.getByRole('radio', { name: 'Kitchen' }));
    page.shop.failNext('network', { of: 'list-add' });
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Error! Please try again.');
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Kitchen.');
    expect(page.held('kitchen')).toEqual({ PEN: 1, INK: 1 });
  });

  describe('ListsDrawer with SKUs but no lists', () => {
    const request: OverlayRequest = { overlay: 'LISTS', skus: ['PEN', 'INK'] };

    test('forwards the SKUs to the create-list drawer [LIST-005]', async () => {
      const page = onLists(
        <>
          <CreateListDrawer />
          <ListsDrawer />
        </>,
        { lists: [] },
      );
      await page.findAllByRole('dialog', { hidden: true });
      const outcome = page.requestOverlay(request);
      await page.type('List name', 'Study');
      await page.click('Create list');
      await expect.poll(page.status).toBe('Study was created.');
      expect(page.held(page.shop.lists.all[0]?.id ?? '')).toEqual({ PEN: 1, INK: 1 });
      await page.click('Done');
      expect(await outcome).toBe('done');
    });

    test('creates a list with the SKUs itself when the page has no create-list drawer [LIST-005, LIST-017]', async () => {
      const page = onLists(<ListsDrawer />, { lists: [] });
      await page.findByRole('dialog', { hidden: true });
      const outcome = page.requestOverlay(request);
      await expect.poll(page.title).toBe('Create a list');
      await page.click('Create list');
      await expect.poll(page.alert).toBe('Please enter a list name');
      await page.type('List name', 'Study');
      await page.click('Create list');
      await expect.poll(page.status).toBe('Added to Study.');
      expect(page.held(page.shop.lists.all[0]?.id ?? '')).toEqual({ PEN: 1, INK: 1 });
      await page.click('Close');
      expect(await outcome).toBe('done');
    });
  });

  test('requests sign-in from a guest before any list, and shows the lists afterwards [LIST-004]', async () => {
    const page = onLists(<ListsDrawer label="Lists" />, { isGuest: true });
    const { requests, settle } = recordRequests(page);
    await page.click('Lists');
    await expect.poll(() => requests).toEqual([{ overlay: 'LOGIN', signInType: 'lists' }]);
    expect(page.shop.requests).toEqual([]);
    page.storefront.session.isLoggedIn = true;
    settle('done');
    await page.findByRole('link', { name: 'Desk' });
  });

  test('stays closed and sends no request when a guest dismisses sign-in', async () => {
    const page = onLists(<ListsDrawer label="Lists" />, { isGuest: true });
    const { requests, settle } = recordRequests(page);
    await page.click('Lists');
    await expect.poll(() => requests).toHaveLength(1);
    settle('closed');
    await expect.poll(page.title).toBeUndefined();
    expect(page.shop.requests).toEqual([]);
  });

  test('publishes page:shown with the name "all lists" when it opens [LIST-006]', async () => {
    const page = onLists(<ListsDrawer label="Lists" />);
    const listener = vi.fn();
    page.storefront.events.subscribe('page:shown', listener);
    await page.click('Lists');
    await expect.poll(() => listener.mock.calls).toEqual([[{ name: 'all lists' }]]);
  });
});
