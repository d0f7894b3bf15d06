import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { FurnitureTable } from './FurnitureTable';

export default {
  title: 'Widgets/FurnitureTable',
  component: FurnitureTable,
  args: { skus: ['CHAIR', 'LAMP', 'STAPLER'], title: 'Around the desk', defaultOpen: true },
} satisfies Meta<typeof FurnitureTable>;

type Story = StoryObj<typeof FurnitureTable>;

const choose = pressing('Increase quantity of Office chair', 'Add 1 to cart');

export const Closed: Story = { decorators: [inShop()], args: { defaultOpen: false } };

export const Loading: Story = { decorators: [inShop({ shop: (shop) => shop.hold('tiles') })] };

export const WithOneOutOfStock: Story = { decorators: [inShop()] };

export const NothingChosen: Story = {
  decorators: [inShop()],
  play: pressing('Add all to cart'),
};

export const Adding: Story = { decorators: [inShop({ shop: (shop) => shop.hold('add') })], play: choose };

export const Added: Story = { decorators: [inShop()], play: choose };

export const NotAdded: Story = {
  decorators: [
    inShop({ config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) }),
  ],
  play: choose,
};

export const Failed: Story = { decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) })] };

export const NotFound: Story = { decorators: [inShop()], args: { skus: ['NOTHING'] } };
