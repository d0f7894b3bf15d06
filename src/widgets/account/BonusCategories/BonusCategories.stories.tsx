import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
import { BonusCategories } from './BonusCategories';

export default {
  title: 'Widgets/BonusCategories',
  component: BonusCategories,
  args: { label: 'Your bonus categories' },
} satisfies Meta<typeof BonusCategories>;

type Story = StoryObj<typeof BonusCategories>;

const plays = formPlays({ opens: 'Your bonus categories', sends: 'Save' });

export const Form: Story = { decorators: [inShop(MEMBER)], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop(MEMBER)], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop(MEMBER)], play: plays.sent };

export const Failed: Story = { decorators: [inShop({ ...MEMBER, ...FORMS_FAIL })], play: plays.sent };

export const Guest: Story = { decorators: [inShop()], play: plays.open };

export const NoMember: Story = { decorators: [inShop(NO_MEMBER)], play: plays.open };

export const None: Story = { args: { categories: [] }, decorators: [inShop(MEMBER)], play: plays.open };
