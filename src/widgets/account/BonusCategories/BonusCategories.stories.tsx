import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER } from '../../../../stories/members';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { BonusCategories } from './BonusCategories';

export default {
  title: 'Widgets/BonusCategories',
  component: BonusCategories,
  args: { label: 'Your bonus categories' },
} satisfies Meta<typeof BonusCategories>;

type Story = StoryObj<typeof BonusCategories>;

const plays = formPlays({ opens: 'Your bonus categories', sends: 'Save' });

export const Form: Story = { ...storyIn(MEMBER), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(MEMBER), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(MEMBER), play: plays.sent };

export const Failed: Story = { ...storyIn({ ...MEMBER, ...FORMS_FAIL }), play: plays.sent };

export const None: Story = { args: { categories: [] }, ...storyIn(MEMBER), play: plays.open };
