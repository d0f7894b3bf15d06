import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { StoreLocator } from './StoreLocator';

const meta: Meta<typeof StoreLocator> = {
  title: 'Widgets/StoreLocator',
  component: StoreLocator,
  args: { layout: 'inline' },
};

export default meta;

type Story = StoryObj<typeof StoreLocator>;

const searching =
  (term: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'City and state, or ZIP code' }), term);
    await userEvent.click(await canvas.findByRole('button', { name: 'Search' }));
  };

export const Closed: Story = { decorators: [inShop()], args: { layout: 'drawer' } };

export const Stores: Story = { decorators: [inShop()], args: { localBusiness: true } };

export const Searching: Story = { decorators: [inShop({ shop: (shop) => shop.hold('store-locator') })] };

export const NoneFound: Story = { decorators: [inShop()], play: searching('Nowhere') };

export const InputRejected: Story = { decorators: [inShop()], play: searching('St; Louis') };

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
