import { Hono } from 'hono';
import type { ShopEnv } from '../../accounts/visitor';
import { contextIn } from '../platform/formContext';
import { languageOf, sayOf } from '../platform/language';
import { respondPage } from '../platform/layout';
import { storesPath, storesView } from './storesView';

export function storePages(): Hono<ShopEnv> {
  const pages = new Hono<ShopEnv>();
  pages.get(storesPath, async (c) => {
    const body = await storesView(c.get('database'), c.req.query('near'), contextIn(languageOf(c)));
    return respondPage(c, { title: sayOf(c)('Stores'), body });
  });
  return pages;
}
