import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { type ListSetup, TWO_LISTS } from '../../../../tests/support/widgets/listSetup';
import { onLists } from '../../../../tests/support/widgets/onLists';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { AddToList, type AddToListProps } from './AddToList';

async function opened(setup: ListSetup = {}, props: AddToListProps = { sku: 'PEN', quantity: 3 }) {
  const page = onLists(<AddToList label="Put on a list" {...props} defaultOpen />, setup);
  await page.findByRole('radio', { name: 'Create a new list' });
  return page;
}

type Page = Awaited<ReturnType<typeof opened>>;

const pick = (page: Page, name: string | RegExp) => fireEvent.click(page.getByRole('radio', { name }));

const names = (page: Page) =>
  page.getAllByRole('radio').map((radio) => radio.closest('label')?.querySelector('.quire-choices__name')?.textContent);

describe('AddToList', () => {
  test('adds the product to the chosen list, and links to it [LIST-027]', async () => {
    const onSuccess = vi.fn();
    const page = await opened({}, { sku: 'PEN', quantity: 3, onSuccess });
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Kitchen.');
    expect(page.held('kitchen')).toEqual({ PEN: 3 });
    expect(onSuccess).toHaveBeenCalledOnce();
    expect((await page.findByRole('link', { name: 'View list' })).getAttribute('href')).toBe('/list?listId=kitchen');
    await page.click('Done');
    await expect.poll(page.title).toBeUndefined();
  });

  test('shows which list already contains the product, and the item count of each list [LIST-025]', async () => {
    const page = await opened();
    await expect.poll(page.text).toContain('Desk2 items · Already on this list');
    expect(page.text()).toContain('Kitchen0 items');
  });

  test('does not offer read-only lists, or personal lists of someone else [LIST-022, LIST-023]', async () => {
    const page = await opened({
      lists: [
        ...(TWO_LISTS ?? []),
        { name: 'Secret', isOwner: false },
        { name: 'Kit', accessLevel: 'GLOBAL', isOwner: false, readOnly: true },
      ],
    });
    expect(names(page)).toEqual(['Desk', 'Kitchen', 'Create a new list']);
  });

  test('requires a chosen list, and adds nothing without one [LIST-018]', async () => {
    const page = await opened();
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Please select a list below');
    expect(page.shop.requestsOf('list-add')).toEqual([]);
  });

  test('shows an error when the chosen list is full, and then accepts another list [LIST-019]', async () => {
    const page = await opened({ shop: (shop) => shop.refuseNext('LIST_FULL', { of: 'list-add' }) });
    pick(page, /^Desk/);
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('This list is full.');
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Kitchen.');
  });

  test('shows an error when the response is lost, and the retry adds the product only once [LIST-019]', async () => {
    const page = await opened({ shop: (shop) => shop.failNext('lost', { of: 'list-add' }) });
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Error! Please try again.');
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Kitchen.');
    expect(page.held('kitchen')).toEqual({ PEN: 3 });
  });

  test('an add that completes after the drawer was closed does not affect the next product', async () => {
    const onSuccess = vi.fn();
    const page = await opened({ shop: (shop) => shop.hold('list-add') }, { sku: 'PEN', onSuccess });
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await expect.poll(() => page.shop.held).toBe(1);
    await page.click('Cancel');
    await expect.poll(page.title).toBeUndefined();
    void page.requestOverlay({ overlay: 'ATL', items: [{ sku: 'MUG', quantity: 1 }] });
    await page.findByRole('radio', { name: /^Kitchen/ });
    page.shop.release();
    await expect.poll(() => page.held('kitchen')).toEqual({ PEN: 1 });
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Kitchen.');
    expect(page.held('kitchen')).toEqual({ PEN: 1, MUG: 1 });
    expect(onSuccess).toHaveBeenCalledOnce();
  });

  test('shows an error for a request from a cart without items [LIST-020]', async () => {
    const page = onLists(<AddToList />);
    await page.findByRole('dialog', { hidden: true });
    void page.requestOverlay({ overlay: 'ATL', items: [], isFromCart: true });
    await page.findByRole('radio', { name: /^Desk/ });
    pick(page, /^Desk/);
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Error! No cart items found.');
  });

  test('creates a new list with the product in one request, and requires a name [LIST-017, LIST-021, LIST-026]', async () => {
    const page = await opened();
    pick(page, 'Create a new list');
    await page.findByRole('textbox', { name: 'New list name' });
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Please enter a list name');
    await page.type('New list name', 'Pens');
    page.shop.failNext(502, { of: 'list-create' });
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Error while creating new Shopping List');
    await page.click('Add to list');
    await expect.poll(page.status).toBe('Added to Pens.');
    expect(page.shop.requestsOf('list-add')).toEqual([]);
    expect(page.shop.lists.all.at(-1)?.items).toMatchObject([{ itemId: 'PEN', qty: 3 }]);
  });

  test('starts with the form for a new list when there are no lists', async () => {
    const page = await opened({ lists: [] });
    expect(await page.findByRole('textbox', { name: 'New list name' })).toBeTruthy();
  });

  test('adds all lines of a cart request, and settles it as done [SCR-010]', async () => {
    const page = onLists(<AddToList />);
    await page.findByRole('dialog', { hidden: true });
    const items = [
      { sku: 'MUG', quantity: 2 },
      { sku: 'PAPER', quantity: 1 },
    ];
    const outcome = page.requestOverlay({ overlay: 'ATL', items, isFromCart: true });
    await page.findByRole('radio', { name: /^Kitchen/ });
    expect(page.title()).toBe('Add 2 items to a list');
    pick(page, /^Kitchen/);
    await page.click('Add to list');
    await page.click('Done');
    expect(await outcome).toBe('done');
    expect(page.held('kitchen')).toEqual({ MUG: 2, PAPER: 1 });
  });

  test('searches, sorts and filters when there are many lists [LIST-010]', async () => {
    const lists = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({ name: `List ${name}` }));
    const page = await opened({ lists: [...lists, { name: 'Depot', accessLevel: 'SHARED' }] });
    const sort = await page.findByRole('combobox', { name: 'Sort by' });
    expect(sort.getAttribute('name')).toBe('ATLItemsSortOrder');
    fireEvent.change(sort, { target: { value: 'name-desc' } });
    await expect.poll(() => names(page)[0]).toBe('List G');
    fireEvent.change(page.getByRole('combobox', { name: 'List type' }), { target: { value: 'SHARED' } });
    await expect.poll(() => names(page)).toEqual(['Depot', 'Create a new list']);
    fireEvent.change(page.getByRole('combobox', { name: 'List type' }), { target: { value: 'ALL' } });
    await expect.poll(() => names(page)).toHaveLength(9);
    await page.type('Search your lists', 'list c');
    await expect.poll(() => names(page)).toEqual(['List C', 'Create a new list']);
    await page.type('Search your lists', 'nothing');
    await expect.poll(page.status).toContain('No matching lists found.');
  });

  test('clearing a search without matches preserves the search field, and selects no list [LIST-010, LIST-018]', async () => {
    const lists = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ name: `List ${name}` }));
    const page = await opened({ lists });
    await page.type('Search your lists', 'nothing');
    await expect.poll(page.status).toContain('No matching lists found.');
    const field = page.field('Search your lists');
    page.shop.hold('lists-read');
    await page.type('Search your lists', '');
    await expect.poll(() => page.shop.held).toBe(1);
    expect(page.field('Search your lists')).toBe(field);
    page.shop.release();
    await expect.poll(() => names(page)).toHaveLength(7);
    expect(page.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  });

  test('deselects a list that a search has filtered out [LIST-010, LIST-018]', async () => {
    const lists = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: name, name: `List ${name}` }));
    const page = await opened({ lists });
    pick(page, /^List A/);
    await page.type('Search your lists', 'list b');
    await expect.poll(() => names(page)).toEqual(['List B', 'Create a new list']);
    await page.click('Add to list');
    await expect.poll(page.alert).toBe('Please select a list below');
    expect(page.held('A')).toEqual({});
  });

  test('shows an error and a retry when the lists fail to load', async () => {
    runEffectsOnce();
    const page = onLists(<AddToList sku="PEN" defaultOpen />, {
      shop: (shop) => shop.failNext(502, { of: 'lists-read' }),
    });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('radio', { name: /^Desk/ });
  });
});
