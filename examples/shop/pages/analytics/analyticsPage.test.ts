import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { analyticsEvents } from '../../database/schema';
import { aVisitor } from '../../testing/aVisitor';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();
const page = '/webapp/analytics';

const added = (sku: string) => ({
  specVersion: '1.0.6',
  tenant: 'COM',
  widget: 'cart',
  name: 'addToCart',
  data: { sku, quantity: 1 },
});

const sendEvents = (visitor: ReturnType<typeof aVisitor>, body: unknown) => visitor.send(`${page}/events`, { body });

describe('analytics page', () => {
  test('a visit that is not watched has no adapter on its pages and no stored events', async () => {
    expect(await open.visitor.page('/')).not.toContain('analytics');
    expect((await sendEvents(open.visitor, [added('MUG')])).status).toBe(204);
    await open.visitor.send(`${page}/watch`, { form: {} });
    expect(await open.visitor.page(page)).not.toContain('MUG');
  });

  test('a visit sees only its own events, newest first, until watching is turned off', async () => {
    await open.visitor.send(`${page}/watch`, { form: {} });
    expect(await open.visitor.page('/')).toMatch(/adapter\.js[\s\S]*data-quire="analytics"/);
    await sendEvents(open.visitor, [added('PEN'), added('MUG')]);
    const shown = await open.visitor.page(page);
    expect(shown.indexOf('MUG')).toBeLessThan(shown.indexOf('PEN'));
    expect(shown).toContain('2 events');
    const other = aVisitor(open.shop);
    await other.send(`${page}/watch`, { form: {} });
    expect(await other.page(page)).not.toContain('MUG');

    await open.visitor.send(`${page}/leave`, { form: {} });
    await open.visitor.send(`${page}/watch`, { form: {} });
    expect(await open.visitor.page(page)).not.toContain('MUG');
  });

  test('the rows call returns events since an id, and a visit stores its latest 200', async () => {
    await open.visitor.send(`${page}/watch`, { form: {} });
    await sendEvents(open.visitor, [added('OLD')]);
    const id = /data-id="(\d+)"/.exec(await open.visitor.page(page))?.[1];
    for (let batch = 0; batch < 4; batch += 1) {
      await sendEvents(
        open.visitor,
        Array.from({ length: 50 }, () => added('NEW')),
      );
    }
    const rows = await open.visitor.page(`${page}/rows?since=${id}`);
    expect(rows.match(/<li/g)).toHaveLength(200);
    expect(await open.visitor.page(page)).not.toContain('OLD');
    expect((await open.visitor.page(`${page}/rows?since=${id}0000`)).trim()).toBe('');
  });

  test('invalid events are refused, card numbers are removed, and markup is escaped', async () => {
    await open.visitor.send(`${page}/watch`, { form: {} });
    expect((await sendEvents(open.visitor, [{ name: 'addToCart' }])).status).toBe(400);
    expect(
      (
        await sendEvents(
          open.visitor,
          Array.from({ length: 51 }, () => added('MUG')),
        )
      ).status,
    ).toBe(400);
    expect((await sendEvents(open.visitor, [added('OK'), added('NUL\0'), added('OK-TOO')])).status).toBe(400);
    expect((await sendEvents(open.visitor, [{ ...added('MUG'), data: { '\ud800': 1 } }])).status).toBe(400);
    expect(await open.visitor.page(page)).toContain('2 events');
    expect((await open.visitor.send(`${page}/rows?since=2147483648`)).status).toBe(400);
    expect((await open.visitor.send(`${page}/rows?since=2147483647`)).status).toBe(200);
    expect((await sendEvents(open.visitor, [{ ...added('AT'), data: { t: 1732281261000 } }])).status).toBe(204);
    await sendEvents(open.visitor, [{ ...added('4111 1111 1111 1111'), widget: '<b>' }]);
    const shown = await open.visitor.page(page);
    expect(shown).toContain('[digits]');
    expect(shown).toContain('&lt;b&gt;');
  });

  test('watching ends at sign-out and at another customer’s sign-in, and events are deleted then or after a day', async () => {
    const browser = aVisitor(open.shop);
    const watches = async () => (await browser.page(page)).includes('Stop watching');
    await browser.signIn('william@quire.example');
    await browser.send(`${page}/watch`, { form: {} });
    await sendEvents(browser, [added('FORGET-ME')]);
    await browser.signIn('william@quire.example');
    expect(await watches()).toBe(true);
    await browser.signIn('jonathan@quire.example');
    expect(await watches()).toBe(false);
    expect(JSON.stringify(await open.database.select().from(analyticsEvents))).not.toContain('FORGET-ME');
    await browser.send(`${page}/watch`, { form: {} });
    await browser.send('/office/supplies/logout', { form: {} });
    expect(await watches()).toBe(false);

    const at = new Date(Date.now() - 86_400_001);
    await open.database
      .insert(analyticsEvents)
      .values({ at, visit: 'gone', event: { ...added('OLD'), tenant: 'COM' } });
    await browser.send(`${page}/watch`, { form: {} });
    await sendEvents(browser, [added('NEW')]);
    expect(await open.database.select().from(analyticsEvents).where(eq(analyticsEvents.visit, 'gone'))).toEqual([]);
  });

  test('the cookie of a watched visit is Secure on HTTPS only', async () => {
    const watch = (origin: string) => open.shop.request(`${origin}${page}/watch`, { method: 'POST' });
    const cookieAt = async (origin: string) =>
      (await watch(origin)).headers.getSetCookie().find((it) => it.startsWith('watchedVisit'));
    expect(await cookieAt('https://shop.example')).toContain('Secure');
    expect(await cookieAt('http://shop.example')).not.toContain('Secure');
  });
});
