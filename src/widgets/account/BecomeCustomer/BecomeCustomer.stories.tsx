import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
import { BecomeCustomer } from './BecomeCustomer';

export default {
  title: 'Widgets/BecomeCustomer',
  component: BecomeCustomer,
  args: { sku: 'MUG', label: 'Become a customer' },
} satisfies Meta<typeof BecomeCustomer>;

type Story = StoryObj<typeof BecomeCustomer>;

const plays = formPlays({
  opens: 'Become a customer',
  sends: 'Send',
  typed: {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Company: 'Engines',
    Email: 'ada@shop.example',
    Phone: '5085550134',
    'ZIP code': '02138',
  },
});

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
