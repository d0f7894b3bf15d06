import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { LoyaltyOffers } from './LoyaltyOffers';

export default {
  title: 'Widgets/LoyaltyOffers',
  component: LoyaltyOffers,
  args: { label: 'Your offers' },
} satisfies Meta<typeof LoyaltyOffers>;

type Story = StoryObj<typeof LoyaltyOffers>;

const plays = formPlays({ opens: 'Your offers', sends: 'Activate' });

export const Form: Story = { ...storyIn(MEMBER), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(MEMBER), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(MEMBER), play: plays.sent };

export const Failed: Story = { ...storyIn({ ...MEMBER, ...FORMS_FAIL }), play: plays.sent };

export const Guest: Story = { ...storyIn(), play: plays.open };

export const NoMember: Story = { ...storyIn(NO_MEMBER), play: plays.open };

export const None: Story = { args: { offers: [] }, ...storyIn(MEMBER), play: plays.open };
