import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { ADA } from '../../../../tests/support/fakeShopSignIn';
import type { SignInType } from '../../../core/checkout/rules/signInType';
import { askOverlay } from '../../../core/platform/client/askOverlay';
import { LoginDrawer } from './LoginDrawer';

const meta: Meta<typeof LoginDrawer> = { title: 'Widgets/LoginDrawer', component: LoginDrawer };

export default meta;

type Story = StoryObj<typeof LoginDrawer>;

/** Another widget requests a sign-in. */
const asked = (signInType: SignInType, place: Place = {}, isGuestWelcome = false): Story => ({
  decorators: [
    inShop({ ...place, act: (storefront) => askOverlay(storefront, { overlay: 'LOGIN', signInType, isGuestWelcome }) }),
  ],
});

/** Fills in the form and submits it. */
const sent =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ADA.login);
    await userEvent.type(await canvas.findByLabelText('Password'), password);
    await userEvent.keyboard('{Enter}');
  };

export const Closed: Story = { args: { label: 'Sign in' }, decorators: [inShop()] };

export const Form: Story = asked('');

export const Rewards: Story = asked('rewards');

export const ToCheckout: Story = asked('checkout');

export const Software: Story = asked('SW');

export const GuestsAreWelcome: Story = asked('checkout', {}, true);

export const LinkOnly: Story = { ...asked(''), args: { linkOnly: true } };

export const SomethingMissing: Story = {
  ...asked(''),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText('Email'));
    await userEvent.keyboard('{Enter}');
  },
};

export const SigningIn: Story = { ...asked('', { shop: (shop) => shop.hold('sign-in') }), play: sent(ADA.password) };

export const WrongPassword: Story = { ...asked(''), play: sent('wrong') };

export const Locked: Story = {
  ...asked('', { shop: (shop) => shop.refuseNext('SIGN_IN_LOCKED', { status: 403, of: 'sign-in' }) }),
  play: sent(ADA.password),
};

export const NoAnswer: Story = {
  ...asked('', { shop: (shop) => shop.failNext('network', { of: 'sign-in' }) }),
  play: sent(ADA.password),
};

export const SignedIn: Story = {
  args: { label: 'Sign in' },
  decorators: [inShop({ config: { session: { isLoggedIn: true, customerAttributes: { contactFirstName: 'Ada' } } } })],
};
