import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../stories/inShop';
import { QuoteOverlay } from './QuoteOverlay';

const meta: Meta<typeof QuoteOverlay> = {
  title: 'Widgets/QuoteOverlay',
  component: QuoteOverlay,
  args: { label: 'Ask for a quote' },
};

export default meta;

type Story = StoryObj<typeof QuoteOverlay>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask for a quote' }));
};

const sent: NonNullable<Story['play']> = async (context) => {
  await open(context);
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
  await userEvent.type(await canvas.findByLabelText('Last name'), 'Ada');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ada@shop.example');
  await userEvent.type(await canvas.findByLabelText('What you need'), 'Ada');
  const [submit] = (await canvas.findAllByRole('button', { name: 'Ask for a quote' })).slice(-1);
  if (submit) await userEvent.click(submit);
};

export const Form: Story = { decorators: [inShop()], play: open };

export const SomethingMissing: Story = {
  decorators: [inShop()],
  async play(context) {
    await open(context);
    const [submit] = (await context.canvas.findAllByRole('button', { name: 'Ask for a quote' })).slice(-1);
    if (submit) await context.userEvent.click(submit);
  },
};

export const Done: Story = { decorators: [inShop()], play: sent };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'form', times: 9 }) })],
  play: sent,
};
