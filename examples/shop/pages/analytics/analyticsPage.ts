import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../../accounts/visitor';
import { readEvents, type StoredEvent, storeEvents } from '../../analytics/storedEvents';
import { leaveVisit, watchedVisit, watchVisit } from '../../analytics/watching';
import { readJson } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import { scriptFile } from '../../http/staticFiles';
import { type Html, html, nothing } from '../platform/html';
import { respondPage } from '../platform/layout';

const Short = v.pipe(v.string(), v.maxLength(60));
const Event = v.pipe(
  v.object({
    specVersion: Short,
    tenant: v.picklist(['COM', 'SBA']),
    widget: Short,
    name: Short,
    data: v.pipe(
      v.record(Short, v.unknown()),
      v.check((data) => JSON.stringify(data).length < 5000, 'too long'),
    ),
  }),
  v.check((event) => isStorable(event), 'expected no control characters'),
);
const Parcel = v.pipe(v.array(v.unknown()), v.maxLength(50));

/** The range of the database's ids. */
const Since = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(2_147_483_647));

const scripts = ['adapter', 'live'];

/** Displays the analytics events of the customer's own visit live. Only visits that turned it on are watched. */
export function analyticsPages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();

  pages.get('/webapp/analytics', async (c) => {
    const visit = watchedVisit(c);
    return respondPage(c, {
      isEnglish: true,
      title: 'Analytics',
      scripts: visit ? ['/webapp/analytics/live.js'] : [],
      body: html`<h1>What the widgets report</h1>
        <p>Analytics receives what happens on a page and nothing about you: no name, no address, no card.</p>
        <form method="post" action="/webapp/analytics/${visit ? 'leave' : 'watch'}"><button type="submit" class="button">${
          visit ? 'Stop watching this visit' : 'Watch this visit'
        }</button></form>
        ${visit ? eventList(await readEvents(c.get('database'), visit)) : nothing}`,
    });
  });

  pages.post('/webapp/analytics/watch', (c) => {
    watchVisit(c);
    return c.redirect('/webapp/analytics', 303);
  });

  pages.post('/webapp/analytics/leave', async (c) => {
    await leaveVisit(c);
    return c.redirect('/webapp/analytics', 303);
  });

  pages.post('/webapp/analytics/events', async (c) => {
    const visit = watchedVisit(c);
    if (!visit) return c.body(null, 204);
    const read = (await readJson(c, Parcel)).map((event) => v.safeParse(Event, event));
    const events = read.flatMap((result) => (result.success ? [result.output] : []));
    await storeEvents(c.get('database'), visit, events);
    // the valid events are stored even so
    const wrong = read.find((result) => !result.success);
    if (wrong) throw new Refusal(400, 'INVALID_DATA_ITEM', `event: ${wrong.issues[0].message}`);
    return c.body(null, 204);
  });

  pages.get('/webapp/analytics/rows', async (c) => {
    const visit = watchedVisit(c);
    const since = v.safeParse(Since, c.req.query('since') ?? '0');
    if (!since.success) throw new Refusal(400, 'INVALID_DATA_ITEM', 'since: expected the number of an event');
    const rows = visit ? await readEvents(c.get('database'), visit, since.output) : [];
    return c.html(html`${rows.map(row)}`, 200, { 'Cache-Control': 'no-store' });
  });

  for (const script of scripts) {
    const file = new URL(`../../analytics/${script}.js`, import.meta.url);
    pages.get(`/webapp/analytics/${script}.js`, scriptFile(file));
  }
  return pages;
}

/** Whether a database can store the event: it rejects NUL and lone surrogates, in values and in names. */
function isStorable(event: object): boolean {
  const texts: string[] = [];
  JSON.stringify(event, (name, value: unknown) => {
    texts.push(name, typeof value === 'string' ? value : '');
    return value;
  });
  return !texts.some((text) => /[\0\p{Cs}]/u.test(text));
}

function eventList(events: StoredEvent[]): Html {
  return html`<p>Use the shop in another tab, and its events appear here. Without JavaScript, reload this page.</p>
    <p role="status" data-event-count>${events.length} events</p>
    <ol class="plain" reversed aria-label="Events" data-events>${events.map(row)}</ol>`;
}

function row({ id, at, event }: StoredEvent): Html {
  return html`<li data-id="${id}"><b>${event.name}</b> of ${event.widget} (${event.specVersion}, ${event.tenant}),
    <time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)}</time>: <code>${JSON.stringify(event.data)}</code></li>`;
}
