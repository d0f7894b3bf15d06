import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { ListSetup } from '../../../../tests/support/widgets/listSetup';
import { onLists } from '../../../../tests/support/widgets/onLists';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { ListsPage, type ListsPageProps } from './ListsPage';

const ROOMS: ListSetup['lists'] = [
  { id: 'desk', name: 'Desk', modified: '2026-11-02T10:00:00.000Z', holds: { MUG: 1 } },
  { id: 'attic', name: 'Attic', modified: '0001-01-01T00:00:00', accessLevel: 'SHARED', isOwner: false },
  { id: 'team', name: 'Crew', accessLevel: 'TEAM', isOwner: false, isFavorite: true },
];

async function opened(setup: ListSetup = {}, props: ListsPageProps = {}) {
  const page = onLists(<ListsPage {...props} />, { lists: ROOMS, ...setup });
  await page.findByRole('table');
  return page;
}

type Page = Awaited<ReturnType<typeof opened>>;

const rows = (page: Page) =>
  [...page.box.querySelectorAll('tbody tr')].map((row) => row.querySelector('th a')?.textContent);
const choose = (page: Page, name: string, value: string) =>
  fireEvent.change(page.getByRole('combobox', { name }), { target: { value } });
const linksIn = (page: Page, name: string) =>
  [...(page.queryByRole('region', { name })?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
const lastQuery = (page: Page) => page.shop.requests.at(-1)?.query;

describe('ListsPage', () => {
  test('shows the lists in four columns, and an unknown type unchanged [LIST-002, LIST-011]', async () => {
    const page = await opened();
    const head = [...page.box.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(head).toEqual(['List name', 'Modified On', 'List type', 'Actions']);
    const cells = [...page.box.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent),
    );
    expect(cells.map(([, type]) => type)).toEqual(['Personal', 'Shared', 'TEAM']);
    expect(cells.map(([day]) => day)).toEqual(['Nov 2, 2026', '', 'Nov 4, 2026']);
    expect(page.getByRole('link', { name: 'Desk' }).getAttribute('href')).toBe('/list?listId=desk');
  });

  test('formats the modification date in Spanish in Spanish mode [LIST-002]', async () => {
    const page = await opened({ config: { session: { isLoggedIn: true, isSpanishMode: true } } });
    expect(page.box.querySelector('tbody td')?.textContent).toBe('2 nov 2026');
  });

  test('searches the lists, and reports when nothing matches [LIST-001, LIST-032]', async () => {
    const page = await opened();
    await page.type('Search your lists', 'att');
    await expect.poll(() => rows(page)).toEqual(['Attic']);
    expect(lastQuery(page)).toMatchObject({ search: 'att' });
    expect(page.shop.requestsOf('list-search')).toHaveLength(1);
    await page.type('Search your lists', 'nothing');
    await expect.poll(page.status).toContain('No matching lists found.');
  });

  test('shows the previous page when the last list of a page is deleted, without announcing an empty state [LIST-030, LIST-045]', async () => {
    const page = await opened({ lists: [{ name: 'Desk' }, { name: 'Den' }] }, { pageSize: 1 });
    const [left] = rows(page);
    await page.click('Next');
    await expect.poll(() => rows(page)).not.toEqual([left]);
    const [removed] = rows(page);
    await page.click(`Delete ${removed}`);
    const announced: string[] = [];
    const watcher = new MutationObserver(() => announced.push(page.status()));
    watcher.observe(page.box, { subtree: true, childList: true, characterData: true });
    await page.click('Delete list');
    await expect.poll(() => rows(page)).toEqual([left]);
    watcher.disconnect();
    expect(announced.join()).not.toContain('You have no lists yet.');
  });

  test('first requests 100 lists by modification date, ascending, and then sorts by the chosen order [LIST-040, LIST-042, LIST-044]', async () => {
    const page = await opened();
    expect(lastQuery(page)).toMatchObject({ sortBy: 'modified', sortOrder: 'asc', size: '100', page: '1' });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    expect(sort.getAttribute('name')).toBe('SortOrder');
    choose(page, 'Sort by', 'name-asc');
    await expect.poll(() => rows(page)).toEqual(['Attic', 'Crew', 'Desk']);
    expect([...sort.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Last updated',
      'A-Z/0-9',
      'Z-A/9-0',
    ]);
    choose(page, 'Sort by', 'modified');
    await expect.poll(() => lastQuery(page)).toMatchObject({ sortBy: 'modified', sortOrder: 'desc' });
  });

  test('filters by list type [LIST-046]', async () => {
    const page = await opened();
    choose(page, 'List type', 'SHARED');
    await expect.poll(() => rows(page)).toEqual(['Attic']);
    expect(page.getByRole('combobox', { name: 'List type' }).getAttribute('name')).toBe('SelectedListsType');
  });

  test('pages through the lists, and returns to page 1 when the sort order changes [LIST-039, LIST-045]', async () => {
    const page = await opened({}, { pageSize: 2 });
    expect(rows(page)).toEqual(['Desk', 'Attic']);
    expect(page.isOff('Previous')).toBe(true);
    await page.click('Next');
    await expect.poll(() => rows(page)).toEqual(['Crew']);
    expect(page.getByRole('navigation', { name: 'Pages of lists' }).textContent).toContain('Page 2 of 2');
    choose(page, 'Sort by', 'name-asc');
    await expect.poll(() => lastQuery(page)).toMatchObject({ page: '1', size: '2', sortBy: 'name' });
  });

  test('shows favorites that another page or the filter excludes, and reads them only once [LIST-048]', async () => {
    const page = await opened({}, { pageSize: 1 });
    await expect.poll(() => linksIn(page, 'Favorites')).toEqual(['Crew']);
    expect(rows(page)).not.toEqual(['Crew']);
    choose(page, 'List type', 'PERSONAL');
    await expect.poll(() => rows(page)).toEqual(['Desk']);
    expect(linksIn(page, 'Favorites')).toEqual(['Crew']);
    expect(page.shop.requestsOf('lists-read').filter(({ query }) => query['access'] === 'FAVORITE')).toHaveLength(1);
  });

  test('filters by favorites, and shows all lists again once the last favorite is removed [LIST-012, LIST-048]', async () => {
    const page = await opened();
    expect(linksIn(page, 'Favorites')).toEqual(['Crew']);
    choose(page, 'List type', 'FAVORITE');
    await expect.poll(() => rows(page)).toEqual(['Crew']);
    await page.click('Crew is a favorite');
    await expect.poll(() => rows(page)).toEqual(['Desk', 'Attic', 'Crew']);
    expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'List type' }).value).toBe('ALL');
  });

  test('disables stars at the favorites limit, and reports a failed update [LIST-019, LIST-048]', async () => {
    const page = await opened({ shop: ({ lists }) => void Object.assign(lists, { maxFavorites: 2 }) });
    page.shop.failNext(502, { of: 'list-update' });
    await page.click('Make Desk a favorite');
    await expect.poll(page.alert).toBe('Error! Please try again.');
    await page.click('Make Desk a favorite');
    await expect.poll(() => linksIn(page, 'Favorites')).toEqual(['Desk', 'Crew']);
    expect(page.isOff('Make Attic a favorite')).toBe(true);
    expect(page.box.textContent).toContain("You've reached the limit for favorites.");
  });

  test('shows the lists that the cookie recommends [LIST-047]', async () => {
    const page = await opened({ cookies: { recommendedLists: 'attic' } });
    await expect.poll(() => linksIn(page, 'Recommended For You')).toEqual(['Attic']);
  });

  test('creates a list in the page, requires a name, and reports a failed attempt [LIST-016, LIST-021]', async () => {
    const onCreate = vi.fn();
    const page = await opened({}, { onCreate });
    await page.click('Create list');
    await page.click('Save list');
    await expect.poll(page.alert).toBe('List name is required');
    await page.type('New list name', 'Cellar');
    page.shop.failNext('network', { of: 'list-create' });
    await page.click('Save list');
    await expect.poll(page.alert).toBe('Error while creating new Shopping List');
    await page.click('Save list');
    await expect.poll(() => rows(page)).toEqual(['Desk', 'Attic', 'Crew', 'Cellar']);
    await expect.poll(page.status).toContain('Cellar was created.');
    expect(onCreate).toHaveBeenCalledOnce();
  });

  test('deletes only lists that the customer owns, after confirmation, and reports a failed attempt [LIST-023, LIST-030]', async () => {
    const page = await opened();
    expect(page.queryByRole('button', { name: 'Delete Attic' })).toBeNull();
    await page.click('Delete Desk');
    await page.click('Keep list');
    await page.click('Delete Desk');
    page.shop.failNext('network', { of: 'list-delete' });
    await page.click('Delete list');
    await expect.poll(page.alert).toBe('Error! Please try again.');
    expect(rows(page)).toContain('Desk');
    await page.click('Delete list');
    await expect.poll(() => rows(page)).toEqual(['Attic', 'Crew']);
    await expect.poll(page.status).toContain('Desk was deleted.');
  });

  test('focus returns to "Create list" after a new list is saved or cancelled [LIST-016]', async () => {
    const page = await opened();
    const opener = await page.findButton('Create list');
    for (const button of ['Cancel', 'Save list']) {
      opener.focus();
      fireEvent.click(opener);
      await page.type('New list name', 'Cellar');
      page.getByRole('textbox', { name: 'New list name' }).focus();
      await page.click(button);
      await expect.poll(() => page.queryByRole('textbox', { name: 'New list name' })).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
  });

  test('asks in an alert dialog before it deletes; keeping the list returns focus to its button, deletion moves it to the lists [LIST-030]', async () => {
    const page = await opened();
    const question = () =>
      page.queryByRole('alertdialog', { name: 'Delete list', description: 'Delete Desk and everything on it?' });
    const opener = await page.findButton('Delete Desk');
    opener.focus();
    fireEvent.click(opener);
    await expect.poll(question).not.toBeNull();
    fireEvent(page.drawer()!, new Event('cancel', { cancelable: true }));
    await expect.poll(question).toBeNull();
    expect(document.activeElement).toBe(opener);

    fireEvent.click(opener);
    (await page.findButton('Keep list')).focus();
    await page.click('Keep list');
    await expect.poll(question).toBeNull();
    expect(document.activeElement).toBe(opener);

    fireEvent.click(opener);
    (await page.findButton('Delete list')).focus();
    await page.click('Delete list');
    await expect.poll(() => rows(page)).toEqual(['Attic', 'Crew']);
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Your lists' }));
  });

  test('announces only the latest action [LIST-016, LIST-030]', async () => {
    const page = await opened();
    await page.click('Delete Desk');
    await page.click('Delete list');
    await expect.poll(page.status).toContain('Desk was deleted.');
    await page.click('Create list');
    await page.type('New list name', 'Cellar');
    await page.click('Save list');
    await expect.poll(page.status).toContain('Cellar was created.');
    expect(page.status()).not.toContain('Desk');
  });

  test('shows an empty state, and a retry when the lists fail to load', async () => {
    runEffectsOnce();
    const none = onLists(<ListsPage />, { lists: [] });
    await expect.poll(none.status).toContain('You have no lists yet.');
    const page = onLists(<ListsPage />, { shop: (shop) => shop.failNext(502, { of: 'lists-read' }) });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('table');
  });

  test('an answer with an error and no lists is a failure with a retry, not an empty state [DEC-Q594]', async () => {
    runEffectsOnce();
    const messages = [{ code: 'LISTS_UNAVAILABLE', type: 'ERROR' }];
    const page = onLists(<ListsPage />, { shop: (shop) => shop.answerNext(200, { messages }, 'lists-read') });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    expect(page.status()).not.toContain('You have no lists yet.');
    await page.click('Try again');
    await page.findByRole('table');
  });

  test('prompts a guest to sign in, and sends no request', async () => {
    const page = onLists(<ListsPage />, { isGuest: true });
    await page.findByRole('link', { name: 'Sign in' });
    expect(page.shop.requests).toEqual([]);
  });

  test('publishes page:shown with the name "mylist" [LIST-006]', async () => {
    const page = onLists(<ListsPage />);
    const listener = vi.fn();
    page.storefront.events.subscribe('page:shown', listener);
    await page.findByRole('table');
    expect([...listener.mock.calls, page.storefront.events.last('page:shown')]).toContainEqual({ name: 'mylist' });
  });
});
