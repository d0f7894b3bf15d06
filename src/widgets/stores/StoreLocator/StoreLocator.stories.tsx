import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { searchingStores } from '../../../../stories/setup/searchingStores';
import { StoreLocator } from './StoreLocator';

export default {
  title: 'Widgets/StoreLocator',
  component: StoreLocator,
  args: { layout: 'inline' },
} satisfies Meta<typeof StoreLocator>;

type Story = StoryObj<typeof StoreLocator>;

export const Closed: Story = { decorators: [inShop()], args: { layout: 'drawer' } };

export const Stores: Story = { decorators: [inShop()], args: { localBusiness: true } };

export const Searching: Story = { decorators: [inShop({ shop: (shop) => shop.hold('store-locator') })] };

export const NoneFound: Story = { decorators: [inShop()], play: searchingStores('Nowhere') };

export const InputRejected: Story = { decorators: [inShop()], play: searchingStores('St; Louis') };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'store-locator', times: 9 }) })],
};

export const Chosen: Story = {
  decorators: [inShop()],
  play: pressing('Make this my store: Waltham, MA'),
};

export const AutoSelected: Story = {
  decorators: [inShop({ config: { session: { enableAutoStoreSelection: true } } })],
};
