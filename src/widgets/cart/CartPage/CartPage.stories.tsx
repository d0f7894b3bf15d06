import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import type { FakeProduct } from '../../../../tests/support/shop/fakeShopProducts';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { CartPage } from './CartPage';

const meta: Meta<typeof CartPage> = {
  title: 'Widgets/CartPage',
  component: CartPage,
  args: { freeShippingThreshold: '60.00' },
};

export default meta;

type Story = StoryObj<typeof CartPage>;

/** The widget fills the page. */
const onPage = (setup: StorySetup = {}) => inShop({ isWide: true, ...setup });

const cart = { MUG: 2, PAPER: 1, CHAIR: 1 };

/** A cart with special lines. */
const withLines = (lines: Record<string, FakeProduct['line'] & object>, setup: StorySetup = {}) =>
  onPage({
    cart: Object.fromEntries(Object.keys(lines).map((sku) => [sku, 1])),
    ...setup,
    shop(shop) {
      for (const [sku, line] of Object.entries(lines)) Object.assign(shop.products[sku] ?? {}, { line });
      setup.shop?.(shop);
    },
  });

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

/** Presses the button with the given name. If `outcome` is given, waits for that text. */
const pressing =
  (name: string | RegExp, outcome?: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    if (outcome) await canvas.findByText(outcome);
  };

const services = (basic: number, custom: number) => ({
  furnSvcInfo: [
    { level: 'BASC', qty: basic },
    { level: 'CUST', qty: custom },
  ],
});

export const Filled: Story = { decorators: [onPage({ cart })] };

export const Loading: Story = { decorators: [onPage({ shop: (shop) => shop.hold('read') })] };

export const Empty: Story = { decorators: [onPage()] };

export const BackFromAVendor: Story = {
  decorators: [
    onPage({
      cart,
      host: {
        sessionStorage: { vendorMessages: JSON.stringify([{ code: 'PAYMENT_OPERATION_FAILED', type: 'ERROR' }]) },
      },
    }),
  ],
};

export const NotRead: Story = {
  decorators: [onPage({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) })],
};

export const BusinessGuest: Story = { decorators: [onPage({ config: BUSINESS_CONTEXT })] };

export const Business: Story = {
  args: {
    accounting: <p>Purchase order: 4711</p>,
    savedForLater: <section>Saved for later</section>,
    checkout: <button type="button">Checkout</button>,
  },
  decorators: [
    withLines(
      { MUG: { itemAccountInfo: { bcName: 'Front office' } }, PAPER: {} },
      {
        config: { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } },
        host: { localStorage: { showShipToLink: 'true' } },
      },
    ),
  ],
};

export const ViewCart: Story = { args: { viewcart: true }, decorators: [onPage({ cart })] };

export const JustAdded: Story = { args: { cartItemIds: ['line-2'] }, decorators: [onPage({ cart })] };

export const WithoutRecommendations: Story = {
  args: { showRecommendations: false },
  decorators: [onPage({ cart })],
};

export const RunOutOfStock: Story = {
  decorators: [
    withLines(
      { LAMP: { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }, MUG: {} },
      {
        shop(shop) {
          shop.cart.messages = [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }];
        },
      },
    ),
  ],
};

export const InPacks: Story = {
  decorators: [withLines({ PEN: { surchargeApplicable: true, surchargeSplit: 12 } }, { cart: { PEN: 24 } })],
};

export const Substituted: Story = {
  decorators: [
    withLines({
      PAPER: {
        altItem: { origItemId: 'OLD-PAPER', origItemName: 'Recycled copy paper' },
        messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'WARNING' }],
      },
    }),
  ],
};

export const Deliveries: Story = {
  decorators: [
    withLines(
      {
        MUG: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } },
        LAMP: { selectedDeliveryOption: { deliveryType: 'STA', isBackOrder: true } },
        PAPER: {
          selectedDeliveryOption: {
            deliveryType: 'STA',
            minDeliveryDate: '2026-11-24',
            maxDeliveryDate: '2026-11-27',
          },
        },
      },
      { host: { now: () => Date.UTC(2026, 10, 20, 15) } },
    ),
  ],
};

const PICKED_UP = {
  MUG: { product: { name: 'Enamel mug', bopisEligible: true } },
  LAMP: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } },
};

export const PickupAndLists: Story = { args: { showAddToList: true }, decorators: [withLines(PICKED_UP)] };

export const NoStoresOnThisPage: Story = {
  decorators: [withLines(PICKED_UP)],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Pick up in store/ }));
  },
};

export const KindsOfLines: Story = {
  decorators: [
    withLines({
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
    }),
  ],
};

export const PlansAndAssembly: Story = {
  decorators: [
    onPage({
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
    }),
  ],
};

export const Bundle: Story = {
  decorators: [
    withLines({
      CHAIR: {},
      LAMP: { parentRelationCartItemId: 'line-1', parentItemId: 'CHAIR', parentRelationType: 'BUNDLE' },
      MUG: { parentRelationCartItemId: 'line-1', parentItemId: 'CHAIR', parentRelationType: 'BUNDLE' },
    }),
  ],
};

export const FurnitureOffered: Story = { decorators: [withLines({ CHAIR: services(0, 0) })] };

export const FurnitureBasic: Story = { decorators: [withLines({ CHAIR: services(1, 0) })] };

export const FurnitureToBeDetermined: Story = { decorators: [withLines({ CHAIR: services(0, 1) })] };

export const FurnitureChosen: Story = {
  decorators: [withLines({ CHAIR: services(0, 0) })],
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Furniture service' }), 'BASC');
  },
};

export const CouponApplied: Story = { decorators: [withCoupons('SAVE10')] };

export const CouponsNotQualified: Story = {
  decorators: [withCoupons('MINIMUM', 'TOOMUCH', 'NOTHING', 'MEMBERS', 'SHIPPED')],
};

export const CouponMissing: Story = { decorators: [onPage({ cart })], play: pressing('Apply') };

export const CouponPending: Story = {
  decorators: [onPage({ cart, shop: (shop) => shop.hold('change') })],
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Coupon code' }), 'SAVE10{Enter}');
  },
};

export const CouponFailed: Story = {
  decorators: [onPage({ cart, shop: (shop) => shop.failNext('network', { of: 'change' }) })],
  play: CouponPending.play,
};

export const WithoutCoupons: Story = { args: { couponsEnabled: false }, decorators: [onPage({ cart })] };

export const FreeItems: Story = {
  decorators: [
    onPage({
      cart: { MUG: 1, SAMPLE: 1 },
      shop(shop) {
        shop.cart.extras.offers = ['SAMPLE', 'PEN'];
      },
    }),
  ],
};

export const SamplesAlone: Story = { decorators: [onPage({ cart: { SAMPLE: 1 } })] };

export const FullSum: Story = {
  decorators: [
    withSums(
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
    ),
  ],
};

export const FeeToBeDetermined: Story = {
  decorators: [
    withSums({ cartSubTotal: '221.24', orderTotal: '221.24', attributes: { isFurnitureServicesFeeTBD: true } }),
  ],
};

export const FreeShippingReached: Story = { decorators: [onPage({ cart: { CHAIR: 1 } })] };

export const SavingsLargerThanTheOrder: Story = {
  decorators: [
    onPage({
      cart,
      shop(shop) {
        shop.cart.messages = [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }];
      },
    }),
  ],
};

export const Notifications: Story = {
  decorators: [
    onPage({
      cart: { MUG: 1 },
      shop(shop) {
        shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];
      },
      async act({ cart }) {
        await cart.read();
        const items = [
          { sku: 'LAMP', quantity: 1 },
          { sku: 'INK', quantity: 5 },
        ];
        await cart.add(items, { feedback: 'none' });
      },
    }),
  ],
};

export const UpdatePending: Story = {
  decorators: [onPage({ cart, shop: (shop) => shop.hold('update') })],
  play: pressing('Increase quantity of Enamel mug', 'Updating your cart'),
};

export const UpdateFailed: Story = {
  decorators: [onPage({ cart, shop: (shop) => shop.failNext('network', { of: 'update' }) })],
  play: pressing('Increase quantity of Enamel mug', 'Something went wrong. Please try again.'),
};

export const OverTheLimit: Story = {
  decorators: [onPage({ cart: { STAPLER: 2 } })],
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: 'Quantity of Stapler' });
    await userEvent.clear(field);
    await userEvent.type(field, '9');
  },
};

export const LineLeaving: Story = {
  decorators: [onPage({ cart, config: { miniCart: { deleteAnimationMs: 600_000 } } })],
  play: pressing('Remove Enamel mug'),
};

export const LineRemoved: Story = {
  decorators: [onPage({ cart, config: { miniCart: { deleteAnimationMs: 0 } } })],
  play: pressing('Remove Enamel mug'),
};

export const LineRestored: Story = {
  decorators: [onPage({ cart, shop: (shop) => shop.failNext('network', { of: 'delete' }) })],
  play: pressing('Remove Enamel mug'),
};

export const ConfirmClearCart: Story = { decorators: [onPage({ cart })], play: pressing('Empty cart') };

export const FiveHundredLines: Story = {
  args: { showRecommendations: false },
  decorators: [
    onPage({
      shop(shop) {
        for (let number = 1; number <= 500; number += 1) {
          shop.products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: `${number}.00` };
          shop.cart.put(`SHELF-${number}`, 1);
        }
      },
    }),
  ],
};

export const LongNames: Story = {
  decorators: [
    onPage({
      cart: { MUG: 999, PEN: 1 },
      shop({ products }) {
        Object.assign(products['MUG'] ?? {}, { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4) });
        Object.assign(products['PEN'] ?? {}, { name: 'A pen that writes in blue, and in black. '.repeat(8) });
      },
    }),
  ],
};

export const InFrench: Story = { decorators: [onPage({ cart })], globals: { language: 'fr-CA' } };
