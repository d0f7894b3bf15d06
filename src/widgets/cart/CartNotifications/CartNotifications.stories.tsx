import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import type { TestStorefront } from '../../../../tests/support/widgets/storefront';
import { CartNotifications } from './CartNotifications';

export default {
  title: 'Widgets/CartNotifications',
  component: CartNotifications,
} satisfies Meta<typeof CartNotifications>;

type Story = StoryObj<typeof CartNotifications>;

const read = ({ cart }: TestStorefront) => cart.read();

/** One product for each possible outcome, except the one that was added. */
const CODES = [
  'OUT_OF_STOCK',
  'BLOCKED_FOR_ADD_TO_CART',
  'STANDALONE_WARRANTY_ITEM',
  'OFF_CONTRACT_ERROR',
  'QTY_LIMIT_ITEM',
  'QTY_LIMIT_EXCEEDED',
  'RESTRICTED_ITEM',
];
const WARNINGS = ['EXCEEDS_MAX_LINE_QTY', 'PARTIAL_QTY_AVAILABLE', 'SURCHG_ALTS_ITM_MSG'];

function everyOutcome(shop: FakeShop) {
  for (const code of CODES) shop.products[code] = { name: code, price: '1.00', message: { code, type: 'ERROR' } };
  for (const code of WARNINGS) shop.products[code] = { name: code, price: '1.00', message: { code, type: 'WARNING' } };
}

async function addAll({ cart }: TestStorefront) {
  await cart.read();
  const items = ['MUG', ...CODES, ...WARNINGS].map((sku) => ({ sku, quantity: 1 }));
  await cart.add(items, { feedback: 'none' });
}

export const ElevenGroups: Story = storyIn({ shop: everyOutcome, act: addAll });

export const InTheMiniCart: Story = {
  args: { placement: 'mini' },
  ...storyIn({ shop: everyOutcome, act: addAll }),
};

const withMessage = (code: string, type: string) =>
  storyIn({
    cart: { MUG: 1 },
    shop(shop) {
      shop.cart.messages = [{ code, type }];
    },
    act: read,
  });

export const InTheHeader: Story = {
  args: { placement: 'header' },
  ...withMessage('CART_AUTO_MERGE', 'INFO'),
};

export const CheckoutIsOff: Story = withMessage('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 'WARNING');
