import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Notice } from '../../shop/database/schema';
import { readForm } from '../../shop/http/readRequest';
import { Refusal } from '../../shop/http/refusal';
import { sayRefusal } from '../../shop/languages/say';
import type { Html } from '../../shop/pages/platform/html';
import { languageOf } from '../../shop/pages/platform/language';
import { noticesOf } from '../../shop/pages/platform/notices';
import type { Database } from '../database/openGateway';
import { type Visit, visits } from '../database/schema';
import type { GatewayContext } from '../visits/visit';

/** Carries out a form. The next page says what it has done, or why it was refused. */
export async function actOnForm<Schema extends v.GenericSchema>(
  database: Database,
  c: GatewayContext,
  schema: Schema,
  act: (fields: v.InferOutput<Schema>) => Promise<Notice[]>,
): Promise<void> {
  const notices = await readForm(c, schema)
    .then(act)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return [{ tone: 'bad' as const, text: sayRefusal(languageOf(c), error) }];
    });
  await leaveNotices(database, c.get('visit'), notices);
}

/** Stores what the next page of this visit says. */
async function leaveNotices(database: Database, { id }: Visit, notices: Notice[]): Promise<void> {
  await database.update(visits).set({ notices }).where(eq(visits.id, id));
}

/** The notices of the last form, once. */
export async function takeNotices(database: Database, visit: Visit): Promise<Html> {
  if (visit.notices.length > 0) await leaveNotices(database, visit, []);
  return noticesOf(visit.notices);
}
