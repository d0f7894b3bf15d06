import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../stories/formPlays';
import { inShop } from '../../../stories/inShop';
import { BonusCategories } from './BonusCategories';

const meta: Meta<typeof BonusCategories> = {
  title: 'Widgets/BonusCategories',
  component: BonusCategories,
  args: { label: 'Your bonus categories' },
};

export default meta;

type Story = StoryObj<typeof BonusCategories>;

const plays = formPlays({
  opens: 'Your bonus categories',
  sends: 'Save',
});

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
