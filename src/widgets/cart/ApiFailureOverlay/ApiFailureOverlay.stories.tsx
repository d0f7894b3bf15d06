import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { ApiFailureOverlay } from './ApiFailureOverlay';

export default {
  title: 'Widgets/ApiFailureOverlay',
  component: ApiFailureOverlay,
  args: { defaultOpen: true },
} satisfies Meta<typeof ApiFailureOverlay>;

type Story = StoryObj<typeof ApiFailureOverlay>;

const retry = pressing('Try again');

export const Shown: Story = storyIn();

export const CustomMessage: Story = { ...storyIn(), args: { message: 'Your prices could not be loaded.' } };

export const Retrying: Story = { ...storyIn({ shop: (shop) => shop.hold('read') }), play: retry };

export const FailedAgain: Story = {
  ...storyIn({ shop: (shop) => shop.failNext('network', { of: 'read' }) }),
  play: retry,
};
