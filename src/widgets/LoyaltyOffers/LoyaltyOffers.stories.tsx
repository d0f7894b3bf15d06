import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../stories/formPlays';
import { inShop } from '../../../stories/inShop';
import { LoyaltyOffers } from './LoyaltyOffers';

const meta: Meta<typeof LoyaltyOffers> = {
  title: 'Widgets/LoyaltyOffers',
  component: LoyaltyOffers,
  args: { label: 'Your offers' },
};

export default meta;

type Story = StoryObj<typeof LoyaltyOffers>;

const plays = formPlays({
  opens: 'Your offers',
  sends: 'Activate',
});

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
