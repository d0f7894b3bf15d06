import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { ListSetup } from '../../../../tests/support/widgets/listSetup';
import { onLists } from '../../../../tests/support/widgets/onLists';
import { CreateListDrawer, type CreateListDrawerProps } from './CreateListDrawer';

async function opened(setup: ListSetup = {}, props: CreateListDrawerProps = {}) {
  const page = onLists(<CreateListDrawer label="New list" {...props} />, setup);
  await page.click('New list');
  await expect.poll(page.title).toBe('Create a list');
  return page;
}

describe('CreateListDrawer', () => {
  test('the type of a new list is the first that the shop or the page offers [DEC-Q542]', async () => {
    const page = await opened({}, { types: ['SHARED'] });
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    expect(page.shop.requestsOf('list-create')[0]?.body).toEqual({ name: 'Study', accessLevel: 'SHARED' });
  });

  test('creates a list of the chosen type, and links to it [LIST-026, LIST-043]', async () => {
    const onSuccess = vi.fn();
    const page = await opened({}, { onSuccess });
    const types = page.getAllByRole<HTMLInputElement>('radio');
    expect(types.map((radio) => radio.value)).toEqual(['PERSONAL', 'SHARED']);
    expect(types[0]?.checked).toBe(true);
    await page.type('List name', '  Study ');
    if (types[1]) fireEvent.click(types[1]);
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    expect(page.shop.requestsOf('list-create')[0]?.body).toEqual({ name: 'Study', accessLevel: 'SHARED' });
    expect(onSuccess).toHaveBeenCalledWith(expect.objectContaining({ name: 'Study' }));
    const link = await page.findByRole('link', { name: 'View list' });
    expect(link.getAttribute('href')).toMatch(/^\/list\?listId=list-/);
    await page.click('Done');
    await expect.poll(page.title).toBeUndefined();
  });

  test('requires a name: shows an error, focuses the field and sends nothing [LIST-016]', async () => {
    const page = await opened();
    await page.type('List name', '   ');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('List name is required');
    await expect.poll(() => document.activeElement).toBe(page.field('List name'));
    expect(page.shop.requestsOf('list-create')).toEqual([]);
    await page.type('List name', 'Study');
    await expect.poll(page.alert).toBe('');
  });

  test('reports a lost response, preserves the typed name, and creates the list only once on retry [LIST-021]', async () => {
    const page = await opened({ shop: (shop) => shop.failNext('lost', { of: 'list-create' }) });
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('Error while creating new Shopping List');
    expect(page.field('List name').value).toBe('Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    expect(page.shop.lists.all.filter(({ name }) => name === 'Study')).toHaveLength(1);
  });

  test('shows the error for a duplicate name at its field', async () => {
    const page = await opened();
    await page.type('List name', 'Desk');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('A list with this name already exists.');
    const field = page.field('List name');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('A list with this name already exists.');
    await expect.poll(() => document.activeElement).toBe(field);
  });

  test('creates a list with the items of an overlay request, redirects, and settles the request as done', async () => {
    const page = onLists(<CreateListDrawer redirectTo="/lists" />);
    await page.findByRole('dialog', { hidden: true });
    const outcome = page.requestOverlay({ overlay: 'CREATE_LIST', items: [{ sku: 'PEN', quantity: 4 }] });
    await page.type('List name', 'Pens');
    await page.click('Create list');
    await expect.poll(() => page.storefront.host.location.href).toContain('/lists');
    await page.click('Done');
    expect(await outcome).toBe('done');
    expect(page.shop.lists.all.at(-1)?.items).toMatchObject([{ itemId: 'PEN', qty: 4 }]);
  });

  test('a list created after the drawer was closed does not trigger onSuccess or affect the next one', async () => {
    const onSuccess = vi.fn();
    const page = await opened({ shop: (shop) => shop.hold('list-create') }, { redirectTo: '/lists', onSuccess });
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(() => page.shop.held).toBe(1);
    await page.click('Cancel');
    await expect.poll(page.title).toBeUndefined();
    await page.click('New list');
    await page.type('List name', 'Attic');
    page.shop.release();
    await expect.poll(() => page.shop.lists.all.map(({ name }) => name)).toContain('Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Attic was created.');
    expect(onSuccess.mock.calls.map(([list]) => list.name)).toEqual(['Attic']);
  });

  test('an overlay request resets the form after a list was created', async () => {
    const page = await opened();
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    void page.requestOverlay({ overlay: 'CREATE_LIST', items: [{ sku: 'PEN', quantity: 4 }] });
    await expect.poll(() => page.field('List name').value).toBe('');
    expect(page.status()).toBe('');
  });

  test('publishes page:shown with the name "create list" when it opens [LIST-006]', async () => {
    const page = onLists(<CreateListDrawer label="New list" />);
    const listener = vi.fn();
    page.storefront.events.subscribe('page:shown', listener);
    await page.click('New list');
    await expect.poll(() => listener.mock.calls).toEqual([[{ name: 'create list' }]]);
  });

  test('redirects a guest to sign-in instead of opening', async () => {
    const page = onLists(<CreateListDrawer label="New list" />, { isGuest: true });
    await page.click('New list');
    await expect.poll(() => page.storefront.host.location.href).toContain('/login');
    expect(page.title()).toBeUndefined();
  });
});
