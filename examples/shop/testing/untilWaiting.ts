import type { Client } from 'pg';
import { expect } from 'vitest';

/** Waits until this many connections of the client's database wait for a lock. */
export async function untilWaiting(client: Client, count: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 30_000 }).toBe(count);
}
