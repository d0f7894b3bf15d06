import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerSizes } from '../../../../stories/pictures';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { ContentBanner } from './ContentBanner';

export default {
  title: 'Widgets/ContentBanner',
  component: ContentBanner,
  args: { slot: 'home' },
} satisfies Meta<typeof ContentBanner>;

type Story = StoryObj<typeof ContentBanner>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop({ isWide: true, ...more })] });

const banners = [{ altText: 'New desks', destinationURL: '/desks', sizes: bannerSizes }];

export const BannerAndHtml: Story = createStory({
  shop: (shop) => shop.answerNext(200, { banners }, 'ecomm-content'),
});

export const HtmlOnly: Story = { ...createStory(), args: { source: 'html' } };

export const UnsafeHtml: Story = {
  ...createStory({
    shop: (shop) => {
      const html = `<p style="position: fixed; inset: 0; background: red">Still in its place</p>
        <script>document.body.textContent = 'run'</script><img src="x" onerror="document.body.textContent = 'run'">
        <a href="javascript:alert(1)" onclick="alert(1)">Leads nowhere</a>`;
      shop.answerNext(200, { htmlContent: [{ html }] }, 'html-content');
    },
  }),
  args: { source: 'html' },
};

export const Loading: Story = createStory({ shop: (shop) => shop.hold() });

export const Failed: Story = createStory({
  shop: (shop) => {
    for (const of of ['ecomm-content', 'html-content'] as const) shop.failNext('network', { of, times: 5 });
  },
});

export const HalfFailed: Story = createStory({
  shop: (shop) => shop.failNext('network', { of: 'html-content', times: 5 }),
});
