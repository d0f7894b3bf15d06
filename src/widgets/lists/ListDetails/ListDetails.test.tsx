import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { atRest } from '../../../../tests/support/widgets/atRest';
import { type ListSetup, TWO_LISTS } from '../../../../tests/support/widgets/listSetup';
import { onLists } from '../../../../tests/support/widgets/onLists';
import { runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { ListDetails, type ListDetailsProps } from './ListDetails';

async function opened(setup: ListSetup = {}, props: ListDetailsProps = { listId: 'desk' }) {
  const page = onLists(<ListDetails {...props} />, setup);
  await page.findByRole('article', { name: 'Enamel mug' });
  return page;
}

type Page = Awaited<ReturnType<typeof opened>>;

const row = (page: Page, name: string) => within(page.getByRole('article', { name }));
const press = (page: Page, name: string, button: string | RegExp) =>
  fireEvent.click(row(page, name).getByRole('button', { name: button }));
const names = (page: Page) => page.getAllByRole('article').map((it) => it.getAttribute('aria-label'));
const quantity = (page: Page, name: string) =>
  row(page, name).getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` }).value;

describe('ListDetails', () => {
  test('renders the name, type and item count of the list, and its items [LIST-007, LIST-031]', async () => {
    const page = await opened();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Desk');
    expect(page.box.textContent).toContain('Personal · 2 items');
    expect(names(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    expect(quantity(page, 'Gel pen, blue')).toBe('2');
    expect(page.box.textContent).toContain('$12.50');
  });

  test('displays the fallback HTML while the list loads, and removes it once the list has rendered', async () => {
    const page = onLists(<ListDetails listId="desk" />, { shop: (shop) => shop.hold('list-read') });
    await expect.poll(() => page.box.textContent).toContain('Loading your list');
    expect(page.box.querySelector('slot')).not.toBe(null);
    page.shop.release();
    await expect.poll(() => page.box.textContent).toContain('Enamel mug');
    expect(page.box.querySelector('slot')).toBe(null);
  });

  test('opens the list that `listId` of the page URL names, unless the props name another [LIST-031]', async () => {
    const href = 'https://shop.example/list?listId=desk';
    const heading = (page: ReturnType<typeof onLists>) => page.queryByRole('heading', { level: 1 })?.textContent;
    const page = onLists(<ListDetails />, { href });
    await expect.poll(() => heading(page)).toBe('Desk');

    const named = onLists(<ListDetails listId="kitchen" />, { href });
    await expect.poll(() => heading(named)).toBe('Kitchen');
  });

  test('reports that the list is not found when neither the props nor the page URL names one', async () => {
    const page = onLists(<ListDetails />);
    await expect.poll(page.status).toContain("We couldn't find this list, or you don't have access to it.");
  });

  test('shows a new quantity at once, and marks it as unsaved until a retry saves it', async () => {
    const page = await opened();
    page.shop.failNext('network', { of: 'list-update' });
    press(page, 'Enamel mug', /^Increase/);
    await expect.poll(page.alert).toBe("Some quantities aren't saved yet.");
    expect(quantity(page, 'Enamel mug')).toBe('2');
    expect(page.box.textContent).toContain('Not saved yet');
    await page.click('Save again');
    await expect.poll(page.alert).toBe('');
    expect(page.held('desk')).toEqual({ MUG: 2, PEN: 2 });
    expect(page.box.textContent).not.toContain('Not saved yet');
  });

  test.each([
    ['above the limit of the cart area', 5000, {}],
    ['above the current limit per customer', 40, { quantityLimit: 12 }],
    ['no longer a multiple of the pack size', 7, { altFactor: 6 }],
  ])('preserves a saved quantity that is %s when its field only loses focus', async (_, qty, tile) => {
    const page = await opened({
      lists: [{ id: 'desk', name: 'Desk', holds: { MUG: qty } }],
      shop: ({ products }) => void Object.assign(products['MUG'] ?? {}, { tile }),
    });
    expect(quantity(page, 'Enamel mug')).toBe(String(qty));
    page.leave('Quantity of Enamel mug');
    await page.click('Rename or share');
    expect(quantity(page, 'Enamel mug')).toBe(String(qty));
    expect(page.shop.requestsOf('list-update')).toEqual([]);
  });

  test.each([
    ['10000', 9999],
    ['1500', 1500],
    ['2.9', 2],
  ])('saves a typed quantity of %j as %i [TILE-030, TILE-031]', async (typed, expected) => {
    const page = await opened();
    expect(page.field('Quantity of Enamel mug').maxLength).toBe(5);
    await page.type('Quantity of Enamel mug', typed);
    page.leave('Quantity of Enamel mug');
    await expect.poll(() => quantity(page, 'Enamel mug')).toBe(String(expected));
    await expect.poll(() => page.held('desk')).toEqual({ MUG: expected, PEN: 2 });
  });

  test('reports a quantity that someone else has changed, and shows theirs instead of the edit [LIST-022]', async () => {
    const page = await opened();
    const [mug] = page.shop.lists.of('desk')?.items ?? [];
    Object.assign(mug ?? {}, { qty: 7 });
    press(page, 'Enamel mug', /^Increase/);
    await expect.poll(page.alert).toBe('Someone else changed Enamel mug to 7. We kept their change.');
    await expect.poll(() => quantity(page, 'Enamel mug')).toBe('7');
    await page.click('Close');
    await expect.poll(page.alert).toBe('');
  });

  test('reports a failed removal, removes the item on the second click, and restores it on Undo [LIST-028]', async () => {
    const page = await opened();
    page.shop.failNext(502, { of: 'list-item-delete' });
    press(page, 'Enamel mug', 'Remove: Enamel mug');
    await expect.poll(page.alert).toBe('Error! Please try again.');
    press(page, 'Enamel mug', 'Remove: Enamel mug');
    await expect.poll(() => names(page)).toEqual(['Gel pen, blue']);
    await expect.poll(page.status).toContain('Enamel mug was removed from this list.');
    await page.click('Undo: put Enamel mug back on the list');
    await expect.poll(() => names(page)).toEqual(['Gel pen, blue', 'Enamel mug']);
    await expect.poll(page.status).toContain("It's back on the list.");
    expect(page.held('desk')).toEqual({ PEN: 2, MUG: 1 });
  });

  test("reports nothing about a former customer's change that was not sent [LIST-019]", async () => {
    runEffectsOnce();
    const page = await opened();
    page.shop.hold('list-update');
    press(page, 'Enamel mug', /^Increase/);
    await expect.poll(() => page.shop.held).toBe(1);
    press(page, 'Gel pen, blue', /^Remove/);
    page.storefront.events.publish('session:signed-in', {});
    await expect.poll(() => page.shop.requestsOf('list-read')).toHaveLength(2);
    page.shop.release();
    await atRest(() => page.shop.requests.length);
    expect(page.alert()).toBe('');
    expect(page.held('desk')).toEqual({ MUG: 2, PEN: 2 });
  });

  test('focus moves to the list after an item is removed, and after Undo restores it [LIST-028]', async () => {
    const page = await opened();
    const list = page.getByRole('region', { name: 'Desk' });
    row(page, 'Enamel mug')
      .getByRole('button', { name: /^Remove/ })
      .focus();
    press(page, 'Enamel mug', /^Remove/);
    await expect.poll(() => document.activeElement).toBe(list);
    const undo = await page.findButton('Undo: put Enamel mug back on the list');
    undo.focus();
    fireEvent.click(undo);
    await expect.poll(() => names(page)).toContain('Enamel mug');
    await expect.poll(() => document.activeElement).toBe(list);
  });

  test('moves an item to the chosen list, and requires a choice first [LIST-018, LIST-027]', async () => {
    const page = await opened();
    press(page, 'Enamel mug', 'Move: Enamel mug');
    await page.findByRole('radio', { name: 'Kitchen' });
    expect(page.title()).toBe('Move Enamel mug');
    expect(page.queryByRole('radio', { name: 'Desk' })).toBeNull();
    fireEvent.click(within(page.drawer() ?? page.box).getByRole('button', { name: 'Move' }));
    await expect.poll(page.alert).toBe('Please select a list below');
    fireEvent.click(page.getByRole('radio', { name: 'Kitchen' }));
    await expect.poll(page.alert).toBe('');
    fireEvent.click(within(page.drawer() ?? page.box).getByRole('button', { name: 'Move' }));
    await expect.poll(page.status).toContain('Enamel mug was moved to Kitchen.');
    expect([page.held('desk'), page.held('kitchen')]).toEqual([{ PEN: 2 }, { MUG: 1 }]);
  });

  test('shows an error when the list that an item is moved to is full, and the item stays', async () => {
    const page = await opened({ shop: (shop) => shop.refuseNext('LIST_FULL', { of: 'list-add' }) });
    press(page, 'Enamel mug', 'Move: Enamel mug');
    await page.findByRole('radio', { name: 'Kitchen' });
    const moveNow = () => fireEvent.click(within(page.drawer() ?? page.box).getByRole('button', { name: 'Move' }));
    moveNow();
    await expect.poll(page.alert).toBe('Please select a list below');
    fireEvent.click(page.getByRole('radio', { name: 'Kitchen' }));
    await expect.poll(page.alert).toBe('');
    moveNow();
    await expect.poll(page.alert).toBe('This list is full.');
    expect(names(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
  });

  test('moves an item to a list beyond the first hundred, which a search finds [LIST-027, LIST-034, LIST-039]', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ id: `room-${index}`, name: `Room ${index}` }));
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds: { MUG: 1 } }, ...many] });
    press(page, 'Enamel mug', 'Move: Enamel mug');
    await page.findByRole('radio', { name: 'Room 99' });
    expect(page.queryByRole('radio', { name: 'Room 100' })).toBeNull();
    await page.type('Search your lists', 'no such');
    await expect.poll(page.text).toContain('No matching lists found.');
    await page.type('Search your lists', '');
    expect(page.text()).toContain('Search your lists');
    await page.type('Search your lists', 'room 100');
    fireEvent.click(await page.findByRole('radio', { name: 'Room 100' }));
    fireEvent.click(await within(page.drawer() ?? page.box).findByRole('button', { name: 'Move' }));
    await expect.poll(page.status).toContain('Enamel mug was moved to Room 100.');
    expect(page.held('room-100')).toEqual({ MUG: 1 });
  });

  test('adds all items to the cart with one request, and shows the result at each item', async () => {
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds: { MUG: 1, PEN: 2 } }] });
    await page.findButton('Add 3 items, $16.48 to cart');
    Object.assign(page.shop.products['PEN'] ?? {}, { stock: 0 });
    await page.click('Add 3 items, $16.48 to cart');
    await expect.poll(page.status).toContain('Added to your cart: 1 of 2.');
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(page.shop.requestsOf('add')[0]).toMatchObject({ query: { source: 'list' } });
    expect(
      row(page, 'Enamel mug')
        .getAllByRole('status')
        .map((it) => it.textContent)
        .join(''),
    ).toContain('Added to cart');
    const pen = row(page, 'Gel pen, blue')
      .getAllByRole('alert')
      .map((it) => it.textContent)
      .join('');
    expect(pen).not.toBe('');
    expect(pen).not.toContain('Added');
  });

  test('the button says how many items it adds at which price, for the whole list or the chosen rows [DEC-Q447]', async () => {
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds: { MUG: 2, LAMP: 2, PEN: 10 } }] });
    await page.findButton('Add 12 items, $44.90 to cart');
    expect(page.box.textContent).toContain("1 product can't be added now.");
    expect(row(page, 'Enamel mug').getByText('$25.00').textContent).toBe('$25.00');
    expect(row(page, 'Desk lamp').queryByRole('checkbox')).toBeNull();

    fireEvent.click(page.getByRole('checkbox', { name: 'Select Gel pen, blue' }));
    await page.click('Add 10 items, $19.90 to cart');
    await expect.poll(page.status).toContain('Added to your cart: 1 of 1.');
    expect(page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['PEN', 10]]);
    expect(page.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe(page.storefront.settings.urls.cart);

    const all = page.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.checked).toBe(false);
    fireEvent.click(all);
    await page.findButton('Add 12 items, $44.90 to cart');
    fireEvent.click(all);
    const mug = page.getByRole<HTMLInputElement>('checkbox', { name: 'Select Enamel mug' });
    await expect.poll(() => mug.checked).toBe(false);
  });

  test('the button follows a quantity at once, and has no price if one is shown only in the cart [DEC-Q447]', async () => {
    const shop: ListSetup['shop'] = ({ products }) =>
      void Object.assign(products['PEN'] ?? {}, { tile: { seePriceInCart: true } });
    const page = await opened({ shop });
    await page.findButton('Add 3 items to cart');
    fireEvent.click(page.getByRole('checkbox', { name: 'Select Enamel mug' }));
    await page.findButton('Add 1 item, $12.50 to cart');
    press(page, 'Enamel mug', /^Increase/);
    await page.findButton('Add 2 items, $25.00 to cart');
  });

  test('adds the results of a search that has further pages, not the whole list [DEC-Q447]', async () => {
    const holds = { MUG: 1, PEN: 2, PAPER: 3 };
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds }] }, { listId: 'desk', pageSize: 1 });
    await page.type('Search this list', 'p');
    await expect.poll(() => page.box.textContent).toContain('Page 1 of 2');
    await page.click('Add all to cart');
    await expect.poll(page.status).toContain('Added to your cart: 2 of 2.');
    expect(page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['PEN', 2],
      ['PAPER', 3],
    ]);
  });

  test('rows stay chosen on other pages, and until they are removed [DEC-Q447]', async () => {
    const page = await opened({}, { listId: 'desk', pageSize: 1 });
    const choose = (name: string) => fireEvent.click(page.getByRole('checkbox', { name: `Select ${name}` }));
    choose('Enamel mug');
    press(page, 'Enamel mug', /^Increase/);
    await page.findButton('Add 2 items, $25.00 to cart');
    await page.click('Next');
    await page.findByRole('article', { name: 'Gel pen, blue' });
    await page.findButton('Add 2 items, $25.00 to cart');
    choose('Gel pen, blue');
    await page.click('Add 4 items, $28.98 to cart');
    // said once, and not again at each row
    await expect.poll(page.status).toBe('Added to your cart: 2 of 2.');
    expect(page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['MUG', 2],
      ['PEN', 2],
    ]);

    press(page, 'Gel pen, blue', /^Remove/);
    await page.findByRole('article', { name: 'Enamel mug' });
    expect(page.getByRole<HTMLInputElement>('checkbox', { name: 'Select Enamel mug' }).checked).toBe(true);
    await page.findButton('Add 2 items, $25.00 to cart');
  });

  test('a quantity above the limit of a product counts as what the shop adds of it [DEC-Q447]', async () => {
    const page = await opened({
      lists: [{ id: 'desk', name: 'Desk', holds: { MUG: 5000 } }],
      shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { limit: 12 }),
    });
    await page.click('Add 12 items, $150.00 to cart');
    await expect.poll(() => page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 12]]);
    expect(quantity(page, 'Enamel mug')).toBe('5000');
  });

  test('adds only the chosen rows also while a product of another row does not load [DEC-Q447]', async () => {
    const page = await opened();
    fireEvent.click(page.getByRole('checkbox', { name: 'Select Gel pen, blue' }));
    const desk = page.shop.lists.of('desk');
    if (desk) page.shop.lists.putItem(desk, 'LAMP');
    page.shop.failNext(502, { of: 'tiles', times: 9 });
    fireEvent.change(page.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name-asc' } });
    await page.findByText('LAMP');

    await page.click('Add 2 items, $3.98 to cart');
    await expect.poll(() => page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['PEN', 2]]);
  });

  test('adds the resolved item ids for a business, also of items on a page that was not opened [CART-ADD-015, TILE-020]', async () => {
    const shop: ListSetup['shop'] = ({ products }) => {
      Object.assign(products['MUG'] ?? {}, { tile: { resolvedItemId: 'MUG##7' } });
      Object.assign(products['PEN'] ?? {}, { tile: { resolvedItemId: 'PEN##8' } });
    };
    const page = await opened({ shop, config: { tenant: 'SBA' } }, { listId: 'desk', pageSize: 1 });
    const addedItems = () => page.shop.requestsOf('add').map(({ body }) => (body as AddBody).items);
    await page.click('Add to cart: Enamel mug');
    await expect.poll(addedItems).toMatchObject([[{ itemId: 'MUG##7', qty: 1 }]]);
    await expect.poll(() => page.isOff('Add all to cart')).toBe(false);
    await page.click('Add all to cart');
    await expect.poll(addedItems).toMatchObject([[{}], [{ itemId: 'MUG##7' }, { itemId: 'PEN##8', qty: 2 }]]);
  });

  test('shows an error at each item after a failed add, and adds a single item on the next click', async () => {
    const page = await opened({ shop: (shop) => shop.failNext('network', { of: 'add', times: 3 }) });
    await page.click('Add 3 items, $16.48 to cart');
    await expect.poll(page.status).toContain('Added to your cart: 0 of 2.');
    for (const name of ['Enamel mug', 'Gel pen, blue']) {
      const alerts = row(page, name).getAllByRole('alert');
      expect(alerts.map((it) => it.textContent)).toEqual(['Something went wrong. Please try again.']);
    }
    page.shop.repair();
    await page.click('Add to cart: Enamel mug');
    await expect.poll(page.status).toContain('Added to your cart: 1 of 1.');
  });

  test('sorts, searches and pages through the items [LIST-034, LIST-042, LIST-045]', async () => {
    const holds = { MUG: 1, PEN: 2, PAPER: 1 };
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds }] }, { listId: 'desk', pageSize: 2 });
    expect(names(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    await page.click('Next');
    await expect.poll(() => page.queryAllByRole('article')).toHaveLength(1);
    await expect.poll(() => names(page)).toEqual(['Copy paper, 500 sheets']);
    fireEvent.change(page.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name-asc' } });
    await expect.poll(() => names(page)).toEqual(['Copy paper, 500 sheets', 'Enamel mug']);
    await page.type('Search this list', 'pen');
    await expect.poll(() => names(page)).toEqual(['Gel pen, blue']);
    await page.type('Search this list', 'nothing');
    await expect.poll(page.status).toContain('No items on this list match your search.');
    const field = page.getByRole('textbox', { name: 'Search this list' });
    await page.type('Search this list', '');
    expect(field.isConnected).toBe(true);
  });

  test.each([1, 2])(
    'shows the remaining item when page %i loses its last one, without announcing an empty list [LIST-028, LIST-045]',
    async (at) => {
      const page = await opened({}, { listId: 'desk', pageSize: 1 });
      if (at === 2) await page.click('Next');
      const [removed, left] = at === 2 ? ['Gel pen, blue', 'Enamel mug'] : ['Enamel mug', 'Gel pen, blue'];
      await page.findByRole('article', { name: removed ?? '' });
      const announced: string[] = [];
      const watcher = new MutationObserver(() => announced.push(page.status()));
      watcher.observe(page.box, { subtree: true, childList: true, characterData: true });
      press(page, removed ?? '', `Remove: ${removed}`);
      await expect
        .poll(() => page.queryAllByRole('article').map((it) => it.getAttribute('aria-label')))
        .toEqual([left]);
      watcher.disconnect();
      expect(announced.join()).not.toContain('This list has no items yet.');
    },
  );

  test('renames and shares the list, and requires a name [LIST-016, LIST-029]', async () => {
    const page = await opened();
    await page.click('Rename or share');
    await page.type('List name', ' ');
    await page.click('Save');
    await expect.poll(page.alert).toBe('List name is required');
    await page.type('List name', 'Study');
    fireEvent.click(page.getByRole('radio', { name: 'Shared' }));
    await page.click('Save');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('Study');
    expect(page.shop.requestsOf('list-update')[0]?.body).toEqual({
      name: 'Study',
      wasName: 'Desk',
      accessLevel: 'SHARED',
    });
    await expect.poll(page.status).toContain('The list was saved.');
  });

  test('the list can be renamed, but not shared, where the shop has one type of lists [DEC-Q542]', async () => {
    const page = await opened({ config: { lists: { types: ['PERSONAL'] } } });
    await page.click('Rename');
    expect(page.queryByRole('radio')).toBeNull();
    await page.type('List name', 'Study');
    await page.click('Save');
    await expect
      .poll(() => page.shop.requestsOf('list-update').map(({ body }) => body))
      .toEqual([{ name: 'Study', wasName: 'Desk' }]);
  });

  test('focus returns to "Rename or share" after the form is saved or cancelled [LIST-029]', async () => {
    const page = await opened();
    const opener = await page.findButton('Rename or share');
    for (const button of ['Cancel', 'Save']) {
      opener.focus();
      fireEvent.click(opener);
      await page.type('List name', 'Study');
      page.getByRole('textbox', { name: 'List name' }).focus();
      await page.click(button);
      await expect.poll(() => page.queryByRole('textbox', { name: 'List name' })).toBeNull();
      expect(document.activeElement).toBe(opener);
    }
  });

  test('shows the error for a duplicate name at its field, and then accepts another name [LIST-029]', async () => {
    const page = await opened({ lists: [...(TWO_LISTS ?? []), { name: 'Garage' }] });
    await page.click('Rename or share');
    await page.type('List name', 'Garage');
    await page.click('Save');
    await expect.poll(page.alert).toBe('A list with this name already exists.');
    expect(page.field('List name').getAttribute('aria-invalid')).toBe('true');
    await page.type('List name', 'Study');
    await page.click('Save');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('Study');
    expect(page.alert()).toBe('');
  });

  test('sharing the list does not send its name, so that a rename by someone else is preserved [LIST-022, LIST-029]', async () => {
    const page = await opened();
    await page.click('Rename or share');
    Object.assign(page.shop.lists.of('desk') ?? {}, { name: 'Study' });
    press(page, 'Enamel mug', /^Increase/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('Study');
    fireEvent.click(page.getByRole('radio', { name: 'Shared' }));
    await page.click('Save');
    await expect.poll(page.status).toContain('The list was saved.');
    expect(page.shop.requestsOf('list-update').at(-1)?.body).toEqual({ accessLevel: 'SHARED' });
    expect(page.shop.lists.of('desk')?.name).toBe('Study');
  });

  test('reports and preserves a name that someone else gave the list after the form was opened [LIST-022, LIST-029]', async () => {
    const page = await opened();
    await page.click('Rename or share');
    Object.assign(page.shop.lists.of('desk') ?? {}, { name: 'Study' });
    press(page, 'Enamel mug', /^Increase/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent).toBe('Study');
    await page.type('List name', 'Office');
    await page.click('Save');
    await expect.poll(page.alert).toBe('Someone else renamed this list Study. We kept their change.');
    expect(page.shop.lists.of('desk')?.name).toBe('Study');
  });

  test('a read-only list can be bought from, but not changed [LIST-009, LIST-023]', async () => {
    const kit = { id: 'desk', name: 'Kit', accessLevel: 'GLOBAL', isOwner: false, readOnly: true, holds: { MUG: 1 } };
    const page = await opened({ lists: [kit] });
    expect(page.box.textContent).toContain("You can view and shop this list, but you can't change it.");
    const buttons = row(page, 'Enamel mug').getAllByRole('button');
    expect(buttons.map((it) => it.getAttribute('aria-label'))).toEqual([
      'More actions for Enamel mug',
      'Add to cart: Enamel mug',
    ]);
    expect(page.queryByRole('button', { name: 'Rename or share' })).toBeNull();
    expect(row(page, 'Enamel mug').getByText('Quantity: 1').textContent).toBe('Quantity: 1');
    await page.click('Add 1 item, $12.50 to cart');
    await expect.poll(page.status).toContain('Added to your cart: 1 of 1.');
  });

  test('renders a set without a quantity field, and adds one of it to the cart [LIST-015]', async () => {
    const page = await opened({
      shop({ lists, products }) {
        Object.assign(products['MUG'] ?? {}, { tile: { isSKUSET: true } });
        Object.assign(lists.of('desk')?.items[0] ?? {}, { qty: null });
      },
    });
    expect(row(page, 'Enamel mug').queryByRole('textbox')).toBeNull();
    await page.click('Add to cart: Enamel mug');
    await expect.poll(() => page.shop.cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['MUG', 1]]);
  });

  test('shows an item that is no longer available until the customer removes it', async () => {
    const page = await opened({ lists: [{ id: 'desk', name: 'Desk', holds: { MUG: 1, OLD: 3 } }] });
    expect(page.getByRole('article', { name: 'OLD' }).textContent).toContain('This item is no longer available.');
    press(page, 'OLD', 'Remove');
    await expect.poll(() => names(page)).toEqual(['Enamel mug']);
  });

  test('shows an empty state without a search and a button that adds, and a retry when the list fails to load', async () => {
    runEffectsOnce();
    const empty = onLists(<ListDetails listId="kitchen" />);
    await expect.poll(empty.status).toContain('This list has no items yet.');
    expect(empty.queryByRole('button', { name: /to cart$/ })).toBeNull();
    expect(empty.queryByRole('textbox', { name: 'Search this list' })).toBeNull();
    const page = onLists(<ListDetails listId="desk" />, { shop: (shop) => shop.failNext(502, { of: 'list-read' }) });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('article', { name: 'Enamel mug' });
  });

  test('prints, publishes the page name "My Order Center: List", and prompts a guest to sign in [LIST-006]', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    onTestFinished(() => void vi.unstubAllGlobals());
    const page = await opened({ lists: TWO_LISTS });
    await page.click('Print');
    expect(print).toHaveBeenCalledOnce();
    await expect.poll(() => page.storefront.events.last('page:shown')).toEqual({ name: 'My Order Center: List' });
    const guest = onLists(<ListDetails listId="desk" />, { isGuest: true });
    await guest.findByRole('link', { name: 'Sign in' });
    expect(guest.shop.requests).toEqual([]);
  });
});
