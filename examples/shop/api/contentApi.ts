import { Hono } from 'hono';
import * as v from 'valibot';
import type { ShopEnv } from '../accounts/visitor';
import { bannerDrawing, bannersOf } from '../content/banners';
import { piecesOf } from '../content/pieces';
import { readJson, ShortText } from '../http/readRequest';
import { languageNamed, languageOf } from '../pages/platform/language';

const SlotRequest = v.looseObject({ slot: ShortText, theme: v.optional(ShortText) });

/** The content of a page's slots: banners, and text as HTML [CONT-005, CONT-006]. */
export function contentApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();

  api.post('/sparxProxy/getEcommContentData', async (c) => {
    const { slot, theme } = await readJson(c, SlotRequest);
    return c.json({ banners: bannersOf(languageOf(c), slot, theme) });
  });

  api.post('/commonProxy/fetchHtmlContent', async (c) => {
    const { banners } = await readJson(c, v.looseObject({ banners: v.pipe(v.array(SlotRequest), v.maxLength(20)) }));
    const language = languageOf(c);
    const pieces = await Promise.all(
      banners.map(({ slot, theme }) => piecesOf(c.get('database'), language, slot, theme)),
    );
    return c.json({ htmlContent: pieces.flat() });
  });

  return api;
}

/** The pictures of the banners. */
export function bannerPictures(): Hono {
  return new Hono().get('/banners/:file{[a-z]+-[a-z]+\\.svg}', (c) => {
    const [name = '', size = ''] = c.req.param('file').replace('.svg', '').split('-');
    const drawing = bannerDrawing(name, size, languageNamed(c.req.query('in')));
    if (drawing === undefined) return c.text('Not found', 404);
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(drawing);
  });
}
