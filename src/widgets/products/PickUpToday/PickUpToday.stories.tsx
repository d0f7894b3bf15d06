import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { PickUpToday } from './PickUpToday';

export default {
  title: 'Widgets/PickUpToday',
  component: PickUpToday,
  args: { sku: 'MUG', productName: 'Enamel mug', defaultOpen: true },
} satisfies Meta<typeof PickUpToday>;

type Story = StoryObj<typeof PickUpToday>;

const STOCK = { '0008': 0, '0042': 3, '0051': 1 };

const createStory = (product: Partial<FakeProduct> = {}, more: StorySetup = {}): Story =>
  storyIn({
    ...more,
    shop(shop) {
      Object.assign(shop.products['MUG'] ?? {}, { inStores: STOCK }, product);
      more.shop?.(shop);
    },
  });

export const Closed: Story = { ...createStory(), args: { defaultOpen: false } };

export const Stores: Story = createStory();

export const Searching: Story = createStory({}, { shop: (shop) => shop.hold('stores') });

export const NobodyHasIt: Story = createStory({ inStores: { '0008': 0, '0042': 0, '0051': 0 } });

export const NotEligible: Story = createStory({ tile: { bopisEligible: false } });

export const Failed: Story = createStory({}, { shop: (shop) => shop.failNext('network', { of: 'stores' }) });

export const Added: Story = { ...createStory(), play: pressing('Pick up at Cambridge, MA') };
