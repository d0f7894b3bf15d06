import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { FurnitureTable } from './FurnitureTable';

export default {
  title: 'Widgets/FurnitureTable',
  component: FurnitureTable,
  args: { skus: ['CHAIR', 'LAMP', 'STAPLER'], title: 'Around the desk', defaultOpen: true },
} satisfies Meta<typeof FurnitureTable>;

type Story = StoryObj<typeof FurnitureTable>;

const choose = pressing('Increase quantity of Office chair', 'Add 1 to cart');

export const Loading: Story = storyIn({ shop: (shop) => shop.hold('tiles') });

export const WithOneOutOfStock: Story = storyIn();

export const NothingChosen: Story = { ...storyIn(), play: pressing('Add all to cart') };

export const Adding: Story = { ...storyIn({ shop: (shop) => shop.hold('add') }), play: choose };

export const Added: Story = { ...storyIn(), play: choose };

export const NotAdded: Story = {
  ...storyIn({ config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) }),
  play: choose,
};

export const Failed: Story = storyIn({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) });

export const NotFound: Story = { ...storyIn(), args: { skus: ['NOTHING'] } };
