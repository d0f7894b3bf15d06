import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { SubscribeOffers } from './SubscribeOffers';

export default {
  title: 'Widgets/SubscribeOffers',
  component: SubscribeOffers,
  args: { label: 'Our offers' },
} satisfies Meta<typeof SubscribeOffers>;

type Story = StoryObj<typeof SubscribeOffers>;

const sent =
  (email: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Our offers' }));
    await userEvent.type(await canvas.findByLabelText('Email'), email);
    await userEvent.keyboard('{Enter}');
  };

export const InvalidEmail: Story = { decorators: [inShop()], play: sent('ada') };

export const Subscribed: Story = { decorators: [inShop()], play: sent('ada@shop.example') };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'subscribe', times: 9 }) })],
  play: sent('ada@shop.example'),
};
