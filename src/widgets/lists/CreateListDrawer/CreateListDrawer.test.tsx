import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { ListSetup } from '../../../../tests/support/listSetup';
import { onLists } from '../../../../tests/support/onLists';
import { CreateListDrawer, type CreateListDrawerProps } from './index';

async function opened(setup: ListSetup = {}, props: CreateListDrawerProps = {}) {
  const page = onLists(<CreateListDrawer label="New list" {...props} />, setup);
  await page.click('New list');
  await expect.poll(page.title).toBe('Create a list');
  return page;
}

describe('CreateListDrawer', () => {
  test('makes a list of the type that was chosen, and leads to it [LIST-026, LIST-043]', async () => {
    const onCreate = vi.fn();
    const page = await opened({}, { onCreate });
    const types = page.getAllByRole<HTMLInputElement>('radio');
    expect(types.map((radio) => radio.value)).toEqual(['PERSONAL', 'SHARED']);
    expect(types[0]?.checked).toBe(true);
    await page.type('List name', '  Study ');
    if (types[1]) fireEvent.click(types[1]);
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    expect(page.shop.requestsOf('list-create')[0]?.body).toEqual({ name: 'Study', accessLevel: 'SHARED' });
    expect(onCreate).toHaveBeenCalledWith(expect.objectContaining({ name: 'Study' }));
    const link = await page.findByRole('link', { name: 'View list' });
    expect(link.getAttribute('href')).toMatch(/^\/list\?listId=list-/);
    await page.click('Done');
    await expect.poll(page.title).toBeUndefined();
  });

  test('without a name says so at the field, goes there and sends nothing [LIST-016]', async () => {
    const page = await opened();
    await page.type('List name', '   ');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('List name is required');
    await expect.poll(() => document.activeElement).toBe(page.field('List name'));
    expect(page.shop.requestsOf('list-create')).toEqual([]);
    await page.type('List name', 'Study');
    await expect.poll(page.alert).toBe('');
  });

  test('that can not be made says so, keeps what was typed, and is made once by the next press [LIST-021]', async () => {
    const page = await opened({ shop: (shop) => shop.failNext('lost', { of: 'list-create' }) });
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('Error while creating new Shopping List');
    expect(page.field('List name').value).toBe('Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    expect(page.shop.lists.all.filter(({ name }) => name === 'Study')).toHaveLength(1);
  });

  test('of a name that there is says so at the field', async () => {
    const page = await opened();
    await page.type('List name', 'Desk');
    await page.click('Create list');
    await expect.poll(page.alert).toBe('A list with this name already exists.');
  });

  test('stands in for other parts of the page, with what they want on it, and tells that it is done', async () => {
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

  test('that is closed while a list is being made is empty the next time, and leads nowhere', async () => {
    const onCreate = vi.fn();
    const page = await opened({ shop: (shop) => shop.hold('list-create') }, { redirectTo: '/lists', onCreate });
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
    expect(onCreate.mock.calls.map(([list]) => list.name)).toEqual(['Attic']);
  });

  test('that another part of the page wants meanwhile begins anew', async () => {
    const page = await opened();
    await page.type('List name', 'Study');
    await page.click('Create list');
    await expect.poll(page.status).toBe('Study was created.');
    void page.requestOverlay({ overlay: 'CREATE_LIST', items: [{ sku: 'PEN', quantity: 4 }] });
    await expect.poll(() => page.field('List name').value).toBe('');
    expect(page.status()).toBe('');
  });

  test('tells the page that it is shown, as "create list" [LIST-006]', async () => {
    const page = onLists(<CreateListDrawer label="New list" />);
    const listener = vi.fn();
    page.storefront.events.subscribe('page:shown', listener);
    await page.click('New list');
    await expect.poll(() => listener.mock.calls).toEqual([[{ name: 'create list' }]]);
  });

  test('sends a guest to sign in first', async () => {
    const page = onLists(<CreateListDrawer label="New list" />, { isGuest: true });
    await page.click('New list');
    await expect.poll(() => page.storefront.host.location.href).toContain('/login');
    expect(page.title()).toBeUndefined();
  });
});
