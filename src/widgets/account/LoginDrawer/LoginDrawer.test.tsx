import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { ADA } from '../../../../tests/support/shop/fakeShopSignIn';
import { renderWidget, type WidgetPage } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { LoginDrawer, type LoginDrawerProps } from './LoginDrawer';

async function onDrawer(props: LoginDrawerProps = {}, dependencies: TestStorefrontOptions = {}): Promise<WidgetPage> {
  const page = renderWidget(<LoginDrawer {...props} />, dependencies);
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  return page;
}

async function enter(page: WidgetPage, label: string, value: string) {
  fireEvent.input(await page.findByLabelText(label), { target: { value } });
}

async function signIn(page: WidgetPage, { login, password } = ADA) {
  await enter(page, 'Email', login);
  await enter(page, 'Password', password);
  await submit(page);
}

async function submit(page: WidgetPage) {
  const button = () => page.drawer()?.querySelector<HTMLElement>('form .quire-button') ?? undefined;
  await expect.poll(button).toBeDefined();
  button()?.click();
}

describe('LoginDrawer', () => {
  test('opens with its own button, greets the signed-in customer and loads the page again [SCR-017]', async () => {
    const onSuccess = vi.fn((): void => undefined);
    const page = await onDrawer({ label: 'Sign in', onSuccess });
    const events: string[] = [];
    page.storefront.events.subscribe('drawer:opened', ({ name }) => events.push(`${name} opened`));
    page.storefront.events.subscribe('drawer:closed', ({ name }) => events.push(`${name} closed`));

    await page.click('Sign in');
    await expect.poll(page.title).toBe('Sign in');
    await signIn(page);

    await page.findByText('Hello, Ada');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/']);
    expect(onSuccess).toHaveBeenCalledOnce();
    await expect.poll(() => events).toEqual(['login-drawer opened', 'login-drawer closed']);
  });

  test('a sign-in that ends after the drawer was closed also achieves the purpose of the next opening [SCR-017]', async () => {
    const page = await onDrawer();
    page.storefront.shop.hold('sign-in');
    const first = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'rewards' });
    await signIn(page);
    await expect.poll(() => page.storefront.shop.requestsOf('sign-in')).toHaveLength(1);
    await page.click('Close');
    expect(await first).toBe('closed');
    const second = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'lists' });
    await expect.poll(page.title).toBe('Sign in to use your lists');
    page.storefront.shop.release();
    expect(await second).toBe('done');
    expect(page.storefront.host.assigned).toEqual([]);
  });

  test.each([
    ['rewards', 'Sign in to Rewards'],
    ['', 'Sign in'],
    ['checkout', 'Sign in to check out'],
    ['SW', 'Sign in to get your software'],
    ['lists', 'Sign in to use your lists'],
  ] as const)(
    'the sign-in type "%s" has the title "%s" [CHK-002, CHK-003, CHK-004, CHK-005]',
    async (signInType, title) => {
      const page = await onDrawer();
      void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType });

      await expect.poll(page.title).toBe(title);
    },
  );

  test('a requested sign-in resolves as done, closes the drawer and stays on the page [SCR-017]', async () => {
    const page = await onDrawer();
    const outcome = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'checkout' });
    await signIn(page);

    expect(await outcome).toBe('done');
    await expect.poll(page.title).toBeUndefined();
    expect(page.storefront.session.isLoggedIn).toBe(true);
    expect(page.storefront.host.assigned).toEqual([]);
  });

  test('shows which field is missing and sends no request', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    await page.click('Sign in');
    await submit(page);

    await expect.poll(page.alert).toContain('Please enter your email.');
    await enter(page, 'Email', ADA.login);
    await submit(page);
    await expect.poll(page.alert).toBe('Please enter your password.');
    expect(page.storefront.shop.requestsOf('sign-in')).toEqual([]);
  });

  test('a wrong password shows an error, clears the password and preserves the email', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    await page.click('Sign in');
    await signIn(page, { ...ADA, password: 'wrong' });

    await expect.poll(page.alert).toBe('Your email or password is incorrect. Please check them and try again.');
    expect((await page.findByLabelText<HTMLInputElement>('Password')).value).toBe('');
    expect((await page.findByLabelText<HTMLInputElement>('Email')).value).toBe(ADA.login);
    expect(page.title()).toBe('Sign in');
  });

  test('a network failure preserves the input, and one click sends it again', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    page.storefront.shop.failNext('network', { of: 'sign-in' });
    await page.click('Sign in');
    await signIn(page);

    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    expect((await page.findByLabelText<HTMLInputElement>('Password')).value).toBe(ADA.password);
    await submit(page);
    await page.findByText('Hello, Ada');
  });

  test.each([
    ['SIGN_IN_LOCKED', 403, 'Too many attempts to sign in. Please try again later.'],
    ['TECHNICAL_PROBLEM', 500, 'Sorry, something went wrong. Please try again.'],
    ['MISSING_USER', 401, 'Sorry, something went wrong. Please try again.'],
  ])(
    'a refusal with %s and status %i shows its message, does not navigate and can be retried',
    async (code, status, text) => {
      const page = await onDrawer({ label: 'Sign in' });
      page.storefront.shop.refuseNext(code, { status, of: 'sign-in' });
      await page.click('Sign in');
      await signIn(page);

      await expect.poll(page.alert).toBe(text);
      expect(page.storefront.host.assigned).toEqual([]);
      await signIn(page);
      await page.findByText('Hello, Ada');
    },
  );

  test('sends one request when it is submitted several times', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    page.storefront.shop.hold('sign-in');
    await page.click('Sign in');
    await signIn(page);
    await submit(page);
    await expect.poll(page.status).toContain('Signing you in');
    await submit(page);
    page.storefront.shop.release();

    await page.findByText('Hello, Ada');
    expect(page.storefront.shop.requestsOf('sign-in')).toHaveLength(1);
  });

  test('offers to continue as a guest only if the request sets isGuestWelcome', async () => {
    const page = await onDrawer();
    const first = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '' });
    await page.findByLabelText('Email');
    expect(page.queryByText('Continue as a guest')).toBeNull();
    await page.click('Close');
    expect(await first).toBe('closed');

    const second = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '', isGuestWelcome: true });
    await page.click('Continue as a guest');
    expect(await second).toBe('done');
    expect(page.storefront.session.isLoggedIn).toBe(false);
  });

  test('linkOnly shows links to sign-in and registration with the return URL instead of the form [ROUTE-015]', async () => {
    const config = { ...BUSINESS_CONTEXT, urls: { serviceLogin: '/service', createAccount: '/join?from=drawer' } };
    const page = await onDrawer({ linkOnly: true }, { config });
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'checkout', goal: '/cc/sparq/checkout' });

    const href = async (name: string) => (await page.findByRole('link', { name })).getAttribute('href');
    expect(await href('Go to the sign-in page')).toBe('/service?TARGET=%2Fcc%2Fsparq%2Fcheckout');
    expect(await href('Create an account')).toBe('/join?from=drawer&TARGET=%2Fcc%2Fsparq%2Fcheckout');
    expect(page.queryByLabelText('Password')).toBeNull();
  });

  test('the registration link has no return URL when the page is the root [LOGIN-003]', async () => {
    const page = await onDrawer();
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '' });
    const link = await page.findByRole<HTMLAnchorElement>('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/office/supplies/register');
  });

  test('a javascript: loginUrl leaves the sign-in link without an address', async () => {
    const page = await onDrawer({ linkOnly: true, loginUrl: 'javascript:alert(1)' });
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '' });

    expect((await page.findByRole('link', { name: 'Go to the sign-in page' })).getAttribute('href')).toBeNull();
  });
});
