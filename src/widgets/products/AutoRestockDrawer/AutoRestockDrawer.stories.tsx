import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { AutoRestockDrawer } from './AutoRestockDrawer';

export default {
  title: 'Widgets/AutoRestockDrawer',
  component: AutoRestockDrawer,
  args: { sku: 'MUG', label: 'Auto restock' },
} satisfies Meta<typeof AutoRestockDrawer>;

type Story = StoryObj<typeof AutoRestockDrawer>;

const plays = formPlays({
  opens: 'Auto restock',
  sends: 'Start auto restock',
  typed: { Quantity: '2', Email: 'ada@shop.example' },
  selected: 'Every month',
});

export const Form: Story = { ...storyIn(), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(), play: plays.sent };

export const Failed: Story = { ...storyIn(FORMS_FAIL), play: plays.sent };
