import { eq } from 'drizzle-orm';
import type { Notice } from '../../shop/database/schema';
import type { Html } from '../../shop/pages/platform/html';
import { noticesOf } from '../../shop/pages/platform/notices';
import type { Database } from '../database/openGateway';
import { type Visit, visits } from '../database/schema';

/** Stores what the next page of this visit says. */
export async function leaveNotices(database: Database, { id }: Visit, notices: Notice[]): Promise<void> {
  await database.update(visits).set({ notices }).where(eq(visits.id, id));
}

/** The notices of the last form, once. */
export async function takeNotices(database: Database, visit: Visit): Promise<Html> {
  if (visit.notices.length > 0) await leaveNotices(database, visit, []);
  return noticesOf(visit.notices);
}
