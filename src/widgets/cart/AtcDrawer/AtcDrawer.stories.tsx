import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import type { AddOptions } from '../../../core/cart/client/adding/addCall';
import type { AddItem } from '../../../core/cart/rules/adding/addRequest';
import type { MessageBody } from '../../../core/platform/contract/message';
import { AtcDrawer } from './AtcDrawer';

export default {
  title: 'Widgets/AtcDrawer',
  component: AtcDrawer,
  args: { showRelated: false },
} satisfies Meta<typeof AtcDrawer>;

type Story = StoryObj<typeof AtcDrawer>;

const toAddItem = (sku: string): AddItem => ({ sku, quantity: 1 });

/** The result of adding these items. */
const afterAdding = (items: AddItem[], setup: StorySetup = {}, options: AddOptions = { feedback: 'drawer' }): Story =>
  storyIn({ ...setup, act: ({ cart }) => cart.add(items, options) });

/** A shop in which a product has these properties. */
const withProduct = (sku: string, facts: Partial<FakeProduct>): StorySetup => ({
  shop: ({ products }) => Object.assign(products[sku] ?? {}, facts),
});

/** The result of adding a mug that the shop has a message about. */
const afterHearing = (message: MessageBody): Story => afterAdding([toAddItem('MUG')], withProduct('MUG', { message }));

export const Added: Story = afterAdding([{ sku: 'PAPER', quantity: 2 }]);

export const AsOverlay: Story = afterAdding([toAddItem('MUG')], {}, { feedback: 'overlay' });

export const ToBePickedUp: Story = afterAdding(
  [{ ...toAddItem('LAMP'), deliveryType: 'ISP', storeNumber: '0042' }],
  withProduct('LAMP', { stock: 4 }),
  { feedback: 'overlay' },
);

export const WithPlans: Story = afterAdding([toAddItem('CHAIR')]);

export const PlanAdded: Story = storyIn({
  async act({ cart }) {
    await cart.add([toAddItem('CHAIR')]);
    const parent = { sku: 'CHAIR', lineId: 'line-1', relation: 'WARRANTY' } as const;
    await cart.add([{ ...toAddItem('CHAIR-PLAN'), parent }], { feedback: 'none' });
  },
});

export const AddingFromInside: Story = {
  ...storyIn({
    async act({ cart, shop }) {
      await cart.add([toAddItem('PAPER')]);
      shop.hold('add');
    },
  }),
  play: pressing('Add Gel pen, blue to cart'),
};

export const OutOfStock: Story = afterAdding([toAddItem('LAMP')]);

export const OutOfStockWithAlternatives: Story = afterAdding(
  [toAddItem('INK')],
  withProduct('INK', {
    stock: 0,
    tile: { restrictionDetails: { type: 'OUTOFSTOCK', altProducts: ['PEN', 'STAPLER'] } },
  }),
);

export const Substituted: Story = afterAdding(
  [toAddItem('PAPER')],
  withProduct('PAPER', {
    line: {
      altItem: { origItemId: 'OLD-PAPER', origItemName: 'Recycled copy paper' },
      messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING' }],
    },
  }),
);

export const PartialQuantity: Story = afterAdding([{ sku: 'INK', quantity: 5 }]);

export const PickupAndLists: Story = {
  ...afterAdding(
    [toAddItem('MUG'), { sku: 'PEN', quantity: 1, deliveryType: 'ISP', storeNumber: '0042' }],
    withProduct('MUG', { line: { product: { name: 'Enamel mug', bopisEligible: true } } }),
  ),
  args: { showAddToList: true },
};

export const AtTheLimit: Story = afterAdding([toAddItem('STAPLER')], { cart: { STAPLER: 5 } });

export const PriceUnavailable: Story = afterHearing({ code: 'PRICE_NOT_AVAILABLE', type: 'ERROR' });

export const Blocked: Story = afterHearing({ code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' });

export const NotAdded: Story = afterHearing({ code: 'ITEM_NOT_PUBLISHED', type: 'ERROR' });

export const NoAnswer: Story = afterAdding([toAddItem('MUG')], {
  config: { cart: { retryDelaysMs: [] } },
  shop: (shop) => shop.failNext('network', { of: 'add' }),
});

export const SomeAddedSomeNot: Story = afterAdding([
  toAddItem('MUG'),
  toAddItem('PEN'),
  toAddItem('LAMP'),
  { sku: 'INK', quantity: 5 },
  { sku: 'STAPLER', quantity: 9 },
]);

export const RecommendationsLoading: Story = {
  ...afterAdding([toAddItem('MUG')], { shop: (shop) => shop.hold('recommend') }),
  args: { showRelated: true },
};

export const RecommendationsShown: Story = {
  ...afterAdding([toAddItem('MUG')]),
  args: { showRelated: true, recommendationCount: 3 },
};

export const NoRecommendations: Story = {
  ...afterAdding([toAddItem('MUG')], {
    shop({ products }) {
      for (const sku of Object.keys(products)) if (sku !== 'MUG') delete products[sku];
    },
  }),
  args: { showRelated: true },
};

export const MemberSavings: Story = afterAdding([toAddItem('MUG')], {
  shop(shop) {
    shop.cart.extra = {
      cartAttributes: { userType: 'PR6', numberOfItems: 1 },
      cartSummary: { cartSubTotal: '12.50', finalMembershipSavings: '0.63' },
    };
  },
});

export const LongName: Story = afterAdding(
  [toAddItem('MUG')],
  withProduct('MUG', { name: `Enamel mug ${'with-a-handle-'.repeat(12)}` }),
);

export const InFrench: Story = afterAdding([toAddItem('CHAIR')], { config: { locale: 'fr-CA' } });

export const Toast: Story = afterAdding([toAddItem('MUG'), toAddItem('PEN')], {}, { feedback: 'toast' });

export const ToastOfAFailure: Story = afterAdding(
  [toAddItem('MUG')],
  { config: { cart: { retryDelaysMs: [] } }, shop: (shop) => shop.failNext('network', { of: 'add' }) },
  { feedback: 'toast' },
);
