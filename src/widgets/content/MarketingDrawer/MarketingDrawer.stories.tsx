import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
import { MarketingDrawer } from './MarketingDrawer';

export default {
  title: 'Widgets/MarketingDrawer',
  component: MarketingDrawer,
  args: { label: 'Get our newsletter' },
} satisfies Meta<typeof MarketingDrawer>;

type Story = StoryObj<typeof MarketingDrawer>;

const plays = formPlays({ opens: 'Get our newsletter', sends: 'Sign up', typed: { Email: 'ada@shop.example' } });

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
