import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { SiteHeader } from './SiteHeader';

export default { title: 'Widgets/SiteHeader', component: SiteHeader } satisfies Meta<typeof SiteHeader>;

type Story = StoryObj<typeof SiteHeader>;

const ADA = { isLoggedIn: true, customerNumber: '123456789', customerAttributes: { contactFirstName: 'Ada' } };

const rep = {
  sessionData: { salesRepName: 'Grace', salesRepEmail: 'grace@shop.example', salesRepPhone: '5085550134' },
};

export const Full: Story = storyIn({ isWide: true });

export const OnTheHomePage: Story = { args: { slot: 'home' }, ...storyIn({ isWide: true }) };

export const SignedIn: Story = storyIn({ isWide: true, config: { session: ADA } });

export const OfABusiness: Story = storyIn({
  isWide: true,
  config: { ...BUSINESS_CONTEXT, session: { ...ADA, permissionDetail: rep } },
});

export const MenuOpen: Story = { ...storyIn({ isWide: true }), play: pressing('Paper', 'Cards') };

export const Slim: Story = { args: { variant: 'slim' }, ...storyIn({ isWide: true }) };

export const LogoOnly: Story = { args: { variant: 'logo-only' }, ...storyIn({ isWide: true }) };

export const OfAThirdParty: Story = { args: { variant: 'tpv' }, ...storyIn({ isWide: true }) };

export const Failed: Story = storyIn({ isWide: true, shop: (shop) => shop.failNext(503, { of: 'header', times: 9 }) });
