import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../../stories/pictures';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import type { TileVariant } from '../../../core/products/rules/tileVariant';
import { ProductTile } from './ProductTile';

export default {
  title: 'Widgets/ProductTile',
  component: ProductTile,
  args: { sku: 'MUG' },
} satisfies Meta<typeof ProductTile>;

type Story = StoryObj<typeof ProductTile>;

const MUG = {
  itemId: 'MUG',
  title: 'Enamel mug',
  url: '/product_MUG',
  image: pictures['MUG'],
  price: '$12.50',
  priceValue: 12.5,
  actionLabel: 'addToCart',
};

const FULL = {
  ...MUG,
  originalPrice: '$15.00',
  units: 'Each',
  rating: 4.5,
  ratingCount: 31,
  badgeDetails: { productBadge: 'Best seller' },
  lastOrderedDate: '2025-03-31',
};

/** The mug as the page provides it, with the given changes. */
const withItem = (item: Record<string, unknown>, args: Story['args'] = {}, more: StorySetup = {}): Story => ({
  ...storyIn(more),
  args: { item: { ...MUG, ...item }, ...args },
});

const variant = (name: TileVariant) => withItem(FULL, { variant: name });

const add = pressing(/Add to cart/);

export const Fetched: Story = storyIn();

export const Loading: Story = storyIn({ shop: (shop: FakeShop) => shop.hold('tiles') });

export const Failed: Story = storyIn({ shop: (shop: FakeShop) => shop.failNext('network', { of: 'tiles' }) });

export const NotFound: Story = { ...storyIn(), args: { sku: 'NOTHING' } };

export const Standard: Story = withItem(FULL);

export const List: Story = variant('listTile');

export const Sponsored: Story = variant('plaTile');

export const WithListPicker: Story = variant('atlTile');

export const Compare: Story = variant('compareTile');

export const Mini: Story = variant('miniTile');

export const WithForm: Story = variant('standardITFTile');

export const ListWithForm: Story = variant('listITFTile');

export const OnPaper: Story = variant('listPrintTile');

export const PriceNotKnown: Story = withItem({ price: undefined, priceValue: undefined });

export const PriceZero: Story = withItem({ price: undefined, priceValue: undefined }, { priceFlag: '0' });

export const PriceNone: Story = withItem({ price: undefined, priceValue: undefined }, { priceFlag: '1' });

export const PriceInCartOnly: Story = withItem({ seePriceInCart: true });

export const OnLists: Story = withItem(
  {},
  { showLists: true, lists: ['Weekly', 'A list with a very long name indeed'] },
);

export const PartialHardSub: Story = withItem({
  restrictionDetails: { type: 'PARTIALHARDSUB', altProducts: ['PEN'], limitedQtyTxt: 'Only a few left' },
});

export const Discontinued: Story = withItem({
  restrictionDetails: { type: 'DISCONTINUED', alternateItemURL: '/product_PEN' },
});

export const OutOfStock: Story = withItem({ isOutOfStock: true, restrictionDetails: { type: 'OUTOFSTOCK' } });

export const ComingSoon: Story = withItem({ comingSoon: true });

export const PreOrder: Story = withItem({ preOrder: true });

export const Subscribe: Story = withItem({ actionLabel: 'subscribe' });

export const ExpertsSuggest: Story = withItem({ actionLabel: 'expertsSuggest' });

export const PickUpToday: Story = withItem({ actionLabel: 'pickUpToday' });

export const ViewOnly: Story = withItem({ actionLabel: 'viewOnly' });

export const ViewAlternate: Story = withItem({
  actionLabel: 'viewAlternate',
  restrictionDetails: { type: 'FULLHARDSUB', alternateItemURL: '/product_PEN' },
});

export const OwnCaption: Story = withItem({ ctaText: 'Grab one' });

export const SetOfProducts: Story = withItem({ isSKUSET: true });

export const SurchargeSubstitute: Story = withItem({ isSurchargeSub: true, surchgOrgItemId: 'PEN', altFactor: 12 });

export const BecomeACustomer: Story = withItem({}, { becomeCustomer: true }, { config: { tenant: 'SBA' } });

export const CompareOffered: Story = withItem({}, { showCompare: true });

export const CompareFull: Story = {
  ...withItem({}, { showCompare: true }, { host: { sessionStorage: { compare: '["A","B","C","D"]' } } }),
  play: pressing(/^Compare/),
};

export const SetWithSwatches: Story = withItem({ isSKUSET: true }, { swatches: ['PEN', 'INK', 'MUG'] });

export const NoPicture: Story = withItem({ image: undefined });

export const LongName: Story = withItem({ title: `Enamel mug ${'with-a-handle-'.repeat(12)}` });

export const InFrench: Story = withItem(FULL, {}, { config: { locale: 'fr-CA' } });

export const WrongItem: Story = { ...storyIn(), render: () => <ProductTile item={{ title: 'No SKU' }} /> };

export const Adding: Story = { ...withItem({}, { feedback: 'none' }, { shop: (shop) => shop.hold('add') }), play: add };

export const Added: Story = { ...withItem({}, { feedback: 'none' }), play: add };

export const NotAdded: Story = {
  ...withItem(
    {},
    { feedback: 'none' },
    { config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) },
  ),
  play: add,
};
