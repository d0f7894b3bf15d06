import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { pictures } from '../../../../stories/pictures';
import type { FakeShop } from '../../../../tests/support/fakeShop';
import type { TileVariant } from '../../../core/products/rules/tileVariant';
import { ProductTile } from './ProductTile';

const meta: Meta<typeof ProductTile> = {
  title: 'Widgets/ProductTile',
  component: ProductTile,
  args: { sku: 'MUG' },
};

export default meta;

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

const place = (more: Place = {}): Story => ({ decorators: [inShop(more)] });

/** The mug as the page provides it, with the given changes. */
const given = (item: Record<string, unknown>, args: Story['args'] = {}, more: Place = {}): Story => ({
  ...place(more),
  args: { item: { ...MUG, ...item }, ...args },
});

const variant = (name: TileVariant) => given(FULL, { variant: name });

const add: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Add to cart/ }));
};

export const Asked: Story = place();

export const Loading: Story = place({ shop: (shop: FakeShop) => shop.hold('tiles') });

export const Failed: Story = place({ shop: (shop: FakeShop) => shop.failNext('network', { of: 'tiles' }) });

export const NotFound: Story = { ...place(), args: { sku: 'NOTHING' } };

export const Standard: Story = given(FULL);

export const List: Story = variant('listTile');

export const Sponsored: Story = variant('plaTile');

export const WithListPicker: Story = variant('atlTile');

export const Compare: Story = variant('compareTile');

export const Mini: Story = variant('miniTile');

export const ListMini: Story = variant('listMiniTile');

export const Slim: Story = variant('standardSlimTile');

export const WithForm: Story = variant('standardITFTile');

export const ListWithForm: Story = variant('listITFTile');

export const CarouselMini: Story = variant('carouselMiniTile');

export const OnPaper: Story = variant('listPrintTile');

export const OrderDetails: Story = variant('listOrderDetailsTile');

export const Shop: Story = variant('shopTile');

export const PriceNotKnown: Story = given({ price: undefined, priceValue: undefined });

export const PriceZero: Story = given({ price: undefined, priceValue: undefined }, { priceFlag: '0' });

export const PriceNone: Story = given({ price: undefined, priceValue: undefined }, { priceFlag: '1' });

export const PriceInCartOnly: Story = given({ seePriceInCart: true });

export const OnLists: Story = given({}, { showLists: true, lists: ['Weekly', 'A list with a very long name indeed'] });

export const FullHardSub: Story = given({ restrictionDetails: { type: 'FULLHARDSUB', altProducts: ['PEN'] } });

export const PartialHardSub: Story = given({
  restrictionDetails: { type: 'PARTIALHARDSUB', altProducts: ['PEN'], limitedQtyTxt: 'Only a few left' },
});

export const Discontinued: Story = given({
  restrictionDetails: { type: 'DISCONTINUED', alternateItemURL: '/product_PEN' },
});

export const OutOfStock: Story = given({ isOutOfStock: true, restrictionDetails: { type: 'OUTOFSTOCK' } });

export const ComingSoon: Story = given({ comingSoon: true });

export const PreOrder: Story = given({ preOrder: true });

export const Subscribe: Story = given({ actionLabel: 'subscribe' });

export const ExpertsSuggest: Story = given({ actionLabel: 'expertsSuggest' });

export const PickUpToday: Story = given({ actionLabel: 'pickUpToday' });

export const ViewOnly: Story = given({ actionLabel: 'viewOnly' });

export const CustomSkuSet: Story = given({ actionLabel: 'customSkuset', isCustomSKU: true });

export const ViewAlternate: Story = given({
  actionLabel: 'viewAlternate',
  restrictionDetails: { type: 'FULLHARDSUB', alternateItemURL: '/product_PEN' },
});

export const OwnCaption: Story = given({ ctaText: 'Grab one' });

export const SetOfProducts: Story = given({ isSKUSET: true });

export const SurchargeSubstitute: Story = given({ isSurchargeSub: true, surchgOrgItemId: 'PEN', altFactor: 12 });

export const BecomeACustomer: Story = given({}, { becomeCustomer: true }, { config: { tenant: 'SBA' } });

export const CompareOffered: Story = given({}, { showCompare: true });

export const CompareFull: Story = {
  ...given({}, { showCompare: true }, { host: { sessionStorage: { compare: '["A","B","C","D"]' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Compare/ }));
  },
};

export const SetWithSwatches: Story = given({ isSKUSET: true }, { swatches: ['PEN', 'INK', 'MUG'] });

export const NoPicture: Story = given({ image: undefined });

export const LongName: Story = given({ title: `Enamel mug ${'with-a-handle-'.repeat(12)}` });

export const InFrench: Story = given(FULL, {}, { config: { locale: 'fr-CA' } });

export const WrongItem: Story = { ...place(), render: () => <ProductTile item={{ title: 'No SKU' }} /> };

export const Adding: Story = { ...given({}, { feedback: 'none' }, { shop: (shop) => shop.hold('add') }), play: add };

export const Added: Story = { ...given({}, { feedback: 'none' }), play: add };

export const NotAdded: Story = {
  ...given(
    {},
    { feedback: 'none' },
    { config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) },
  ),
  play: add,
};
