import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { LoyaltyEnrollment } from './LoyaltyEnrollment';

const meta: Meta<typeof LoyaltyEnrollment> = {
  title: 'Widgets/LoyaltyEnrollment',
  component: LoyaltyEnrollment,
  args: { label: 'Join rewards' },
};

export default meta;

type Story = StoryObj<typeof LoyaltyEnrollment>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Join rewards' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
  await userEvent.type(await canvas.findByLabelText('Last name'), 'Ada');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ada@shop.example');
  await userEvent.type(await canvas.findByLabelText('ZIP code'), '02138');
  const [submit] = (await canvas.findAllByRole('button', { name: 'Join' })).slice(-1);
  if (submit) await userEvent.click(submit);
};

export const Form: Story = { decorators: [inShop()], play: open };

export const SomethingMissing: Story = {
  decorators: [inShop()],
  async play(context) {
    await open(context);
    const [submit] = (await context.canvas.findAllByRole('button', { name: 'Join' })).slice(-1);
    if (submit) await context.userEvent.click(submit);
  },
};

export const Done: Story = { decorators: [inShop()], play: sent };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'form', times: 9 }) })],
  play: sent,
};
