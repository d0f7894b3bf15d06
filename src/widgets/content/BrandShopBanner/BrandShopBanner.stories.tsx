import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerSizes } from '../../../../stories/pictures';
import { inShop } from '../../../../stories/setup/inShop';
import { BrandShopBanner } from './BrandShopBanner';

export default {
  title: 'Widgets/BrandShopBanner',
  component: BrandShopBanner,
  args: { assets: bannerSizes, alt: 'Chairs of Acme', url: '/brands/acme' },
  decorators: [inShop({ isWide: true })],
} satisfies Meta<typeof BrandShopBanner>;

type Story = StoryObj<typeof BrandShopBanner>;

export const ForTheWidth: Story = {};

export const OneSize: Story = { args: { assets: { xs: bannerSizes.xs } } };

export const UnsafeUrl: Story = { args: { alt: 'Acme', url: 'javascript:alert(1)' } };
