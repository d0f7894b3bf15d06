import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import '../../../src/core/platform/client/requestOverlay';
import type { AccountInfoBody } from '../../../src/core/checkout/contract/accounting';
import { REQUEST_TIMEOUT_MS } from '../../../src/core/platform/client/settings';
import { BudgetCenterOverlay } from '../../../src/widgets/checkout/BudgetCenterOverlay/BudgetCenterOverlay';
import { CartAccounting } from '../../../src/widgets/checkout/CartAccounting/CartAccounting';
import { PoNumberOverlay } from '../../../src/widgets/checkout/PoNumberOverlay/PoNumberOverlay';
import { ShipToOverlay } from '../../../src/widgets/checkout/ShipToOverlay/ShipToOverlay';
import { BopisOverlay } from '../../../src/widgets/stores/BopisOverlay/BopisOverlay';
import { StoreLocator } from '../../../src/widgets/stores/StoreLocator/StoreLocator';
import type { FakeShop } from '../../support/shop/fakeShop';
import { asBusiness } from '../../support/shop/fakeShopAccounting';
import { businessConfig } from '../../support/widgets/businessSetup';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { enabledControl, press, until } from '../screen';
import type { Action } from './actions';

const FAILED = 'Something went wrong. Please try again.';
const SORRY = 'Sorry, something went wrong. Please try again.';

const infoOf = ({ storefront }: WidgetPage) => storefront.shop.cart.extra.accountInfo as AccountInfoBody;

const isClosed = (page: WidgetPage) => page.title() === undefined;

/** A form of the order details that a buyer fills in, in its overlay. */
const ofBusiness = (overlay: ReactNode, button: string, fillIn: (page: WidgetPage) => Promise<void>) => ({
  of: 'change' as const,
  config: businessConfig(),
  prepare: ({ cart }: FakeShop) => asBusiness(cart),
  widget: (
    <>
      <CartAccounting />
      {overlay}
    </>
  ),
  async begin(page: WidgetPage) {
    await press(page, button);
    await fillIn(page);
  },
  do: (page: WidgetPage) => press(page, 'Save'),
  message: FAILED,
  timeoutMs: REQUEST_TIMEOUT_MS,
});

const pick = (name: RegExp) => async (page: WidgetPage) => {
  await until(() => page.queryByRole('radio', { name }) !== null, `a choice named ${name}`);
  fireEvent.click(page.getByRole('radio', { name }));
};

const type = (name: string, text: string) => async (page: WidgetPage) => {
  await until(() => page.queryByRole('textbox', { name }) !== null, `a field named ${name}`);
  fireEvent.input(page.field(name), { target: { value: text } });
};

const DELEGATE = { 'First name': 'Ann', 'Last name': 'Lee', Email: 'ann@example.com', Phone: '6175550123' };

/** The customer's actions in overlays that another part of the page opens. */
export const OVERLAY_ACTIONS: Record<string, Action> = {
  'choosing a budget center': {
    ...ofBusiness(<BudgetCenterOverlay />, 'Add: Budget center', pick(/^Facilities/)),
    isDone: (page) => infoOf(page).bcName === 'Facilities' && isClosed(page),
  },
  'entering a purchase order number': {
    ...ofBusiness(<PoNumberOverlay />, 'Add: Purchase order number', type('Purchase order number', '4711')),
    isDone: (page) => infoOf(page).purchaseOrderNumber === '4711' && isClosed(page),
  },
  'choosing a ship-to location': {
    ...ofBusiness(<ShipToOverlay />, 'Change: Ship to', pick(/^Warehouse/)),
    isDone: (page) => infoOf(page).shipToAddressId === '2' && isClosed(page),
  },
  'reading the order details of a business': {
    of: 'read',
    config: businessConfig(),
    prepare: ({ cart }) => asBusiness(cart),
    widget: <CartAccounting />,
    async do() {},
    message: FAILED,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => enabledControl(page, 'Add: Budget center') !== undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'naming another pickup person': {
    of: 'change',
    widget: <BopisOverlay defaultOpen mode="delegate" />,
    async begin(page) {
      for (const [name, text] of Object.entries(DELEGATE)) await type(name, text)(page);
    },
    do: (page) => press(page, 'Save'),
    message: FAILED,
    isDone: (page) => JSON.stringify(page.storefront.shop.cart.extra.addresses).includes('Ann') && isClosed(page),
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'searching for pickup stores': {
    of: 'stores',
    widget: <BopisOverlay defaultOpen sku="MUG" />,
    begin: type('City and state, or ZIP code', '02138'),
    do: (page) => press(page, 'Search'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => enabledControl(page, /^Pick up at Cambridge/) !== undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'searching the store locator': {
    of: 'store-locator',
    widget: <StoreLocator layout="inline" />,
    async begin(page) {
      await until(() => enabledControl(page, 'Make this my store: Natick, MA') !== undefined, 'the first stores');
      await type('City and state, or ZIP code', 'Boston')(page);
    },
    do: (page) => press(page, 'Search'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => enabledControl(page, 'Make this my store: Natick, MA') !== undefined && page.alert() === '',
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
};
