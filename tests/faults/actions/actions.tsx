import { fireEvent } from '@testing-library/dom';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, type StorefrontConfig } from '../../../src/core/platform/client/settings';
import { RECOMMENDATIONS_TIMEOUT_MS } from '../../../src/core/products/client/recommendationRequest';
import type { RecommendationType } from '../../../src/core/products/rules/recommendations';
import { LoginDrawer } from '../../../src/widgets/account/LoginDrawer/LoginDrawer';
import { AddToCartButton } from '../../../src/widgets/cart/AddToCartButton/AddToCartButton';
import { AtcDrawer } from '../../../src/widgets/cart/AtcDrawer/AtcDrawer';
import { MiniCart } from '../../../src/widgets/cart/MiniCart/MiniCart';
import { OrderConfirmation } from '../../../src/widgets/checkout/OrderConfirmation/OrderConfirmation';
import { ContentBanner } from '../../../src/widgets/content/ContentBanner/ContentBanner';
import { LandingPage } from '../../../src/widgets/content/LandingPage/LandingPage';
import { ProductTile } from '../../../src/widgets/products/ProductTile/ProductTile';
import { RecsCarousel } from '../../../src/widgets/products/RecsCarousel/RecsCarousel';
import { ReplacementDrawer } from '../../../src/widgets/products/ReplacementDrawer/ReplacementDrawer';
import { SavedForLater } from '../../../src/widgets/saved/SavedForLater/SavedForLater';
import type { FakeShop } from '../../support/shop/fakeShop';
import type { FakeCall } from '../../support/shop/fakeShopRoutes';
import { ADA } from '../../support/shop/fakeShopSignIn';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { held } from '../aPage';
import { enabledControl, press, until } from '../screen';

/** A customer's action that calls the shop. */
export type Action = {
  of: FakeCall;
  /** Calls that could replace it, and fail with it. */
  and?: readonly FakeCall[];
  /** The configuration, unless it is a consumer's. */
  config?: Partial<StorefrontConfig>;
  /** Sets up the shop before the widget renders. */
  prepare?(shop: FakeShop): void;
  widget: ReactNode;
  /** The steps before the action, which run before any fault. */
  begin?(page: WidgetPage): Promise<void>;
  do(page: WidgetPage): Promise<void>;
  /** The text of a live region after a failure. */
  message: string;
  /** What it displays instead when the shop has refused it with a status below 500, without a text of its own. */
  refusedMessage?: string;
  /** How the customer retries; by default the action itself. */
  again?(page: WidgetPage): Promise<void>;
  /** Whether it has succeeded. */
  isDone(page: WidgetPage): boolean;
  timeoutMs: number;
};

const ADD_FAILED = 'Failure while adding item to cart. Please try again';
const SORRY = 'Sorry, something went wrong. Please try again.';
const FAILED = 'Something went wrong. Please try again.';

const holds = (page: WidgetPage, sku: string) => held(page.storefront.shop)[sku] ?? 0;

const savedUnits = (page: WidgetPage, sku: string) =>
  page.storefront.shop.saved.items.find(({ itemId }) => itemId === sku)?.qty ?? 0;

async function pressTab(page: WidgetPage, name: string): Promise<void> {
  await until(() => page.queryByRole('tab', { name }) !== null, `the tab ${name}`);
  page.getByRole('tab', { name }).click();
}

const hasStatus = (page: WidgetPage, text: string) => page.status().split(' | ').includes(text);

const openCart = async (page: WidgetPage) => {
  await press(page, /^Cart/);
  await until(() => page.title() !== undefined, 'the mini cart');
};

const addPaper = async (page: WidgetPage) => {
  await press(page, 'Add paper');
  await until(() => page.title() === 'Added to cart', 'the drawer');
};

const fill = (page: WidgetPage, label: string, value: string) =>
  fireEvent.input(page.getByLabelText(label), { target: { value } });

const signInAsAda = async (page: WidgetPage) => {
  await until(() => page.title() === 'Sign in', 'the login drawer');
  fill(page, 'Email', ADA.login);
  fill(page, 'Password', ADA.password);
  const [submit] = [...(page.drawer()?.querySelectorAll('form .quire-button') ?? [])];
  if (submit) fireEvent.click(submit);
};

/** Mounts a widget that reads when it renders, behind a button. */
function Behind({ name, children }: { name: string; children: ReactNode }) {
  const [isShown, show] = useState(false);
  return isShown ? (
    children
  ) : (
    <button type="button" onClick={() => show(true)}>
      {name}
    </button>
  );
}

const drawer = (
  <>
    <AtcDrawer />
    <AddToCartButton sku="PAPER" label="Add paper" />
  </>
);

const row = (type: RecommendationType, of: FakeCall): Action => ({
  of,
  widget: (
    <Behind name="More products">
      <RecsCarousel type={type} />
    </Behind>
  ),
  do: (page) => press(page, 'More products'),
  message: 'There are no recommendations right now.',
  again: (page) => press(page, 'Try again'),
  isDone: (page) => page.queryAllByRole('article').length > 0 && page.alert() === '',
  timeoutMs: 2 * RECOMMENDATIONS_TIMEOUT_MS,
});

const content = (source: 'banner' | 'html', of: FakeCall, name: string): Action => ({
  of,
  widget: (
    <Behind name="More of the shop">
      <ContentBanner slot="home" source={source} />
    </Behind>
  ),
  do: (page) => press(page, 'More of the shop'),
  message: SORRY,
  again: (page) => press(page, 'Try again'),
  isDone: (page) => page.queryByRole('link', { name }) !== null,
  timeoutMs: REQUEST_TIMEOUT_MS,
});

export const ACTIONS: Record<string, Action> = {
  'opening a banner': content('banner', 'ecomm-content', 'Chairs of Acme at half the price'),
  'opening a landing page': {
    of: 'landing',
    widget: (
      <Behind name="Deals">
        <LandingPage />
      </Behind>
    ),
    do: (page) => press(page, 'Deals'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.queryByRole('article', { name: 'Enamel mug' }) !== null,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'opening HTML content': content('html', 'html-content', 'Find a store'),
  'opening a row of recommended products': row('customersAlsoBought', 'recommend'),
  'opening a row of recently viewed products': row('recentlyViewed', 'recent'),
  'opening a product tile': {
    of: 'tiles',
    widget: (
      <Behind name="A product">
        <ProductTile sku="INK" />
      </Behind>
    ),
    do: (page) => press(page, 'A product'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.queryByRole('article', { name: 'Ink cartridge, black' }) !== null,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'opening the replacement of a product': {
    of: 'tiles',
    widget: <ReplacementDrawer sku="MUG" alternatives={['PEN']} />,
    do: (page) => press(page, 'See the replacement'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.queryByRole('article', { name: 'Gel pen, blue' }) !== null,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'adding from a tile': {
    of: 'add',
    widget: <ProductTile item={{ itemId: 'INK', title: 'Ink cartridge, black' }} feedback="none" />,
    do: (page) => press(page, 'Add to cart: Ink cartridge, black'),
    message: ADD_FAILED,
    isDone: (page) => hasStatus(page, 'Added to cart') && holds(page, 'INK') === 1,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'adding with a button': {
    of: 'add',
    widget: <AddToCartButton sku="INK" label="Add ink" />,
    do: (page) => press(page, 'Add ink'),
    message: ADD_FAILED,
    isDone: (page) => hasStatus(page, 'Added to cart') && holds(page, 'INK') === 1,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'adding with the drawer as feedback': {
    of: 'add',
    widget: drawer,
    do: (page) => press(page, 'Add paper'),
    message: ADD_FAILED,
    isDone: (page) => page.title() === 'Added to cart' && holds(page, 'PAPER') === 3,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'adding an offer of the drawer': {
    of: 'add',
    widget: drawer,
    begin: addPaper,
    do: (page) => press(page, 'Add Ink cartridge, black to cart'),
    message: ADD_FAILED,
    isDone: (page) => hasStatus(page, 'Added') && holds(page, 'INK') === 1,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'opening the recommendations of the drawer': {
    of: 'recommend',
    and: ['recommend-at'],
    widget: drawer,
    do: addPaper,
    message: 'There are no recommendations right now.',
    again: async (page) => {
      await press(page, 'Close');
      await vi.advanceTimersByTimeAsync(60_000); // a result that counts as empty is fresh for a minute
      await addPaper(page);
    },
    isDone: (page) => enabledControl(page, 'Add Stapler to cart') !== undefined,
    timeoutMs: 3 * RECOMMENDATIONS_TIMEOUT_MS,
  },
  'opening the mini cart': {
    of: 'read',
    widget: <MiniCart />,
    do: openCart,
    message: FAILED,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.title() === 'Your cart (3)' && enabledControl(page, /^Remove/) !== undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'changing a quantity in the mini cart': {
    of: 'update',
    widget: <MiniCart />,
    begin: openCart,
    do: (page) => press(page, 'Increase quantity of Enamel mug'),
    message: FAILED,
    isDone: (page) => holds(page, 'MUG') === 2 && page.alert() === '',
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'removing a line in the mini cart': {
    of: 'delete',
    widget: <MiniCart />,
    begin: openCart,
    do: (page) => press(page, 'Remove Enamel mug'),
    message: FAILED,
    again: async (page) => {
      // the response to the other widget may already show that the delete is done
      if (enabledControl(page, 'Remove Enamel mug')) await press(page, 'Remove Enamel mug');
    },
    isDone: (page) => holds(page, 'MUG') === 0 && enabledControl(page, 'Remove Enamel mug') === undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'signing in': {
    of: 'sign-in',
    widget: <LoginDrawer label="Sign in" />,
    begin: (page) => press(page, 'Sign in'),
    do: signInAsAda,
    message: SORRY,
    isDone: (page) => page.box.textContent?.includes('Hello, Ada') === true,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'opening an order': {
    of: 'order',
    widget: (
      <Behind name="My order">
        <OrderConfirmation orderNumber="Q-100001" />
      </Behind>
    ),
    do: (page) => press(page, 'My order'),
    message: SORRY,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => page.box.textContent?.includes('Q-100001') === true,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'saving a line for later in the mini cart': {
    of: 'save',
    widget: <MiniCart />,
    begin: openCart,
    do: (page) => press(page, 'Save for later: Enamel mug'),
    message: FAILED,
    isDone: (page) => holds(page, 'MUG') === 0 && savedUnits(page, 'MUG') === 1 && page.alert() === '',
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'opening the saved items': {
    of: 'saved-read',
    widget: <MiniCart />,
    begin: openCart,
    do: (page) => pressTab(page, 'Saved for later'),
    message: FAILED,
    again: (page) => press(page, 'Try again'),
    isDone: (page) => enabledControl(page, 'Move to cart: Stapler') !== undefined && page.alert() === '',
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'moving a saved item to the cart': {
    of: 'add',
    widget: <SavedForLater />,
    do: (page) => press(page, 'Move to cart: Stapler'),
    message: "Stapler couldn't be moved and is still saved for later. Something went wrong. Please try again.",
    isDone: (page) => holds(page, 'STAPLER') === 1 && savedUnits(page, 'STAPLER') === 0 && page.alert() === '',
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'moving a saved item whose delete fails': {
    of: 'saved-delete',
    widget: <SavedForLater />,
    do: (page) => press(page, 'Move to cart: Stapler'),
    message: "Stapler is in your cart, but we couldn't remove it from your saved items.",
    again: async (page) => {
      // the reloaded list may already show that the delete is done
      if (enabledControl(page, 'Move to cart: Stapler')) await press(page, 'Move to cart: Stapler');
    },
    isDone: (page) => holds(page, 'STAPLER') === 1 && savedUnits(page, 'STAPLER') === 0,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'removing a saved item': {
    of: 'saved-delete',
    widget: <SavedForLater />,
    do: (page) => press(page, 'Remove Stapler from your saved items'),
    message: FAILED,
    again: async (page) => {
      if (enabledControl(page, 'Remove Stapler from your saved items'))
        await press(page, 'Remove Stapler from your saved items');
    },
    isDone: (page) =>
      savedUnits(page, 'STAPLER') === 0 && enabledControl(page, 'Remove Stapler from your saved items') === undefined,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
};
