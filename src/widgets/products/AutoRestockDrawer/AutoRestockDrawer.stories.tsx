import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
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

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
