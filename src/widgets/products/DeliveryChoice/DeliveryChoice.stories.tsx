import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { choosing } from '../../../../stories/setup/pressing';
import { DeliveryChoice } from './DeliveryChoice';

export default {
  title: 'Widgets/DeliveryChoice',
  component: DeliveryChoice,
  args: { sku: 'MUG', earliest: '2026-11-25', latest: '2026-11-27' },
} satisfies Meta<typeof DeliveryChoice>;

type Story = StoryObj<typeof DeliveryChoice>;

const cambridge = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });
const inCambridge: StorySetup = { host: { cookies: { YourStore: cambridge } } };

export const NoStoreChosen: Story = storyIn();

export const Shipped: Story = storyIn(inCambridge);

export const PickedUp: Story = { ...storyIn(inCambridge), play: choosing(/^Pick up at Cambridge/) };

export const NotInTheStore: Story = storyIn({
  ...inCambridge,
  shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { inStores: { '0042': 0 } }),
});

export const SoldInStoresOnly: Story = { ...storyIn(inCambridge), args: { inStoreOnly: true } };
