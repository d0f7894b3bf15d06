import { and, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Reader } from '../database/open';
import { analyticsEvents, type RecordedEvent } from '../database/schema';
import { withoutCards } from '../payment/withoutCards';

/** The limit of events that are stored for each visit. */
const maxStoredEvents = 200;

const longestMs = 86_400_000;

export type StoredEvent = typeof analyticsEvents.$inferSelect;

/**
 * Stores the analytics events of a visit. Retains its latest 200 events, and deletes events of any visit that are older
 * than a day.
 */
export async function storeEvents(database: Database, visit: string, events: RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await database.transaction(async (tx) => {
    const at = new Date();
    await tx.insert(analyticsEvents).values(events.map((event) => ({ at, visit, event: withoutCards(event) })));
    const oldest = sql`(select ${analyticsEvents.id} from ${analyticsEvents} where ${analyticsEvents.visit} = ${visit}
      order by ${analyticsEvents.id} desc offset ${maxStoredEvents - 1} limit 1)`;
    const isOld = lt(analyticsEvents.at, new Date(at.getTime() - longestMs));
    await tx
      .delete(analyticsEvents)
      .where(or(isOld, and(eq(analyticsEvents.visit, visit), lt(analyticsEvents.id, oldest))));
  });
}

/** The events of a visit after the given one, latest first. */
export async function readEvents(reader: Reader, visit: string, since = 0): Promise<StoredEvent[]> {
  return reader
    .select()
    .from(analyticsEvents)
    .where(and(eq(analyticsEvents.visit, visit), gt(analyticsEvents.id, since)))
    .orderBy(desc(analyticsEvents.id))
    .limit(maxStoredEvents);
}

export async function deleteEvents(database: Database, visit: string): Promise<void> {
  await database.transaction((tx) => tx.delete(analyticsEvents).where(eq(analyticsEvents.visit, visit)));
}
