import { fireEvent } from '@testing-library/dom';
import '../../../src/core/platform/client/requestOverlay';
import { REQUEST_TIMEOUT_MS } from '../../../src/core/platform/client/settings';
import { AddToList } from '../../../src/widgets/lists/AddToList/AddToList';
import { CreateListDrawer } from '../../../src/widgets/lists/CreateListDrawer/CreateListDrawer';
import { ListDetails } from '../../../src/widgets/lists/ListDetails/ListDetails';
import { ListsDrawer } from '../../../src/widgets/lists/ListsDrawer/ListsDrawer';
import { ListsPage } from '../../../src/widgets/lists/ListsPage/ListsPage';
import { QuickOrder } from '../../../src/widgets/lists/QuickOrder/QuickOrder';
import type { FakeShop } from '../../support/shop/fakeShop';
import { fillLists, listConfig } from '../../support/widgets/listSetup';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { enabledControl, press, until } from '../screen';
import type { Action } from './actions';

const SORRY = 'Sorry, something went wrong. Please try again.';

const ofLists = {
  config: listConfig(),
  timeoutMs: REQUEST_TIMEOUT_MS,
};

const holds = ({ storefront }: WidgetPage, id: string, sku: string) =>
  storefront.shop.lists.of(id)?.items.find(({ itemId }) => itemId === sku)?.qty ?? 0;

const pick = (name: RegExp) => async (page: WidgetPage) => {
  await until(() => page.queryByRole('radio', { name }) !== null, `a choice named ${name}`);
  fireEvent.click(page.getByRole('radio', { name }));
};

/** Adds the lists, because a new shop has none. */
const prepare = (shop: FakeShop) => void fillLists(shop);

/** The page of one list, with its products. */
const ofDetails = {
  ...ofLists,
  prepare,
  widget: <ListDetails listId="desk" />,
  async begin(page: WidgetPage) {
    await until(() => enabledControl(page, 'Increase quantity of Enamel mug') !== undefined, 'the mug');
  },
};

/** The page of all lists. */
const ofPage = {
  ...ofLists,
  prepare,
  widget: <ListsPage />,
  async begin(page: WidgetPage) {
    await until(() => enabledControl(page, 'Delete Desk') !== undefined, 'the lists');
  },
};

/** The customer's actions with lists. */
export const LIST_ACTIONS: Record<string, Action> = {
  'creating a list': {
    ...ofLists,
    of: 'list-create',
    widget: <CreateListDrawer label="New list" />,
    async begin(page) {
      await press(page, 'New list');
      await until(() => page.queryByRole('textbox', { name: 'List name' }) !== null, 'the form');
      fireEvent.input(page.field('List name'), { target: { value: 'Study' } });
    },
    do: (page) => press(page, 'Create list'),
    message: 'Error while creating new Shopping List',
    isDone: (page) => page.status().includes('Study was created.') && page.storefront.shop.lists.all.length === 1,
  },
  'adding a product to a list': {
    ...ofLists,
    of: 'list-add',
    prepare,
    widget: <AddToList sku="PEN" label="Put on a list" />,
    async begin(page) {
      await press(page, 'Put on a list');
      await pick(/^Kitchen/)(page);
    },
    do: (page) => press(page, 'Add to list'),
    message: 'Error! Please try again.',
    isDone: (page) => page.status().includes('Added to Kitchen.') && holds(page, 'kitchen', 'PEN') === 1,
  },
  'reading the lists to choose from': {
    ...ofLists,
    of: 'lists-read',
    widget: <AddToList sku="PEN" label="Put on a list" />,
    prepare,
    do: (page) => press(page, 'Put on a list'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.queryByRole('radio', { name: /^Kitchen/ }) !== null && page.alert() === '',
  },
  'starring a list': {
    ...ofLists,
    of: 'list-update',
    prepare,
    widget: <ListsDrawer label="Lists" />,
    async begin(page) {
      await press(page, 'Lists');
      await until(() => enabledControl(page, 'Make Desk a favorite') !== undefined, 'the lists');
    },
    do: (page) => press(page, 'Make Desk a favorite'),
    message: 'Error! Please try again.',
    again: async (page) => {
      // the reloaded list may already show that the action is done
      if (enabledControl(page, 'Make Desk a favorite')) await press(page, 'Make Desk a favorite');
    },
    isDone: (page) => enabledControl(page, 'Desk is a favorite') !== undefined,
  },
  'searching a list': {
    ...ofDetails,
    of: 'list-read',
    do: (page) => page.type('Search this list', 'mug'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.alert() === '' && page.queryAllByRole('article').length === 1,
  },
  'changing a quantity of a list': {
    ...ofDetails,
    of: 'list-update',
    do: (page) => press(page, 'Increase quantity of Enamel mug'),
    message: "Some quantities aren't saved yet.",
    again: (page) => press(page, 'Save again'),
    isDone: (page) => holds(page, 'desk', 'MUG') === 2 && page.alert() === '',
  },
  'removing an item from a list': {
    ...ofDetails,
    of: 'list-item-delete',
    do: (page) => press(page, 'Remove: Enamel mug'),
    message: 'Error! Please try again.',
    isDone: (page) => holds(page, 'desk', 'MUG') === 0 && page.queryByRole('article', { name: 'Enamel mug' }) === null,
  },
  'deleting a list': {
    ...ofPage,
    of: 'list-delete',
    async do(page) {
      // the dialog stays open after a failure
      if (!enabledControl(page, 'Delete list')) await press(page, 'Delete Desk');
      await press(page, 'Delete list');
    },
    message: 'Error! Please try again.',
    isDone: (page) =>
      page.storefront.shop.lists.of('desk') === undefined && enabledControl(page, 'Delete Desk') === undefined,
  },
  'searching the lists': {
    ...ofPage,
    of: 'list-search',
    do: (page) => page.type('Search your lists', 'kit'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.alert() === '' && enabledControl(page, 'Delete Desk') === undefined,
  },
  'looking up an item number': {
    ...ofLists,
    of: 'tiles',
    widget: <QuickOrder />,
    begin: (page) => until(() => page.queryAllByRole('combobox').length > 0, 'the rows'),
    async do(page) {
      const field = page.getByRole('combobox', { name: 'Item number, row 1' });
      fireEvent.input(field, { target: { value: 'MUG' } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.alert() === '' && (page.box.textContent ?? '').includes('Enamel mug'),
  },
};
