import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { RecsCarousel } from './RecsCarousel';

export default {
  title: 'Widgets/RecsCarousel',
  component: RecsCarousel,
  args: { skus: ['MUG'] },
} satisfies Meta<typeof RecsCarousel>;

type Story = StoryObj<typeof RecsCarousel>;

const createStory = (more: StorySetup = {}): Story => storyIn({ isWide: true, ...more });

export const AlsoBought: Story = createStory();

export const FewThatFit: Story = { ...createStory(), args: { count: 2 } };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('recommend') });

export const Empty: Story = createStory({
  shop: (shop) => {
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
  },
});

export const Failed: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'recommend', times: 2 }) });

export const FromTheFallback: Story = {
  ...createStory({ shop: (shop) => shop.failNext('network', { of: 'recommend', times: 2 }) }),
  args: { fallback: 'at', place: 'cart' },
};

export const Advertised: Story = { ...createStory(), args: { adBoxName: 'ads_1', variant: 'plaTile' } };

export const OnTheHomePage: Story = {
  ...createStory(),
  args: { type: 'trendingNow', place: 'home', showCompare: true },
};

export const OwnHeading: Story = { ...createStory(), args: { heading: 'Consider These' } };
