import type { Meta, StoryObj } from '@storybook/react-vite';
import { fillShelves } from '../../../../stories/setup/carts';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { SavedForLater } from './SavedForLater';

export default { title: 'Widgets/SavedForLater', component: SavedForLater } satisfies Meta<typeof SavedForLater>;

type Story = StoryObj<typeof SavedForLater>;

const CHAIR = {
  model: 'OC-200',
  reviewCount: 214,
  reviewRating: 4.5,
  deliveryDate: '2026-11-27',
  priceInfo: { uom: 'Each', finalPricePerUnit: '189.99', finalPrice: '189.99', basePrice: '219.99' },
  relatedItems: [{ itemId: 'CHAIR-PLAN', qty: 1, relationType: 'WARRANTY', name: 'Chair protection plan' }],
};

/** A list of items, in a shop with the given behaviour. */
const saved = (then: (shop: FakeShop) => void = () => {}, setup: StorySetup = {}): Story =>
  storyIn({
    ...setup,
    config: { cart: { retryDelaysMs: [] }, ...setup.config },
    shop(shop) {
      shop.saved.put('PAPER', 4);
      shop.saved.put('LAMP');
      shop.saved.put('CHAIR', 1, CHAIR);
      then(shop);
    },
  });

export const Filled: Story = saved();

export const Panel: Story = { ...saved(), args: { layout: 'panel' } };

export const Loading: Story = saved((shop) => shop.hold('saved-read'));

export const Empty: Story = storyIn();

export const CouldNotBeRead: Story = saved((shop) => shop.failNext(502, { of: 'saved-read' }));

export const BusinessGuest: Story = saved(undefined, { config: BUSINESS_CONTEXT });

export const OutOfStock: Story = storyIn({ shop: ({ saved: it }) => it.put('LAMP') });

export const MovingOne: Story = {
  ...saved((shop) => shop.hold('add')),
  play: pressing('Move to cart: Office chair'),
};

export const MovingAll: Story = { ...saved((shop) => shop.hold('add')), play: pressing('Move all to cart') };

export const Moved: Story = { ...saved(), play: pressing('Move to cart: Office chair') };

export const AllMoved: Story = { ...saved(), play: pressing('Move all to cart') };

export const ShopRefuses: Story = {
  ...saved((shop) => shop.refuseNext('RESTRICTED_ITEM', { of: 'add', level: 'line' })),
  play: pressing('Move to cart: Office chair'),
};

export const MoveFailed: Story = {
  ...saved((shop) => shop.failNext('network', { of: 'add' })),
  play: pressing('Move to cart: Office chair'),
};

export const InTheCartAndStillSaved: Story = {
  ...saved((shop) => shop.failNext('network', { of: 'saved-delete' })),
  play: pressing('Move to cart: Office chair'),
};

export const Removed: Story = { ...saved(), play: pressing('Remove Office chair from your saved items') };

export const RemovalFailed: Story = {
  ...saved((shop) => shop.failNext(500, { of: 'saved-delete' })),
  play: pressing('Remove Office chair from your saved items'),
};

export const MovedByTheShop: Story = saved(
  ({ cart }) => {
    cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
  },
  { cart: { PEN: 1 }, act: ({ cart }) => cart.read() },
);

export const ManyItems: Story = storyIn({ shop: (shop) => fillShelves(shop, 30, shop.saved) });

export const LongNames: Story = storyIn({
  shop(shop) {
    Object.assign(shop.products['MUG'] ?? {}, {
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4),
    });
    shop.saved.put('MUG', 9999, { model: 'M'.repeat(80) });
    shop.saved.put('PAPER');
  },
});
