import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../../stories/pictures';
import { inShop } from '../../../../stories/setup/inShop';
import { IconCards } from './IconCards';

export default { title: 'Widgets/IconCards', component: IconCards } satisfies Meta<typeof IconCards>;

type Story = StoryObj<typeof IconCards>;

const cards = [
  { headline: 'Same-day pickup at your store', url: '/pickup', image: pictures['PAPER'] },
  { headline: 'Free returns', url: '/returns', image: pictures['MUG'] },
  { headline: 'Rewards' },
];

export const Truncated: Story = { args: { cards }, decorators: [inShop()] };

export const Longer: Story = { args: { cards, max: 40 }, decorators: [inShop()] };
