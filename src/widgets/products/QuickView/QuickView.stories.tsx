import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import type { ProductTileBody } from '../../../core/products/contract/productTile';
import { QuickView } from './QuickView';

export default {
  title: 'Widgets/QuickView',
  component: QuickView,
  args: { sku: 'MUG', defaultOpen: true },
} satisfies Meta<typeof QuickView>;

type Story = StoryObj<typeof QuickView>;

/** The mug, with the given changes of the shop's data. */
const saying = (tile: Partial<ProductTileBody>): Story =>
  storyIn({ shop: ({ products }: FakeShop) => Object.assign(products['MUG'] ?? {}, { tile }) });

const add = pressing('Add to cart');

export const Closed: Story = { ...storyIn(), args: { defaultOpen: false } };

export const Loading: Story = storyIn({ shop: (shop) => shop.hold('tiles') });

export const Product: Story = {
  ...saying({
    rating: 4.5,
    ratingCount: 31,
    originalPrice: '$15.00',
    units: 'Each',
    badgeDetails: { productBadge: 'Best seller' },
  }),
  args: { showCompare: true, showAddToList: true },
};

export const Failed: Story = storyIn({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) });

export const NotFound: Story = { ...storyIn(), args: { sku: 'NOTHING' } };

export const OutOfStock: Story = saying({
  isOutOfStock: true,
  restrictionDetails: { type: 'OUTOFSTOCK', altProducts: ['PEN'] },
});

export const Discontinued: Story = saying({
  restrictionDetails: { type: 'DISCONTINUED', alternateItemURL: '/product_PEN' },
});

export const ReplacementOffered: Story = saying({
  restrictionDetails: { type: 'PARTIALHARDSUB', alternateItemURL: '/product_PEN', limitedQtyTxt: 'Only a few left' },
});

export const ComingSoon: Story = saying({ comingSoon: true });

export const SetOfProducts: Story = saying({ isSKUSET: true });

export const PriceInCartOnly: Story = saying({ seePriceInCart: true });

export const BuyNow: Story = saying({ buyNowEligible: true });

export const Adding: Story = { ...storyIn({ shop: (shop) => shop.hold('add') }), play: add };

export const Added: Story = { ...storyIn(), play: add };

export const NotAdded: Story = {
  ...storyIn({ config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) }),
  play: add,
};
