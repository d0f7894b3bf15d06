import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { shiftsOf, watchShifts } from '../page/layoutShifts';
import { legacyPage } from '../page/legacyPage';
import { strictPage, watchViolations } from '../page/strictPage';
import { acceptCookies, visit } from '../page/visit';

const bannerElement = (page: Page, source: string) =>
  page.locator(`[data-quire="content-banner"][data-source="${source}"]`);

const PHONE = { viewport: { width: 360, height: 640 } };

function withoutSanitizer(): void {
  Reflect.deleteProperty(Document, 'parseHTML');
}

/** A browser without a sanitizer, in which its replacement loads only when the test lets it. */
async function slowWithoutSanitizer(context: BrowserContext, released: Promise<void>): Promise<void> {
  await context.addInitScript(withoutSanitizer);
  await context.route(/purify/, async (route) => {
    await released;
    await route.continue();
  });
}

describe.each([
  ['a wide window', {}, 'lg', true],
  ['a phone', PHONE, 'xs', true],
  ['a phone whose browser has no sanitizer', PHONE, 'xs', false],
])('the content slots of the home page in %s', (_, window, size, hasSanitizer) => {
  test('mount without layout shifts, and report a banner once as seen and once as clicked [CONT-002, CONT-005, CONT-006]', async () => {
    const fired: string[] = [];
    const pictures = new Set<string>();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit('/', {
      ...window,
      intercept: async (context) => {
        await watchShifts(context);
        await acceptCookies(context);
        if (!hasSanitizer) await slowWithoutSanitizer(context, released);
        context.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/ads/')) fired.push(pathname);
          if (pathname.startsWith('/banners/')) pictures.add(pathname);
        });
      },
    });
    const banner = bannerElement(page, 'banner').locator('.quire-banner__picture');
    await banner.scrollIntoViewIfNeeded();
    expect(await banner.getAttribute('src')).toBe(`/banners/xerox-${size}.svg`);
    await expect.poll(() => [...pictures]).toEqual([`/banners/xerox-${size}.svg`]);
    await expect.poll(() => fired).toEqual(['/ads/seen/OFF-PA-10001970']);

    const htmlBanner = bannerElement(page, 'html');
    await htmlBanner.scrollIntoViewIfNeeded();
    await shiftsOf(page);
    expect((await htmlBanner.boundingBox())?.height).toBeGreaterThan(50);
    release();
    await htmlBanner.locator('.quire-content li').first().waitFor();
    await banner.scrollIntoViewIfNeeded();
    expect((await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
    expect(await findViolations(page)).toEqual([]);

    await banner.click();
    await page.waitForURL('**/webapp/search?q=Xerox');
    await expect.poll(() => fired).toEqual(['/ads/seen/OFF-PA-10001970', '/ads/pressed/OFF-PA-10001970']);
  });
});

describe('a landing page', () => {
  const DEALS = '/webapp/landing/deals';

  test('has the filters of its URL, updates them, and restores them on the way back from a product [CONT-003, CONT-004]', {
    tags: 'restored-pages',
  }, async () => {
    const shop = await visit(`${DEALS}?brand=Xerox&brand=Avery`);
    const { page } = shop;
    const widget = page.locator('.quire-landing-page');
    const xerox = widget.getByRole('checkbox', { name: /^Xerox/ });
    await xerox.waitFor();
    expect(await xerox.isChecked()).toBe(true);
    const entries = await page.evaluate(() => history.length);
    await widget.getByRole('checkbox', { name: /^Avery/ }).press('Space');
    await widget.getByRole('combobox', { name: 'Promotion' }).selectOption({ label: 'All' });
    await widget.getByRole('heading', { name: 'Most ordered from Xerox', exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?brand=Xerox');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await findViolations(page)).toEqual([]);

    const first = widget.getByRole('article').first();
    await first.getByRole('button', { name: /^Add to cart/ }).click();
    await expect.poll(shop.miniCart.count).toBe(1);
    await first.getByRole('link').first().click();
    await page.waitForURL('**/webapp/product/**');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(`**${DEALS}?brand=Xerox`, { waitUntil: 'commit' });
    await widget.getByRole('heading', { name: 'Most ordered from Xerox', exact: true }).waitFor();
    expect(await xerox.isChecked()).toBe(true);
    expect(await widget.getByRole('checkbox', { name: /^Avery/ }).isChecked()).toBe(false);
  });

  test('is filtered by a plain form without the script, and fits a phone [CONT-003]', async () => {
    const { page } = await visit(`${DEALS}?script=off`, PHONE);
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Xerox/ }).check();
    await page.getByRole('checkbox', { name: /^Office Supplies/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByRole('heading', { name: 'Most ordered from Xerox in Office Supplies' }).waitFor();
    await page.getByText('Filters', { exact: true }).click();
    expect(await page.getByRole('checkbox', { name: /^Xerox/ }).isChecked()).toBe(true);

    await page.goto(`${page.url()}&script=on`);
    const widget = page.locator('.quire-landing-page');
    await widget.getByText('Filters (2)').click();
    await widget.getByRole('checkbox', { name: /^Xerox/ }).waitFor();
    await widget.getByRole('article').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

/** HTML that no author should write. */
const HOSTILE = `<h2>Words</h2><p style="position:fixed;inset:0" id="quire" onclick="ran = 1">and <b>more</b></p>
<script>ran = 1</script><img src="/pictures/paper.svg" onerror="ran = 1"><iframe srcdoc="<script>top.ran = 1</script>"></iframe>
<svg><script>ran = 1</script></svg><math><mtext><table><mglyph><style><img src=x onerror="ran = 1"></style></mglyph></table></mtext></math>
<a href="java&Tab;script:ran = 1">nowhere</a> <a href="/deals" target="sale">Deals</a><form action="/x"><input name="y"></form>`;

const CLEAN =
  '<h2>Words</h2><p>and <b>more</b></p><img src="/pictures/paper.svg" alt="" loading="lazy"><a>nowhere</a><a href="/deals" target="_blank" rel="noopener">Deals</a>';

test('links below each other in authored HTML are far enough apart for touch [CONT-006]', async () => {
  const links = ['/one', '/two', '/three'].map((path) => `<li><a href="${path}">As wide as the others</a></li>`);
  const { page } = await visit('/links', {
    pages: {
      '/links': legacyPage('<div data-quire="content-banner" data-slot="home" data-source="html"></div>'),
    },
    intercept: (context) =>
      context.route('**/fetchHtmlContent', (route) =>
        route.fulfill({ json: { htmlContent: [{ html: `<ol>${links.join('')}</ol>` }] } }),
      ),
  });
  await page.getByRole('link', { name: 'As wide as the others' }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

/** A page with one slot of hostile HTML, in a browser with or without its own sanitizer. */
async function onHostileHtml(isStrict: boolean, hasSanitizer: boolean, complaints: RegExp[] = []) {
  const element = '<div data-quire="content-banner" data-slot="home" data-source="html"></div>';
  const logged: unknown[] = [];
  const shop = await visit('/words', {
    pages: { '/words': isStrict ? strictPage(element) : legacyPage(element) },
    complaints,
    before: hasSanitizer ? watchViolations : withoutSanitizer,
    intercept: (context) => {
      context.on('request', (request) => {
        if (request.method() === 'POST' && /\/log$/.test(request.url())) logged.push(request.postDataJSON());
      });
      return context.route('**/fetchHtmlContent', (route) =>
        route.fulfill({ json: { htmlContent: [{ html: HOSTILE }] } }),
      );
    },
  });
  const content = shop.page.locator('.quire-content');
  await content.getByText('Words').waitFor();
  return { shop: { ...shop, logged }, content };
}

describe('unsafe HTML content', () => {
  test.each([
    // the policy also reports what it would have blocked itself
    ['by the browser, under a policy that forbids other HTML parsing', true, true, [/inline (style|event)/]],
    ['by DOMPurify, in a browser without a sanitizer', false, false, []],
  ])('is sanitized %s [CONT-006]', async (_, isStrict, hasSanitizer, complaints) => {
    const { shop, content } = await onHostileHtml(isStrict, hasSanitizer, complaints);
    const clean = (await content.innerHTML()).replace(/>\s+</g, '><').trim();
    expect(clean).toBe(CLEAN);
    const outcome = await shop.page.evaluate(() => {
      const { ran, violations = [] } = window as unknown as { ran?: number; violations?: string[] };
      return { ran, violations: violations.filter((violation) => !/^(\S+-attr|style-src-elem) /.test(violation)) };
    });
    expect(outcome).toEqual({ ran: undefined, violations: [] });
  });

  test('is displayed as plain text and logged if the policy forbids HTML parsing and the browser has no sanitizer [CONT-006]', {
    tags: 'request-bodies',
  }, async () => {
    const { shop, content } = await onHostileHtml(true, false, [/Trusted ?Type|TrustedHTML/]);
    await expect
      .poll(() => shop.logged)
      .toEqual([
        expect.objectContaining({
          msg: 'content is displayed as plain text: a policy of the page blocks HTML parsing',
          error: null,
        }),
      ]);
    expect((await content.innerText()).split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(['Words', 'and more']),
    );
    expect(await content.innerHTML()).not.toContain('<b>');
    expect(await content.innerText()).toContain('and more');
    expect(await shop.page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
