import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { SiteHeader } from './SiteHeader';

export default { title: 'Widgets/SiteHeader', component: SiteHeader } satisfies Meta<typeof SiteHeader>;

type Story = StoryObj<typeof SiteHeader>;

const ADA = { isLoggedIn: true, customerNumber: '123456789', customerAttributes: { contactFirstName: 'Ada' } };

const rep = {
  sessionData: { salesRepName: 'Grace', salesRepEmail: 'grace@shop.example', salesRepPhone: '5085550134' },
};

export const Full: Story = { decorators: [inShop({ isWide: true })] };

export const OnTheHomePage: Story = { args: { slot: 'home' }, decorators: [inShop({ isWide: true })] };

export const SignedIn: Story = { decorators: [inShop({ isWide: true, config: { session: ADA } })] };

export const OfABusiness: Story = {
  decorators: [inShop({ isWide: true, config: { ...BUSINESS_CONTEXT, session: { ...ADA, permissionDetail: rep } } })],
};

export const MenuOpen: Story = {
  decorators: [inShop({ isWide: true })],
  play: pressing('Paper', 'Cards'),
};

export const Slim: Story = { args: { variant: 'slim' }, decorators: [inShop({ isWide: true })] };

export const LogoOnly: Story = { args: { variant: 'logo-only' }, decorators: [inShop({ isWide: true })] };

export const OfAThirdParty: Story = { args: { variant: 'tpv' }, decorators: [inShop({ isWide: true })] };

export const Failed: Story = {
  decorators: [inShop({ isWide: true, shop: (shop) => shop.failNext(503, { of: 'header', times: 9 }) })],
};
