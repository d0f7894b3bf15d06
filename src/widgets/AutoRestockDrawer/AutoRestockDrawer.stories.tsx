import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { AutoRestockDrawer } from './AutoRestockDrawer';

const meta: Meta<typeof AutoRestockDrawer> = {
  title: 'Widgets/AutoRestockDrawer',
  component: AutoRestockDrawer,
  args: { sku: 'MUG', label: 'Auto restock' },
};

export default meta;

type Story = StoryObj<typeof AutoRestockDrawer>;

const SUBMIT = { name: 'Start auto restock' };

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Auto restock' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByLabelText('Every month'));
  await userEvent.type(await canvas.findByLabelText('Quantity'), '2');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ada@shop.example');
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
