import { eq, lt } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { clientLog, sessions } from '../database/schema';
import { readJson } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { withoutCards } from '../payment/withoutCards';

const optOutMs = 30 * 86_400_000;
const longestText = 2000;
const maxStoredEntries = 10_000;

const LogText = v.optional(v.pipe(v.unknown(), v.transform(toText)));
export const LogRequest = v.object({ msg: LogText, error: LogText, info: LogText });

/** Reports of a visit: its errors, and whether it accepts substitutes. */
export function visitApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/log', async (c) => {
    const entry = withoutCards(await readJson(c, LogRequest));
    const database = c.get('database');
    const [saved] = await database.insert(clientLog).values({ at: new Date(), entry }).returning({ id: clientLog.id });
    await database.delete(clientLog).where(lt(clientLog.id, (saved?.id ?? 0) - maxStoredEntries));
    return c.body(null, 204);
  });

  api.get('/cart/opt/type', async (c) => {
    const value = c.req.query('value');
    if (c.req.query('type') !== 'HARD_ALT_OPT_OUT') throw new Refusal(400, 'INVALID_DATA_ITEM', 'type: unknown');
    if (value !== 'Y' && value !== 'N') throw new Refusal(400, 'INVALID_DATA_ITEM', 'value: expected Y or N');
    const refusesSubstitutesUntil = value === 'Y' ? new Date(Date.now() + optOutMs) : null;
    const { session } = c.get('visitor');
    await c.get('database').update(sessions).set({ refusesSubstitutesUntil }).where(eq(sessions.id, session.id));
    return c.json({});
  });

  return api;
}

/** A text of limited length, without the characters that a database rejects. */
function toText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, longestText).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ');
}
