import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Reader } from '../database/open';
import { type ToldEvent, toldEvents } from '../database/schema';
import { withoutCards } from '../payment/withoutCards';

/** The limit of events that are stored for each visit. */
const mostKept = 200;

const longestMs = 86_400_000;

export type Told = typeof toldEvents.$inferSelect;

/**
 * Stores the analytics events of a visit. Retains its latest 200 events, and deletes events of any visit that are older
 * than a day.
 */
export async function keepTold(database: Database, visit: string, events: ToldEvent[]): Promise<void> {
  if (events.length === 0) return;
  await database.transaction(async (tx) => {
    const at = new Date();
    await tx.insert(toldEvents).values(events.map((event) => ({ at, visit, event: withoutCards(event) })));
    const oldest = sql`(select ${toldEvents.id} from ${toldEvents} where ${toldEvents.visit} = ${visit}
      order by ${toldEvents.id} desc offset ${mostKept - 1} limit 1)`;
    const isOld = lt(toldEvents.at, new Date(at.getTime() - longestMs));
    await tx.delete(toldEvents).where(or(isOld, and(eq(toldEvents.visit, visit), lt(toldEvents.id, oldest))));
  });
}

/** The events of a visit after the given one, latest first. */
export async function readTold(reader: Reader, visit: string, since = 0): Promise<Told[]> {
  return reader
    .select()
    .from(toldEvents)
    .where(and(eq(toldEvents.visit, visit), gt(toldEvents.id, since)))
    .orderBy(desc(toldEvents.id))
    .limit(mostKept);
}

export async function forgetTold(database: Database, visit: string): Promise<void> {
  await database.transaction((tx) => tx.delete(toldEvents).where(eq(toldEvents.visit, visit)));
}
