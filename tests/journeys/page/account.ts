import { inject } from 'vitest';

export type Customer = { name: string; login: string; password: string };

/** Somebody who has an account at the shop, and has never bought anything. */
export async function aCustomer(): Promise<Customer> {
  const customer = { name: 'Ada Lovelace', login: `${crypto.randomUUID()}@quire.example`, password: 'quire-demo' };
  const answer = await fetch(`${inject('shopUrl')}/office/supplies/register`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(customer),
  });
  if (answer.status !== 303) throw new Error(`the shop does not register anybody: ${answer.status}`);
  return customer;
}
