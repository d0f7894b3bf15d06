import { fireEvent } from '@testing-library/dom';
import { REQUEST_TIMEOUT_MS } from '../../../src/core/platform/client/settings';
import { CartPage } from '../../../src/widgets/cart/CartPage/CartPage';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { held } from '../aPage';
import { enabledControl, press, until } from '../screen';
import type { Action } from './actions';

const FAILED = 'Something went wrong. Please try again.';
const PAGE_FAILED = 'Oops, something went wrong on our side. Please refresh the page to continue.';

const page = <CartPage showRecommendations={false} />;

const holds = ({ storefront }: WidgetPage, sku: string) => held(storefront.shop)[sku] ?? 0;

const isThere = (it: WidgetPage) => enabledControl(it, 'Remove Enamel mug') !== undefined;

const see = (it: WidgetPage) => until(() => isThere(it), 'the lines');

const ofPage = { widget: page, begin: see, message: FAILED, timeoutMs: REQUEST_TIMEOUT_MS };

async function applyCoupon(it: WidgetPage) {
  fireEvent.input(it.field('Coupon code'), { target: { value: 'SAVE10' } });
  await press(it, 'Apply');
}

/** Clicks the button in the dialog, which has the same name as the one that opens the dialog. */
async function confirm(it: WidgetPage) {
  const yes = () => it.drawer()?.querySelector<HTMLElement>('footer .quire-button--primary');
  await until(() => yes() != null && yes()?.getAttribute('aria-disabled') !== 'true', 'the question');
  fireEvent.click(yes() as HTMLElement);
}

/** The customer's actions on the cart page. */
export const CART_PAGE_ACTIONS: Record<string, Action> = {
  'opening the cart page': {
    of: 'read',
    widget: page,
    async do() {},
    message: PAGE_FAILED,
    again: (it) => press(it, 'Try again'),
    isDone: isThere,
    timeoutMs: REQUEST_TIMEOUT_MS,
  },
  'changing a quantity on the cart page': {
    ...ofPage,
    of: 'update',
    do: (it) => press(it, 'Increase quantity of Enamel mug'),
    isDone: (it) => holds(it, 'MUG') === 2 && it.alert() === '',
  },
  'removing a line on the cart page': {
    ...ofPage,
    of: 'delete',
    do: (it) => press(it, 'Remove Enamel mug'),
    async again(it) {
      // the response to the other widget may already show that the delete is done
      if (isThere(it)) await press(it, 'Remove Enamel mug');
    },
    isDone: (it) => holds(it, 'MUG') === 0 && !isThere(it),
  },
  'applying a coupon on the cart page': {
    ...ofPage,
    of: 'change',
    do: applyCoupon,
    async again(it) {
      if (!it.queryByText(/You save/)) await applyCoupon(it);
    },
    isDone: (it) => it.queryByText(/You save/) !== null && it.alert() === '',
  },
  'emptying the cart on its page': {
    ...ofPage,
    of: 'delete',
    async do(it) {
      await press(it, 'Empty cart');
      await confirm(it);
    },
    again: confirm,
    isDone: (it) => held(it.storefront.shop)['MUG'] === undefined && it.queryByText('Your cart is empty.') !== null,
  },
};
