import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
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

export const Form: Story = { decorators: [inShop(MEMBER)], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop(MEMBER)], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop(MEMBER)], play: plays.sent };

export const Failed: Story = { decorators: [inShop({ ...MEMBER, ...FORMS_FAIL })], play: plays.sent };

export const Guest: Story = { decorators: [inShop()], play: plays.open };

export const NoMember: Story = { decorators: [inShop(NO_MEMBER)], play: plays.open };
