import { describe, expect, test, vi } from 'vitest';
import { ADA } from '../../../../tests/support/fakeShopSignIn';
import { renderWidget, type WidgetPage } from '../../../../tests/support/renderWidget';
import { BUSINESS_CONTEXT, type TestStorefrontOptions } from '../../../../tests/support/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { LoginDrawer, type LoginDrawerProps } from './LoginDrawer';

async function onDrawer(props: LoginDrawerProps = {}, dependencies: TestStorefrontOptions = {}): Promise<WidgetPage> {
  const page = renderWidget(<LoginDrawer {...props} />, dependencies);
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  return page;
}

async function enter(page: WidgetPage, label: string, value: string) {
  const field = await page.findByLabelText<HTMLInputElement>(label);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
  test('opens from the header with its own button and greets who has signed in, on the page as it is then [SCR-017]', async () => {
    const onSignIn = vi.fn((): void => undefined);
    const page = await onDrawer({ label: 'Sign in', onSignIn });
    const events: string[] = [];
    page.storefront.events.subscribe('drawer:opened', ({ name }) => events.push(`${name} opened`));
    page.storefront.events.subscribe('drawer:closed', ({ name }) => events.push(`${name} closed`));

    await page.click('Sign in');
    await expect.poll(page.title).toBe('Sign in');
    await signIn(page);

    await page.findByText('Hello, Ada');
    await expect.poll(() => page.storefront.host.assigned).toEqual(['https://shop.example/']);
    expect(onSignIn).toHaveBeenCalledOnce();
    await expect.poll(() => events).toEqual(['login-drawer opened', 'login-drawer closed']);
  });

  test.each([
    ['rewards', 'Sign in to Rewards'],
    ['', 'Sign in'],
    ['checkout', 'Sign in to check out'],
    ['SW', 'Sign in to get your software'],
    ['lists', 'Sign in to use your lists'],
  ] as const)('of type "%s" is called %s [CHK-002, CHK-003, CHK-004, CHK-005]', async (signInType, title) => {
    const page = await onDrawer();
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType });

    await expect.poll(page.title).toBe(title);
  });

  test('tells whoever asked that the customer has signed in, and stays on the page [SCR-017]', async () => {
    const page = await onDrawer();
    const outcome = requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'checkout' });
    await signIn(page);

    expect(await outcome).toBe('done');
    await expect.poll(page.title).toBeUndefined();
    expect(page.storefront.session.isLoggedIn).toBe(true);
    expect(page.storefront.host.assigned).toEqual([]);
  });

  test('says what is missing before the shop is asked', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    await page.click('Sign in');
    await submit(page);

    await expect.poll(page.alert).toContain('Please enter your email.');
    await enter(page, 'Email', ADA.login);
    await submit(page);
    await expect.poll(page.alert).toBe('Please enter your password.');
    expect(page.storefront.shop.requestsOf('sign-in')).toEqual([]);
  });

  test('a wrong password is told, its field is empty again, and the email stays', async () => {
    const page = await onDrawer({ label: 'Sign in' });
    await page.click('Sign in');
    await signIn(page, { ...ADA, password: 'wrong' });

    await expect.poll(page.alert).toBe('Your email or password is incorrect. Please check them and try again.');
    expect((await page.findByLabelText<HTMLInputElement>('Password')).value).toBe('');
    expect((await page.findByLabelText<HTMLInputElement>('Email')).value).toBe(ADA.login);
    expect(page.title()).toBe('Sign in');
  });

  test('what the shop could not be asked stands in its fields, and is sent again by one press', async () => {
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
    ['SIGN_IN_LOCKED', 403, 'Too many attempts to sign in with this email. Please try again later.'],
    ['TECHNICAL_PROBLEM', 500, 'Sorry, something went wrong. Please try again.'],
    ['MISSING_USER', 401, 'Sorry, something went wrong. Please try again.'],
  ])('a refusal with %s and %i is told in words, and leads nowhere', async (code, status, text) => {
    const page = await onDrawer({ label: 'Sign in' });
    page.storefront.shop.refuseNext(code, { status, of: 'sign-in' });
    await page.click('Sign in');
    await signIn(page);

    await expect.poll(page.alert).toBe(text);
    expect(page.storefront.host.assigned).toEqual([]);
    await signIn(page);
    await page.findByText('Hello, Ada');
  });

  test('sends once, however often it is pressed', async () => {
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

  test('offers to go on as a guest only to whom that helps', async () => {
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

  test('leads to the login page of the tenant instead where the page wants no form, and to a new account [ROUTE-015]', async () => {
    const config = { ...BUSINESS_CONTEXT, urls: { serviceLogin: '/service', createAccount: '/join?from=drawer' } };
    const page = await onDrawer({ linkOnly: true }, { config });
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: 'checkout', goal: '/cc/sparq/checkout' });

    const href = async (name: string) => (await page.findByRole('link', { name })).getAttribute('href');
    expect(await href('Go to the sign-in page')).toBe('/service?TARGET=%2Fcc%2Fsparq%2Fcheckout');
    expect(await href('Create an account')).toBe('/join?from=drawer&TARGET=%2Fcc%2Fsparq%2Fcheckout');
    expect(page.queryByLabelText('Password')).toBeNull();
  });

  test('tells a new account of no way back to the root [LOGIN-003]', async () => {
    const page = await onDrawer();
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '' });
    const link = await page.findByRole<HTMLAnchorElement>('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/office/supplies/register');
  });

  test('never leads where a script would run', async () => {
    const page = await onDrawer({ linkOnly: true, loginUrl: 'javascript:alert(1)' });
    void requestOverlay(page.storefront, { overlay: 'LOGIN', signInType: '' });

    expect((await page.findByRole('link', { name: 'Go to the sign-in page' })).getAttribute('href')).toBeNull();
  });
});
