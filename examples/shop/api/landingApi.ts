import { Hono } from 'hono';
import * as v from 'valibot';
import type { LandingBody } from '../../../src/core/content/contract/content';
import type { ShopEnv } from '../accounts/visitor';
import { findLanding } from '../catalogue/landing';
import { tilesOf } from '../catalogue/tiles';
import { bannersOf } from '../content/banners';
import { headingOf, tileOptionsOf } from '../content/landingPages';
import { readJson, ShortText } from '../http/readRequest';
import { languageOf, sayOf } from '../pages/platform/language';

const TextList = v.optional(v.pipe(v.array(ShortText), v.maxLength(50)), []);

/** The filters of a landing page request [CONT-004]. */
const LandingRequest = v.looseObject({
  filters: v.looseObject({
    brands: TextList,
    categories: TextList,
    bopis: v.optional(v.boolean(), false),
    promo: v.optional(v.nullable(ShortText)),
  }),
});

/**
 * The components of a landing page: its text, the banners of its brand, and matching products by category [CONT-004].
 */
export function landingApi(): Hono<ShopEnv> {
  return new Hono<ShopEnv>().post('/landingPages/fetchComponentsModel', async (c) => {
    const { filters } = await readJson(c, LandingRequest);
    const wanted = { ...filters, promo: filters.promo ?? undefined };
    const { sections, total, brands, categories, promos } = await findLanding(c.get('database'), wanted, sayOf(c));
    const tiles: LandingBody['components'] = [];
    for (const { title, products } of sections) {
      const items = await tilesOf(
        c.get('database'),
        c.get('visitor').account,
        products,
        languageOf(c),
        tileOptionsOf(wanted),
      );
      tiles.push({ componentType: 'tiles', title, items });
    }
    const heading = { componentType: 'heading', headliner: [{ headlinertext: headingOf(wanted, sayOf(c)) }] };
    const banners = bannersOf(languageOf(c), 'landing', wanted.brands[0] ?? '').map((banner) => ({
      componentType: 'banner',
      banner,
    }));
    return c.json({
      components: total === 0 ? [] : [heading, ...banners, ...tiles],
      filters: { brands, categories, promos, bopis: true },
      total,
    } satisfies LandingBody);
  });
}
