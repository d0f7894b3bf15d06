import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { LoyaltyOffers } from './LoyaltyOffers';

const meta: Meta<typeof LoyaltyOffers> = {
  title: 'Widgets/LoyaltyOffers',
  component: LoyaltyOffers,
  args: { label: 'Your offers' },
};

export default meta;

type Story = StoryObj<typeof LoyaltyOffers>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Your offers' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement);
  const [submit] = (await canvas.findAllByRole('button', { name: 'Activate' })).slice(-1);
  if (submit) await userEvent.click(submit);
};

export const Form: Story = { decorators: [inShop()], play: open };

export const SomethingMissing: Story = {
  decorators: [inShop()],
  async play(context) {
    await open(context);
    const [submit] = (await context.canvas.findAllByRole('button', { name: 'Activate' })).slice(-1);
    if (submit) await context.userEvent.click(submit);
  },
};

export const Done: Story = { decorators: [inShop()], play: sent };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'form', times: 9 }) })],
  play: sent,
};
