import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { searchingStores } from '../../../../stories/setup/searchingStores';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import type { TestStorefront } from '../../../../tests/support/widgets/storefront';
import { BopisOverlay } from './BopisOverlay';

export default {
  title: 'Widgets/BopisOverlay',
  component: BopisOverlay,
  args: { defaultOpen: true, sku: 'MUG' },
} satisfies Meta<typeof BopisOverlay>;

type Story = StoryObj<typeof BopisOverlay>;

const shelves = ({ products }: FakeShop) =>
  Object.assign(products['MUG'] ?? {}, { inStores: { '0008': 0, '0042': 3 } });

const fill: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Email', 'ada@quire.example'],
    ['Phone', '508-555-0134'],
  ] as const) {
    await userEvent.type(await canvas.findByRole('textbox', { name: label }), text);
  }
  await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
};

export const Closed: Story = { decorators: [inShop()], args: { defaultOpen: false } };

export const Stores: Story = { decorators: [inShop({ shop: shelves })] };

export const Searching: Story = { decorators: [inShop({ shop: (shop) => shop.hold('stores') })] };

export const NoneFound: Story = { decorators: [inShop()], play: searchingStores('99999') };

export const InputRejected: Story = { decorators: [inShop()], play: searchingStores('St; Louis') };

export const NotEligible: Story = {
  decorators: [
    inShop({ shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { tile: { bopisEligible: false } }) }),
  ],
};

export const LineToBePickedUp: Story = {
  args: { lineId: 'line-1' },
  decorators: [
    inShop({
      cart: { MUG: 2 },
      async act({ cart }: TestStorefront) {
        await cart.read();
        await cart.update({ lineId: 'line-1', fields: { deliveryType: 'ISP', pickupStoreNumber: '0042' } });
      },
    }),
  ],
};

export const Failed: Story = { decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'stores' }) })] };

export const Delegate: Story = { args: { mode: 'delegate' }, decorators: [inShop()] };

export const DelegateInvalid: Story = { ...Delegate, play: pressing('Save') };

export const DelegateSaving: Story = {
  ...Delegate,
  decorators: [inShop({ shop: (shop) => shop.hold('change') })],
  play: fill,
};

export const DelegateNotSaved: Story = {
  ...Delegate,
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'change' }) })],
  play: fill,
};
