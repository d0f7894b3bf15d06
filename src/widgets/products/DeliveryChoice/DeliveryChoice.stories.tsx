import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { DeliveryChoice } from './DeliveryChoice';

const meta: Meta<typeof DeliveryChoice> = {
  title: 'Widgets/DeliveryChoice',
  component: DeliveryChoice,
  args: { sku: 'MUG', earliest: '2026-11-25', latest: '2026-11-27' },
};

export default meta;

type Story = StoryObj<typeof DeliveryChoice>;

const cambridge = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });
const inCambridge: StorySetup = { host: { cookies: { YourStore: cambridge } } };

const createStory = (setup: StorySetup = {}): Story => ({ decorators: [inShop(setup)] });

export const NoStoreChosen: Story = createStory();

export const Shipped: Story = createStory(inCambridge);

export const PickedUp: Story = {
  ...createStory(inCambridge),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Pick up at Cambridge/ }));
  },
};

export const NotInTheStore: Story = createStory({
  ...inCambridge,
  shop: ({ products }) => Object.assign(products['MUG'] ?? {}, { inStores: { '0042': 0 } }),
});

export const SoldInStoresOnly: Story = { ...createStory(inCambridge), args: { inStoreOnly: true } };
