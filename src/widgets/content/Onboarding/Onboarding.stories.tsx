import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { Onboarding } from './Onboarding';

export default {
  title: 'Widgets/Onboarding',
  component: Onboarding,
  args: {
    label: 'First steps',
    steps: [
      { title: 'Find it', text: 'Search by name or number.' },
      { title: 'Keep it', text: 'Put what you buy often on a list.' },
    ],
  },
} satisfies Meta<typeof Onboarding>;

type Story = StoryObj<typeof Onboarding>;

export const FirstStep: Story = { decorators: [inShop()] };

export const LastStep: Story = {
  decorators: [inShop()],
  play: pressing('Next'),
};

export const Seen: Story = { decorators: [inShop({ host: { localStorage: { onboardingSeen: 'true' } } })] };
