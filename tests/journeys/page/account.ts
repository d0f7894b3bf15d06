import type { ShopPage } from './shopPage';
import { street } from './street';

export type Customer = { name: string; login: string; password: string };

/** Somebody who has an account at the shop, and has never bought anything. */
export async function aCustomer(): Promise<Customer> {
  const customer = { name: 'Ada Lovelace', login: `${crypto.randomUUID()}@quire.example`, password: 'quire-demo' };
  const answer = await fetch(`${street().shopUrl}/office/supplies/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(customer),
  });
  if (answer.status !== 303) throw new Error(`the shop does not register anybody: ${answer.status}`);
  return customer;
}

/** By the menu of the account, and the page that asks. */
export async function signOut({ page }: ShopPage): Promise<void> {
  await page.getByRole('button', { name: /^Hello, / }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}
