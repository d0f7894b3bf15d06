import { fireEvent } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { AccountMenu } from './AccountMenu';

const ADA = { isLoggedIn: true, customerNumber: '123456789', customerAttributes: { contactFirstName: 'Ada' } };

describe('AccountMenu', () => {
  test('offers a guest sign-in, registration and help [HDR-007, HDR-013]', async () => {
    const page = renderWidget(<AccountMenu />);
    await page.click('Account');
    await page.findByRole('link', { name: 'Help' });
    expect(page.queryByText('Your orders')).toBeNull();
    await page.click('Sign in');
    await expect.poll(() => page.storefront.host.assigned[0]).toContain('/office/supplies/login');
    await page.click('Account');
    await page.click('Create an account');
    await expect.poll(() => page.storefront.host.assigned[1]).toContain('/office/supplies/register');
  });

  test('shows a customer their pages and only the last four digits of their number [HDR-007]', async () => {
    const page = renderWidget(<AccountMenu />, { config: { session: ADA } });
    await page.click('Hello, Ada');
    await page.findByText('Customer number *****6789');
    await page.findByRole('link', { name: 'Your orders' });
    expect(page.queryByText('Sign in')).toBeNull();
  });

  test('reads the customer number from the cookie if the session has none, but not for a guest [SESS-025]', async () => {
    const cookies = { customerNumber: '987654321' };
    const page = renderWidget(<AccountMenu />, { config: { session: { isLoggedIn: true } }, host: { cookies } });
    await page.click('Account');
    await page.findByText('Customer number *****4321');

    const guest = renderWidget(<AccountMenu />, { host: { cookies } });
    await guest.click('Account');
    await guest.findByText('Create an account');
    expect(guest.queryByText(/^Customer number/)).toBeNull();
  });

  test('closes on Escape, and returns focus to its button', async () => {
    const page = renderWidget(<AccountMenu />);
    await page.click('Account');
    const signIn = await page.findButton('Sign in');
    signIn.focus();
    await expect
      .poll(() => {
        // the menu may be rendered before it listens
        fireEvent.keyDown(signIn, { key: 'Escape' });
        return page.queryByText('Sign in');
      })
      .toBeNull();
    expect(document.activeElement).toBe(await page.findButton('Account'));
  });
});
