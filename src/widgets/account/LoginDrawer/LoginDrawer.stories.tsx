import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
import { ADA } from '../../../../tests/support/shop/fakeShopSignIn';
import type { SignInType } from '../../../core/checkout/rules/checkoutDestination';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { LoginDrawer } from './LoginDrawer';

export default { title: 'Widgets/LoginDrawer', component: LoginDrawer } satisfies Meta<typeof LoginDrawer>;

type Story = StoryObj<typeof LoginDrawer>;

/** Another widget requests a sign-in. */
const requested = (signInType: SignInType, setup: StorySetup = {}, isGuestWelcome = false): Story =>
  storyIn({
    ...setup,
    act: (storefront) => requestOverlay(storefront, { overlay: 'LOGIN', signInType, isGuestWelcome }),
  });

/** Fills in the form and submits it. */
const sent =
  (password: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), ADA.login);
    await userEvent.type(await canvas.findByLabelText('Password'), password);
    await userEvent.keyboard('{Enter}');
  };

export const Closed: Story = { args: { label: 'Sign in' }, ...storyIn() };

export const Form: Story = requested('');

export const Rewards: Story = requested('rewards');

export const GuestsAreWelcome: Story = requested('checkout', {}, true);

export const LinkOnly: Story = { ...requested(''), args: { linkOnly: true } };

export const SomethingMissing: Story = {
  ...requested(''),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByLabelText('Email'));
    await userEvent.keyboard('{Enter}');
  },
};

export const SigningIn: Story = {
  ...requested('', { shop: (shop) => shop.hold('sign-in') }),
  play: sent(ADA.password),
};

export const WrongPassword: Story = { ...requested(''), play: sent('wrong') };

export const Locked: Story = {
  ...requested('', { shop: (shop) => shop.refuseNext('SIGN_IN_LOCKED', { status: 403, of: 'sign-in' }) }),
  play: sent(ADA.password),
};

export const NoAnswer: Story = {
  ...requested('', { shop: (shop) => shop.failNext('network', { of: 'sign-in' }) }),
  play: sent(ADA.password),
};

export const SignedIn: Story = {
  args: { label: 'Sign in' },
  ...storyIn({ config: { session: { isLoggedIn: true, customerAttributes: { contactFirstName: 'Ada' } } } }),
};
