import { eq } from 'drizzle-orm';
import type { ShopContext } from '../../accounts/visitor';
import { type Notice, sessions } from '../../database/schema';
import { type Html, html } from './html';

/** Stores a notice for the next page of this visit. */
export async function leaveNotices(c: ShopContext, sessionId: string, notice: Notice[]): Promise<void> {
  await c
    .get('database')
    .update(sessions)
    .set({ notice: notice.slice(0, 20) })
    .where(eq(sessions.id, sessionId));
}

/** Renders the notices of the last form, once. */
export async function renderNotices(c: ShopContext): Promise<Html> {
  const { session } = c.get('visitor');
  if (session.notice.length > 0) await leaveNotices(c, session.id, []);
  return noticesOf(session.notice);
}

export const noticesOf = (notices: Notice[]): Html =>
  html`<div class="notices" role="status">
    ${notices.map(({ tone, text }) => html`<p class="notice notice-${tone}">${text}</p>`)}
  </div>`;
