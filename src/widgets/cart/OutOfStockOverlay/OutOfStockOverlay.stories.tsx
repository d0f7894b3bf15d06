import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import type { TestStorefront } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { OutOfStockOverlay } from './OutOfStockOverlay';

export default { title: 'Widgets/OutOfStockOverlay', component: OutOfStockOverlay } satisfies Meta<
  typeof OutOfStockOverlay
>;

type Story = StoryObj<typeof OutOfStockOverlay>;

const cart = { LAMP: 1, INK: 2 };

/** These lines of the cart are out of stock. */
const soldOut =
  (skus: string[], alternatives: string[] = []) =>
  async (storefront: TestStorefront) => {
    await storefront.cart.read();
    const lines = storefront.cart.state().cart?.lines ?? [];
    const items = skus.map((sku) => ({ sku, lineId: lines.find((line) => line.sku === sku)?.id }));
    void requestOverlay(storefront, { overlay: 'OUT_OF_STOCK', items, alternatives });
  };

export const OneItem: Story = storyIn({ cart, act: soldOut(['LAMP']) });

export const SeveralItems: Story = storyIn({ cart, act: soldOut(['LAMP', 'INK']) });

export const WithAlternateChoices: Story = storyIn({ cart, act: soldOut(['LAMP'], ['MUG', 'PAPER']) });

export const AlternateChoicesLoading: Story = storyIn({
  cart,
  shop: (shop) => shop.hold('tiles'),
  act: soldOut(['LAMP'], ['MUG']),
});

export const AlternateChoicesFailed: Story = storyIn({
  cart,
  shop: (shop) => shop.failNext('network', { of: 'tiles', times: 2 }),
  act: soldOut(['LAMP'], ['MUG']),
});

export const BackInStock: Story = storyIn({ cart, act: soldOut(['INK']) });

export const RemovedWithUndo: Story = {
  ...storyIn({ cart, config: { miniCart: { deleteAnimationMs: 0 } }, act: soldOut(['INK']) }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Ink cartridge, black' }));
    await canvas.findByRole('button', { name: 'Undo: put Ink cartridge, black back' });
  },
};
