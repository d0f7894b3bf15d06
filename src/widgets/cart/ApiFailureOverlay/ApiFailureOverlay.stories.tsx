import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { ApiFailureOverlay } from './ApiFailureOverlay';

export default {
  title: 'Widgets/ApiFailureOverlay',
  component: ApiFailureOverlay,
  args: { defaultOpen: true },
} satisfies Meta<typeof ApiFailureOverlay>;

type Story = StoryObj<typeof ApiFailureOverlay>;

const retry = pressing('Try again');

export const Closed: Story = { decorators: [inShop()], args: { defaultOpen: false } };

export const Shown: Story = { decorators: [inShop()] };

export const CustomMessage: Story = { decorators: [inShop()], args: { message: 'Your prices could not be loaded.' } };

export const Retrying: Story = { decorators: [inShop({ shop: (shop) => shop.hold('read') })], play: retry };

export const FailedAgain: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'read' }) })],
  play: retry,
};
