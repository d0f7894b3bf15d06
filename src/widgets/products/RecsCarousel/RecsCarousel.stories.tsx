import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { RecsCarousel } from './RecsCarousel';

const meta: Meta<typeof RecsCarousel> = {
  title: 'Widgets/RecsCarousel',
  component: RecsCarousel,
  args: { skus: ['MUG'] },
};

export default meta;

type Story = StoryObj<typeof RecsCarousel>;

const place = (more: Place = {}): Story => ({ decorators: [inShop({ isWide: true, ...more })] });

export const AlsoBought: Story = place();

export const FewThatFit: Story = { ...place(), args: { number: 2 } };

export const Loading: Story = place({ shop: (shop) => shop.hold('recommend') });

export const Empty: Story = place({
  shop: (shop) => {
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
  },
});

export const Failed: Story = place({ shop: (shop) => shop.failNext('network', { of: 'recommend', times: 2 }) });

export const FromTheFallback: Story = {
  ...place({ shop: (shop) => shop.failNext('network', { of: 'recommend', times: 2 }) }),
  args: { fallback: 'at', place: 'cart' },
};

export const Advertised: Story = { ...place(), args: { adBoxName: 'ads_1', variant: 'plaTile' } };

export const OnTheHomePage: Story = { ...place(), args: { type: 'trendingNow', place: 'home', showCompare: true } };

export const OwnHeading: Story = { ...place(), args: { heading: 'Consider These' } };
