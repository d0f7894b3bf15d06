import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DELIVERIES,
  fillShelves,
  IN_PACKS,
  LONG_NAMES,
  NOTIFICATIONS,
  PICKUP,
  SOLD_OUT,
  withLines,
} from '../../../../stories/setup/carts';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { choosing, pressing, pressingUntil, typing } from '../../../../stories/setup/pressing';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { CartPage } from './CartPage';

export default {
  title: 'Widgets/CartPage',
  component: CartPage,
  args: { freeShippingThreshold: '60.00' },
} satisfies Meta<typeof CartPage>;

type Story = StoryObj<typeof CartPage>;

/** The widget fills the page. */
const onPage = (setup: StorySetup = {}) => storyIn({ isWide: true, ...setup });

const cart = { MUG: 2, PAPER: 1, CHAIR: 1 };

const withSpecialLines = (...params: Parameters<typeof withLines>) => onPage(withLines(...params));

const withSums = (cartSummary: object, userType = 'GUEST') =>
  onPage({
    cart,
    shop(shop) {
      shop.cart.extra = { cartSummary, cartAttributes: { userType, numberOfItems: 4 } };
    },
  });

const withCoupons = (...codes: string[]) =>
  onPage({
    cart,
    shop(shop) {
      shop.cart.extras.applied = codes;
    },
  });

const services = (basic: number, custom: number) => ({
  furnSvcInfo: [
    { level: 'BASC', qty: basic },
    { level: 'CUST', qty: custom },
  ],
});

export const Filled: Story = onPage({ cart });

export const Loading: Story = onPage({ shop: (shop) => shop.hold('read') });

export const Empty: Story = onPage();

export const BackFromAVendor: Story = onPage({
  cart,
  host: {
    sessionStorage: { vendorMessages: JSON.stringify([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]) },
  },
});

export const NotRead: Story = onPage({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });

export const BusinessGuest: Story = onPage({ config: BUSINESS_CONTEXT });

export const Business: Story = {
  args: {
    accounting: <p>Purchase order: 4711</p>,
    savedForLater: <section>Saved for later</section>,
    checkout: <button type="button">Checkout</button>,
  },
  ...withSpecialLines(
    { MUG: { itemAccountInfo: { bcName: 'Front office' } }, PAPER: {} },
    {
      config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } },
      host: { localStorage: { showShipToLink: 'true' } },
    },
  ),
};

export const ViewCart: Story = { args: { viewcart: true }, ...onPage({ cart }) };

export const JustAdded: Story = { args: { cartItemIds: ['line-2'] }, ...onPage({ cart }) };

export const RunOutOfStock: Story = onPage(SOLD_OUT);

export const InPacks: Story = onPage(IN_PACKS);

export const Substituted: Story = withSpecialLines({
  PAPER: {
    altItem: { origItemId: 'OLD-PAPER', origItemName: 'Recycled copy paper' },
    messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING' }],
  },
});

export const Deliveries: Story = onPage(DELIVERIES);

export const PickupAndLists: Story = { args: { showAddToList: true }, ...onPage(PICKUP) };

export const NoStoresOnThisPage: Story = {
  ...onPage(PICKUP),
  play: choosing(/^Pick up in store/),
};

export const KindsOfLines: Story = withSpecialLines({
  OFFICE: {},
  MUG: { itemAttributes: { membershipSKU: true } },
  SAMPLE: { itemAttributes: { freeSample: true } },
  INK: { product: { name: 'Ink cartridge, black', seePriceInCart: true, preOrder: true } },
  PAPER: {
    priceInfo: {
      finalPrice: '6.25',
      finalPricePerUnit: '6.25',
      basePrice: '7.99',
      priceAdjustment: [{ amount: '1.74' }],
    },
  },
});

export const PlansAndAssembly: Story = onPage({
  cart: { CHAIR: 2 },
  async act({ cart }) {
    await cart.read();
    const parent = { sku: 'CHAIR', lineId: 'line-1' };
    const items = [
      { sku: 'CHAIR-PLAN', quantity: 2, parent: { ...parent, relation: 'WARRANTY' as const } },
      { sku: 'CHAIR-BUILD', quantity: 1, parent: { ...parent, relation: 'ASSEMBLY' as const } },
    ];
    await cart.add(items, { feedback: 'none' });
  },
});

export const Bundle: Story = withSpecialLines({
  CHAIR: {},
  LAMP: { parentRelationCartItemId: 'line-1', parentItemId: 'CHAIR', parentRelationType: 'BUNDLE' },
  MUG: { parentRelationCartItemId: 'line-1', parentItemId: 'CHAIR', parentRelationType: 'BUNDLE' },
});

export const FurnitureOffered: Story = withSpecialLines({ CHAIR: services(0, 0) });

export const FurnitureBasic: Story = withSpecialLines({ CHAIR: services(1, 0) });

export const FurnitureToBeDetermined: Story = withSpecialLines({ CHAIR: services(0, 1) });

export const FurnitureChosen: Story = {
  ...withSpecialLines({ CHAIR: services(0, 0) }),
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Furniture service' }), 'BASC');
  },
};

export const CouponApplied: Story = withCoupons('SAVE10');

export const CouponsNotQualified: Story = withCoupons('MINIMUM', 'TOOMUCH', 'NOTHING', 'MEMBERS', 'SHIPPED');

export const CouponMissing: Story = { ...onPage({ cart }), play: pressing('Apply') };

export const CouponPending: Story = {
  ...onPage({ cart, shop: (shop) => shop.hold('change') }),
  play: typing('SAVE10{Enter}', 'Coupon code'),
};

export const CouponFailed: Story = {
  ...onPage({ cart, shop: (shop) => shop.failNext('network', { of: 'change' }) }),
  play: CouponPending.play,
};

export const WithoutCoupons: Story = { args: { couponsEnabled: false }, ...onPage({ cart }) };

export const FreeItems: Story = onPage({
  cart: { MUG: 1, SAMPLE: 1 },
  shop(shop) {
    shop.cart.extras.offers = ['SAMPLE', 'PEN'];
  },
});

export const SamplesAlone: Story = onPage({ cart: { SAMPLE: 1 } });

export const FullSum: Story = withSums(
  {
    cartSubTotal: '221.24',
    instantCouponSavings: '15.00',
    cartSubTotalAfterCoupons: '206.24',
    finalMembershipSavings: '10.31',
    handlingFee: '12.00',
    surchargeFeePerUnit: '0.70',
    furnSvcFee: '49.00',
    orderTotal: '257.63',
    balanceOrdTotal: '207.63',
  },
  'PR7',
);

export const FeeToBeDetermined: Story = withSums({
  cartSubTotal: '221.24',
  orderTotal: '221.24',
  attributes: { isFurnitureServicesFeeTBD: true },
});

export const FreeShippingReached: Story = onPage({ cart: { CHAIR: 1 } });

export const SavingsLargerThanTheOrder: Story = onPage({
  cart,
  shop(shop) {
    shop.cart.messages = [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }];
  },
});

export const Notifications: Story = onPage(NOTIFICATIONS);

export const UpdatePending: Story = {
  ...onPage({ cart, shop: (shop) => shop.hold('update') }),
  play: pressingUntil('Increase quantity of Enamel mug', 'Updating your cart'),
};

export const UpdateFailed: Story = {
  ...onPage({ cart, shop: (shop) => shop.failNext('network', { of: 'update' }) }),
  play: pressingUntil('Increase quantity of Enamel mug', 'Something went wrong. Please try again.'),
};

export const OverTheLimit: Story = {
  ...onPage({ cart: { STAPLER: 2 } }),
  play: typing('9', 'Quantity of Stapler'),
};

export const LineLeaving: Story = {
  ...onPage({ cart, config: { miniCart: { deleteAnimationMs: 600_000 } } }),
  play: pressing('Remove Enamel mug'),
};

export const LineRemoved: Story = {
  ...onPage({ cart, config: { miniCart: { deleteAnimationMs: 0 } } }),
  play: pressing('Remove Enamel mug'),
};

export const ConfirmClearCart: Story = { ...onPage({ cart }), play: pressing('Empty cart') };

export const FiveHundredLines: Story = {
  args: { showRecommendations: false },
  ...onPage({ shop: (shop) => fillShelves(shop, 500) }),
};

export const LongNames: Story = onPage(LONG_NAMES);

export const InFrench: Story = { ...onPage({ cart }), globals: { language: 'fr-CA' } };
