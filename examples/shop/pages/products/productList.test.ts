import { describe, expect, test } from 'vitest';
import { shopForTests } from '../../testing/shopForTests';

const open = shopForTests();

const paper = '/webapp/category/paper';

const pricesOn = (page: string) =>
  [...page.matchAll(/tile-price price">\$([\d.,]+)/g)].map(([, price]) => Number(price?.replace(',', '')));

const totalOn = (page: string) => Number(/([\d,]+) (?:product|result)s? ?/.exec(page)?.[1]);

/** How many products a value of the filters promises. */
const promised = (page: string, name: string, value: string) =>
  Number(
    new RegExp(`name="${name}" value="${value}"[^>]*> <span>[^<]*</span> <span class="quiet">\\((\\d+)\\)`).exec(
      page,
    )?.[1],
  );

/** The paths of the links whose text, or name, is this. */
const linksTo = (page: string, text: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"([^>]*)>([^<]*)/g)]
    .filter(([, , attributes, own]) => own?.trim() === text || attributes?.includes(`aria-label="${text}"`))
    .map(([, path]) => path?.replaceAll('&amp;', '&'));

describe('a list of products', () => {
  test('has 24 products a page, by the price that is paid [DEC-Q440]', async () => {
    const page = await open.visitor.page(`${paper}?sort=price&page=2`);
    expect(page.match(/class="tile"/g)).toHaveLength(24);
    const prices = pricesOn(page);
    expect(prices.length).toBeGreaterThan(20);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test.each([
    ['brand', 'Xerox'],
    ['rating', '4'],
    ['pickup', 'yes'],
    ['stock', 'yes'],
    ['sale', 'yes'],
  ])('filters by %s=%s to as many products as the value promises [DEC-Q440]', async (name, value) => {
    const all = await open.visitor.page('/webapp/search?q=paper');
    const count = promised(all, name, value);
    expect(count).toBeGreaterThan(0);
    const filtered = await open.visitor.page(`/webapp/search?q=paper&${name}=${value}`);
    expect(totalOn(filtered)).toBe(count);
  });

  test('offers other values of a filter that is set, and counts within the other filters [DEC-Q440]', async () => {
    const page = await open.visitor.page(`${paper}?brand=Xerox&rating=4`);
    const adams = promised(page, 'brand', 'Adams');
    expect(adams).toBeGreaterThan(0);
    const both = await open.visitor.page(`${paper}?brand=Xerox&brand=Adams&rating=4`);
    expect(totalOn(both)).toBe(totalOn(page) + adams);
  });

  test('filters a search by departments and prices, in dollars [DEC-Q440]', async () => {
    const page = await open.visitor.page('/webapp/search?q=paper&department=binders&department=art&min=5&max=20');
    const prices = pricesOn(page);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every((price) => price >= 5 && price <= 20)).toBe(true);
    expect(page).not.toContain('>Advantus Plastic Paper Clips<');
  });

  test('offers manufacturers as brands, and none for a product that names none [DEC-Q440]', async () => {
    const all = await open.visitor.page('/webapp/search');
    expect(promised(all, 'brand', '3M')).toBeGreaterThan(0);
    expect(promised(all, 'brand', 'Imation')).toBe(12);
    for (const word of ['', 'Computer', 'Array', 'Great', 'White']) expect(promised(all, 'brand', word)).toBeNaN();
    const landing = await open.visitor.page('/webapp/landing/deals');
    expect(landing).not.toContain('name="brand" value=""');
    expect(await open.visitor.page('/webapp/product/OFF-PA-10000157')).not.toContain('<p class="quiet"> ·');
  });

  test('takes a price range the other way round for the same range [DEC-Q440]', async () => {
    const page = await open.visitor.page(`${paper}?min=20&max=5`);
    expect(totalOn(page)).toBe(totalOn(await open.visitor.page(`${paper}?min=5&max=20`)));
    expect(linksTo(page, 'Remove filter: from $5.00')).toHaveLength(1);
  });

  test('has a link that removes each filter and one that clears all, and keeps the sort [DEC-Q440]', async () => {
    const page = await open.visitor.page(`${paper}?brand=Xerox&brand=Avery&max=20&sort=price&page=2`);
    expect(linksTo(page, 'Remove filter: Avery')).toEqual([`${paper}?brand=Xerox&max=20&sort=price#results`]);
    expect(linksTo(page, 'Remove filter: up to $20.00')).toEqual([
      `${paper}?brand=Xerox&brand=Avery&sort=price#results`,
    ]);
    expect(linksTo(page, 'Clear all')).toEqual([`${paper}?sort=price#results`]);
  });

  test('its pages keep filters, sort and place [DEC-Q440]', async () => {
    const page = await open.visitor.page(`${paper}?rating=3&sort=name&page=2`);
    expect(linksTo(page, 'Previous')).toEqual([`${paper}?rating=3&sort=name&page=1#results`]);
    expect(linksTo(page, 'Next')).toEqual([`${paper}?rating=3&sort=name&page=3#results`]);
    expect(page).toMatch(/aria-label="Page 2 of \d+" aria-current="page"/);
  });

  test('that is empty leads on, to fewer filters or to what others order [DEC-Q440]', async () => {
    const filtered = await open.visitor.page(`${paper}?min=900000`);
    expect(filtered).toContain('Nothing matches these filters.');
    expect(filtered.match(/class="tile"/g)).toHaveLength(4);
    const searched = await open.visitor.page('/webapp/search?q=giraffe');
    expect(searched).toContain('0 results for “giraffe”');
    expect(searched.match(/class="tile"/g)).toHaveLength(4);
    expect(searched).not.toContain('class="filters"');
  });

  test.each([
    'brand=%00',
    'brand=',
    'min=x&max=-1',
    'rating=9',
    'department=none',
    'department=binders',
    'max=1e99',
    'pickup=no',
  ])('ignores the invalid filter %s [DEC-Q440]', async (query) => {
    expect(totalOn(await open.visitor.page(`${paper}?${query}`))).toBe(276);
  });

  test.each(['/', paper, '/webapp/search?q=xerox&brand=Xerox'])(
    '%s is wholly in French and Spanish [DEC-Q421]',
    async (path) => {
      const join = path.includes('?') ? '&' : '?';
      const french = await open.visitor.page(`${path}${join}lang=fr-CA`);
      expect(french).toContain('<main id="main">');
      expect(french).toMatch(/tile-price price">[\d\s]+,\d\d\u00a0\$/);
      const spanish = await open.visitor.page(`${path}${join}lang=es`);
      for (const text of [
        'Add to cart',
        'Paper<',
        'Filters',
        'Most ordered',
        'Sort by',
        'Home<',
        'Shop paper',
        'Gift cards',
      ]) {
        expect(french).not.toContain(text);
        expect(spanish).not.toContain(text);
      }
    },
  );
});
