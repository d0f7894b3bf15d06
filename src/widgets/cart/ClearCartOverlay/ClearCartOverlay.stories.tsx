import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { TestStorefront } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ClearCartOverlay } from './ClearCartOverlay';

export default { title: 'Widgets/ClearCartOverlay', component: ClearCartOverlay } satisfies Meta<
  typeof ClearCartOverlay
>;

type Story = StoryObj<typeof ClearCartOverlay>;

const cart = { MUG: 2, PAPER: 1 };

async function requestClearCart(storefront: TestStorefront) {
  await storefront.cart.read();
  void requestOverlay(storefront, { overlay: 'CLEAR_CART' });
}

const confirm = pressing('Empty cart');

export const Confirm: Story = storyIn({ cart, act: requestClearCart });

export const Clearing: Story = {
  ...storyIn({ cart, act: requestClearCart, shop: (shop) => shop.hold('delete') }),
  play: confirm,
};

export const Failed: Story = {
  ...storyIn({ cart, act: requestClearCart, shop: (shop) => shop.failNext('network', { of: 'delete' }) }),
  play: confirm,
};
