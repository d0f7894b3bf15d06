import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { BudgetOverlay } from './BudgetOverlay';

const meta: Meta<typeof BudgetOverlay> = {
  title: 'Widgets/BudgetOverlay',
  component: BudgetOverlay,
  decorators: [inShop({ config: BUSINESS_CONTEXT })],
};

export default meta;

type Story = StoryObj<typeof BudgetOverlay>;

export const Balance: Story = {};

export const Open: Story = { play: pressing(/^Budget balance/) };
