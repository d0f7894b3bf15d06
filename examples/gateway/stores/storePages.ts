import { Hono } from 'hono';
import { storesPath, storesView } from '../../shop/pages/stores/storesView';
import type { GatewayParts } from '../createGateway';
import { respondPage } from '../pages/page';
import { textsOf } from '../pages/pageContext';
import type { GatewayEnv } from '../visits/visit';

export function storePages({ gateway }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get(storesPath, async (c) => {
    const texts = textsOf(c);
    const body = await storesView(gateway.database, c.req.query('near'), texts);
    return respondPage(c, { title: texts.say('Stores'), body });
  });
  return pages;
}
