import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER } from '../../../../stories/members';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { MissingPoints } from './MissingPoints';

export default {
  title: 'Widgets/MissingPoints',
  component: MissingPoints,
  args: { label: 'Missing points' },
} satisfies Meta<typeof MissingPoints>;

type Story = StoryObj<typeof MissingPoints>;

const plays = formPlays({
  opens: 'Missing points',
  sends: 'Send',
  typed: {
    'Order or receipt number': 'Q-100001',
    'Purchase date': '2026-11-02',
    Email: 'ada@shop.example',
  },
});

export const Form: Story = { ...storyIn(MEMBER), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(MEMBER), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(MEMBER), play: plays.sent };

export const Failed: Story = { ...storyIn({ ...MEMBER, ...FORMS_FAIL }), play: plays.sent };
