import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { choosing, pressing } from '../../../../stories/setup/pressing';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { QuickBuy } from './QuickBuy';

export default {
  title: 'Widgets/QuickBuy',
  component: QuickBuy,
  args: { sku: 'MUG', defaultOpen: true },
} satisfies Meta<typeof QuickBuy>;

type Story = StoryObj<typeof QuickBuy>;

const cambridge = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });

const createStory = (product: Partial<FakeProduct> = {}, more: StorySetup = {}): Story =>
  storyIn({ shop: ({ products }) => Object.assign(products['MUG'] ?? {}, product), ...more });

export const Loading: Story = createStory({}, { shop: (shop) => shop.hold('tiles') });

export const Product: Story = createStory({ tile: { buyNowEligible: true } });

export const ShippedOnly: Story = createStory({ tile: { bopisEligible: false } });

export const PickupOnly: Story = createStory({ tile: { inStoreOnlyProduct: true } });

export const NoStoreChosen: Story = { ...createStory(), play: choosing(/^Pick up in store/) };

export const NotInTheChosenStore: Story = {
  ...createStory({ inStores: { '0042': 0 } }, { host: { cookies: { YourStore: cambridge } } }),
  play: choosing(/^Pick up at Cambridge/),
};

export const OutOfStock: Story = createStory({ stock: 0 });

export const Failed: Story = createStory({}, { shop: (shop) => shop.failNext('network', { of: 'tiles' }) });

export const Added: Story = { ...createStory(), play: pressing('Add to cart') };
