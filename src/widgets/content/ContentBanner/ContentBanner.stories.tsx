import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { bannerSizes } from '../../../../stories/pictures';
import { ContentBanner } from './ContentBanner';

const meta: Meta<typeof ContentBanner> = {
  title: 'Widgets/ContentBanner',
  component: ContentBanner,
  args: { slot: 'home' },
};

export default meta;

type Story = StoryObj<typeof ContentBanner>;

const place = (more: Place = {}): Story => ({ decorators: [inShop({ isWide: true, ...more })] });

const banners = [{ altText: 'New desks', destinationURL: '/desks', sizes: bannerSizes }];

export const BannerAndWords: Story = place({
  shop: (shop) => shop.answerNext(200, { banners }, 'ecomm-content'),
});

export const Words: Story = { ...place(), args: { source: 'html' } };

export const NothingThatRuns: Story = {
  ...place({
    shop: (shop) => {
      const html = `<p style="position: fixed; inset: 0; background: red">Still in its place</p>
        <script>document.body.textContent = 'run'</script><img src="x" onerror="document.body.textContent = 'run'">
        <a href="javascript:alert(1)" onclick="alert(1)">Leads nowhere</a>`;
      shop.answerNext(200, { htmlContent: [{ html }] }, 'html-content');
    },
  }),
  args: { source: 'html' },
};

export const Loading: Story = place({ shop: (shop) => shop.hold() });

export const Failed: Story = place({
  shop: (shop) => {
    for (const of of ['ecomm-content', 'html-content'] as const) shop.failNext('network', { of, times: 5 });
  },
});

export const HalfFailed: Story = place({
  shop: (shop) => shop.failNext('network', { of: 'html-content', times: 5 }),
});

export const None: Story = { ...place(), args: { slot: 'nowhere' } };
