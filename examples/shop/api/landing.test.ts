import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { LandingBody } from '../../../src/core/content/contract/content';
import { ProductTileBody } from '../../../src/core/products/contract/productTile';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const Tiles = v.object({ componentType: v.literal('tiles'), title: v.string(), items: v.array(ProductTileBody) });

async function fetchLanding(filters: object) {
  const answer = await open.visitor.send('/ele-lpd/api/landingPages/fetchComponentsModel', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filters }),
  });
  return answer;
}

async function landing(filters: object) {
  const body = v.parse(LandingBody, await (await fetchLanding(filters)).json());
  const sections = body.components.flatMap((part) => (v.is(Tiles, part) ? part : []));
  const kinds = body.components.map((part) => (part as { componentType: string }).componentType);
  return { ...body, sections, kinds, titles: sections.map(({ title }) => title) };
}

describe('landing pages', () => {
  test('a landing page has a section per department, and a filter’s count is its number of products [CONT-004]', async () => {
    const all = await landing({});
    expect(all.titles).toEqual(['Furniture', 'Office Supplies', 'Technology', 'Plans & Extras']);
    expect(all.kinds[0]).toBe('heading');
    const xerox = all.filters?.brands?.find(({ value }) => value === 'Xerox');

    const ofXerox = await landing({ brands: ['Xerox'] });
    expect(ofXerox.total).toBe(xerox?.count);
    expect(ofXerox.kinds).toContain('banner');
    // another brand can be selected in addition
    expect(ofXerox.filters?.brands).toEqual(all.filters?.brands);
    expect(ofXerox.filters?.categories?.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(ofXerox.total);
  });

  test('products match all filters, and the page is empty when none does [CONT-004]', async () => {
    const { sections, total } = await landing({ categories: ['Technology'], promo: 'SALE', bopis: true });
    const tiles = sections.flatMap(({ items }) => items);
    expect(tiles.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(tiles.length);
    expect(tiles.every(({ itemId, bopisEligible }) => itemId.startsWith('TEC-') && bopisEligible)).toBe(true);
    expect(await landing({ brands: ['Nobody'] })).toMatchObject({ components: [], total: 0 });
    expect(await landing({ promo: 'NONE' })).toMatchObject({ components: [], total: 0 });
    expect((await fetchLanding({ brands: 'Xerox' })).status).toBe(400);
  });

  test('the server renders the page with a plain filter form, and fixed filters cannot be changed [CONT-003]', async () => {
    const page = await open.visitor.page('/webapp/landing/deals?brand=Xerox&brand=Avery&supercategory=Office+Supplies');
    const { total } = await landing({ brands: ['Xerox', 'Avery'], categories: ['Office Supplies'] });
    expect(page).toContain(`<p class="quiet">${total} products</p>`);
    expect(page).toContain('name="brand" value="Xerox" checked>');
    expect(page).toContain('data-quire="landing-page"');
    // a filter that is set but not offered can be removed, and is not removed by accident
    const comma = await open.visitor.page('/webapp/landing/deals?brand=Acme%5C,+Inc.');
    expect(comma).toContain('name="brand" value="Acme\\, Inc." checked> Acme, Inc.<');
    const rare = await open.visitor.page('/webapp/landing/deals?brand=Nobody&promo=GONE');
    expect(rare).toContain('name="brand" value="Nobody" checked> Nobody<');
    expect(rare).toContain('<option value="GONE" selected>GONE<');

    const fixed = await open.visitor.page('/webapp/landing/xerox?brand=Avery');
    expect(fixed).toContain('{"filters":{"brands":["Xerox"]}}');
    expect(fixed).not.toContain('name="brand"');
    expect(fixed).toContain('Most ordered from Xerox');
    expect(await open.visitor.page('/webapp/landing/pickup?promo=NONE')).toContain('No products match these filters.');
    expect((await open.visitor.send('/webapp/landing/nobody')).status).toBe(404);
    // numbers are written as in the language of the page
    expect(await open.visitor.page('/webapp/landing/deals')).toMatch(/>1,\d{3} products</);
    expect(await open.visitor.page('/webapp/landing/deals?lang=fr-CA')).toMatch(/>1\u00a0\d{3} produits</);
  });
});
