import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing, typing } from '../../../../stories/setup/pressing';
import { AddToCartButton } from './AddToCartButton';

export default {
  title: 'Widgets/AddToCartButton',
  component: AddToCartButton,
  args: { sku: 'MUG', feedback: 'none' },
} satisfies Meta<typeof AddToCartButton>;

type Story = StoryObj<typeof AddToCartButton>;

/** Presses the button. */
const press = pressing(/Add to cart|Ajouter/);

export const Default: Story = storyIn();

export const WithQuantity: Story = { args: { showQuantity: true }, ...storyIn() };

export const Adding: Story = { ...storyIn({ shop: (shop) => shop.hold('add') }), play: press };

export const Added: Story = { ...storyIn(), play: press };

export const ShopRefuses: Story = {
  ...storyIn({ shop: (shop) => shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' }) }),
  play: press,
};

export const AtTheLimit: Story = { args: { showQuantity: true, quantity: 5, maxQuantity: 5 }, ...storyIn() };

export const OverTheLimit: Story = {
  args: { showQuantity: true, maxQuantity: 5 },
  ...storyIn(),
  play: typing('9'),
};

export const NotAQuantity: Story = { args: { showQuantity: true }, ...storyIn(), play: typing('two') };

export const InPacks: Story = { args: { showQuantity: true, increment: 12 }, ...storyIn() };

export const Blocked: Story = { args: { productState: 'blocked' }, ...storyIn() };

export const OutOfStock: Story = { args: { productState: 'out-of-stock' }, ...storyIn() };

export const ComingSoon: Story = { args: { productState: 'coming-soon' }, ...storyIn() };

export const PreOrder: Story = { args: { productState: 'pre-order' }, ...storyIn() };

export const PickupOnly: Story = {
  args: { productState: 'in-store-only', storeNumber: '0042' },
  ...storyIn(),
};

export const SwitchedOff: Story = { args: { disabledReason: 'Choose a size first' }, ...storyIn() };

export const CustomText: Story = {
  args: { showQuantity: true },
  ...storyIn({
    config: {
      locale: 'fr-CA',
      messages: { 'add-to-cart-button': { add: 'Ajouter au panier', quantity: 'Quantité', added: 'Ajouté' } },
    },
  }),
};
