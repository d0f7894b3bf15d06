import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { BecomeCustomer } from './BecomeCustomer';

const meta: Meta<typeof BecomeCustomer> = {
  title: 'Widgets/BecomeCustomer',
  component: BecomeCustomer,
  args: { sku: 'MUG', label: 'Become a customer' },
};

export default meta;

type Story = StoryObj<typeof BecomeCustomer>;

const SUBMIT = { name: 'Send' };

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Become a customer' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
  await userEvent.type(await canvas.findByLabelText('Last name'), 'Lovelace');
  await userEvent.type(await canvas.findByLabelText('Company'), 'Engines');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ada@shop.example');
  await userEvent.type(await canvas.findByLabelText('Phone'), '5085550134');
  await userEvent.type(await canvas.findByLabelText('ZIP code'), '02138');
  await userEvent.click(await canvas.findByRole('button', SUBMIT));
};

export const Form: Story = { decorators: [inShop()], play: open };

export const SomethingMissing: Story = {
  decorators: [inShop()],
  async play(context) {
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('button', SUBMIT));
  },
};

export const Done: Story = { decorators: [inShop()], play: sent };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'form', times: 9 }) })],
  play: sent,
};
