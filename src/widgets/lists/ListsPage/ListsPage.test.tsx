import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { ListSetup } from '../../../../tests/support/listSetup';
import { onLists } from '../../../../tests/support/onLists';
import { ListsPage, type ListsPageProps } from './index';

const ROOMS: ListSetup['lists'] = [
  { id: 'desk', name: 'Desk', modified: '2026-11-02T10:00:00.000Z', holds: { MUG: 1 } },
  { id: 'attic', name: 'Attic', accessLevel: 'SHARED', isOwner: false },
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
  test('shows the lists in four columns; a type that nobody knows as it comes [LIST-002, LIST-011]', async () => {
    const page = await opened();
    const head = [...page.box.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(head).toEqual(['List name', 'Modified On', 'List type', 'Actions']);
    const cells = [...page.box.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent),
    );
    expect(cells.map(([, type]) => type)).toEqual(['Personal', 'Shared', 'TEAM']);
    expect(cells[0]?.[0]).toBe('Nov 2, 2026');
    expect(page.getByRole('link', { name: 'Open Desk' }).getAttribute('href')).toBe('/list?listId=desk');
  });

  test('says the day of a change as its customer reads it: in Spanish mode in Spanish [LIST-002]', async () => {
    const page = await opened({ config: { session: { isLoggedIn: true, isSpanishMode: true } } });
    expect(page.box.querySelector('tbody td')?.textContent).toBe('2 nov 2026');
  });

  test('searches, and says when there is none [LIST-001, LIST-032]', async () => {
    const page = await opened();
    await page.type('Search your lists', 'att');
    await expect.poll(() => rows(page)).toEqual(['Attic']);
    expect(lastQuery(page)).toMatchObject({ search: 'att' });
    expect(page.shop.requestsOf('list-search')).toHaveLength(1);
    await page.type('Search your lists', 'nothing');
    await expect.poll(page.status).toContain('No matching lists found.');
  });

  test('goes to the last page that is left when the last list of a page is deleted [LIST-030, LIST-045]', async () => {
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

  test('asks at first as the specification has it, and sorts by hand [LIST-040, LIST-042, LIST-044]', async () => {
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

  test('filters by type [LIST-046]', async () => {
    const page = await opened();
    choose(page, 'List type', 'SHARED');
    await expect.poll(() => rows(page)).toEqual(['Attic']);
    expect(page.getByRole('combobox', { name: 'List type' }).getAttribute('name')).toBe('SelectedListsType');
  });

  test('turns pages, and goes back to the first when something else is asked for [LIST-039, LIST-045]', async () => {
    const page = await opened({}, { pageSize: 2 });
    expect(rows(page)).toEqual(['Desk', 'Attic']);
    expect(page.isOff('Previous')).toBe(true);
    await page.click('Next');
    await expect.poll(() => rows(page)).toEqual(['Crew']);
    expect(page.getByRole('navigation', { name: 'Pages of lists' }).textContent).toContain('Page 2 of 2');
    choose(page, 'Sort by', 'name-asc');
    await expect.poll(() => lastQuery(page)).toMatchObject({ page: '1', size: '2', sortBy: 'name' });
  });

  test('shows favorites that are on another page, and those that a filter leaves out [LIST-048]', async () => {
    const page = await opened({}, { pageSize: 1 });
    await expect.poll(() => linksIn(page, 'Favorites')).toEqual(['Crew']);
    expect(rows(page)).not.toEqual(['Crew']);
    choose(page, 'List type', 'PERSONAL');
    await expect.poll(() => rows(page)).toEqual(['Desk']);
    expect(linksIn(page, 'Favorites')).toEqual(['Crew']);
    expect(page.shop.requestsOf('lists-read').filter(({ query }) => query['access'] === 'FAVORITE')).toHaveLength(1);
  });

  test('shows favorites; where the last one goes, all lists are shown again [LIST-012, LIST-048]', async () => {
    const page = await opened();
    expect(linksIn(page, 'Favorites')).toEqual(['Crew']);
    choose(page, 'List type', 'FAVORITE');
    await expect.poll(() => rows(page)).toEqual(['Crew']);
    await page.click('Crew is a favorite');
    await expect.poll(() => rows(page)).toEqual(['Desk', 'Attic', 'Crew']);
    expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'List type' }).value).toBe('ALL');
  });

  test('gives no further star than there may be, and says when one failed [LIST-019, LIST-048]', async () => {
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

  test('makes a list in the page; without a name it says so [LIST-016, LIST-021]', async () => {
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

  test('deletes a list of the customer’s own once they have said so twice [LIST-023, LIST-030]', async () => {
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

  test('a new list that was made or given up leaves the focus where it was asked for [LIST-016]', async () => {
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

  test('the question before a list is deleted takes the focus; the keyboard goes on among the lists [LIST-030]', async () => {
    const page = await opened();
    const question = () => page.queryByRole('alertdialog', { name: 'Delete Desk and everything on it?' });
    const opener = await page.findButton('Delete Desk');
    opener.focus();
    fireEvent.click(opener);
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('alertdialog');
    fireEvent.keyDown(document.activeElement ?? page.box, { key: 'Escape' });
    await expect.poll(question).toBeNull();
    expect(document.activeElement).toBe(opener);

    fireEvent.click(opener);
    (await page.findButton('Delete list')).focus();
    await page.click('Delete list');
    await expect.poll(() => rows(page)).toEqual(['Attic', 'Crew']);
    expect(document.activeElement).toBe(page.getByRole('region', { name: 'Your lists' }));
  });

  test('tells of what was done last [LIST-016, LIST-030]', async () => {
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

  test('that has no lists says so; one that can not be read is asked for again', async () => {
    const none = onLists(<ListsPage />, { lists: [] });
    await expect.poll(none.status).toContain('You have no lists yet.');
    const page = onLists(<ListsPage />, { shop: (shop) => shop.failNext(502, { of: 'lists-read' }) });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('table');
  });

  test('asks a guest to sign in, and the shop nothing', async () => {
    const page = onLists(<ListsPage />, { isGuest: true });
    await page.findByRole('link', { name: 'Sign in' });
    expect(page.shop.requests).toEqual([]);
  });

  test('tells the page that it is shown, as "mylist" [LIST-006]', async () => {
    const page = onLists(<ListsPage />);
    const listener = vi.fn();
    page.storefront.events.subscribe('page:shown', listener);
    await page.findByRole('table');
    expect([...listener.mock.calls, page.storefront.events.last('page:shown')]).toContainEqual({ name: 'mylist' });
  });
});
