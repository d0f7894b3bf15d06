import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { MarketingDrawer } from './MarketingDrawer';

const meta: Meta<typeof MarketingDrawer> = {
  title: 'Widgets/MarketingDrawer',
  component: MarketingDrawer,
  args: { label: 'News from the shop' },
};

export default meta;

type Story = StoryObj<typeof MarketingDrawer>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'News from the shop' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('Email'), 'ada@shop.example');
  const [submit] = (await canvas.findAllByRole('button', { name: 'Sign up' })).slice(-1);
  if (submit) await userEvent.click(submit);
};

export const Form: Story = { decorators: [inShop()], play: open };

export const SomethingMissing: Story = {
  decorators: [inShop()],
  async play(context) {
    await open(context);
    const [submit] = (await context.canvas.findAllByRole('button', { name: 'Sign up' })).slice(-1);
    if (submit) await context.userEvent.click(submit);
  },
};

export const Done: Story = { decorators: [inShop()], play: sent };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'form', times: 9 }) })],
  play: sent,
};
