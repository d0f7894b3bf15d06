import { randomLetters } from '../../../examples/shop/vault/randomLetters';
import type { EnginePage } from '../../engines/page';
import { testServers } from './testServers';

export type Customer = { name: string; login: string; password: string };

/** Registers a new customer of the shop, without any orders. */
export async function aCustomer(): Promise<Customer> {
  const customer = { name: 'Ada Lovelace', login: `${randomLetters()}@quire.example`, password: 'quire-demo' };
  const answer = await fetch(`${testServers().shopUrl}/office/supplies/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(customer),
  });
  if (answer.status !== 303) throw new Error(`the shop does not register anybody: ${answer.status}`);
  return customer;
}

/** Presses the button of a demo account on the sign-in page, which is open. */
export async function chooseDemoAccount({ page }: { page: EnginePage }, login: string): Promise<void> {
  await page.getByText('Demo accounts').click();
  await page.getByRole('button', { name: login }).click();
}

/** Signs in as a demo account, and waits for the header's greeting. */
export async function signInAs({ page }: { page: EnginePage }, login: string): Promise<void> {
  await page.goto('/office/supplies/login');
  await chooseDemoAccount({ page }, login);
  // the sign-in page greets too, if another account is signed in
  await page.waitForURL(/^(?!.*\/supplies\/login)/);
  await page
    .getByText(/^(Hello|Welcome),/)
    .filter({ visible: true })
    .first()
    .waitFor();
}

/** Signs out through the account menu and its page. */
export async function signOut({ page }: { page: EnginePage }): Promise<void> {
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}
