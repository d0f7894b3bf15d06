import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
import { QuoteOverlay } from './QuoteOverlay';

export default {
  title: 'Widgets/QuoteOverlay',
  component: QuoteOverlay,
  args: { label: 'Request a quote' },
} satisfies Meta<typeof QuoteOverlay>;

type Story = StoryObj<typeof QuoteOverlay>;

const plays = formPlays({
  opens: 'Request a quote',
  sends: 'Request a quote',
  typed: {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@shop.example',
    'What you need': '40 chairs',
  },
});

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
