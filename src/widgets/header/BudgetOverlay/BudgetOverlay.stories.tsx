import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { BudgetOverlay } from './BudgetOverlay';

export default {
  title: 'Widgets/BudgetOverlay',
  component: BudgetOverlay,
  decorators: [inShop({ config: BUSINESS_CONTEXT })],
} satisfies Meta<typeof BudgetOverlay>;

type Story = StoryObj<typeof BudgetOverlay>;

export const Balance: Story = {};

export const Open: Story = { play: pressing(/^Budget balance/) };
