import { Hono } from 'hono';
import { contextIn } from '../../shop/pages/platform/formContext';
import { storesPath, storesView } from '../../shop/pages/stores/storesView';
import type { GatewayParts } from '../createGateway';
import { respondPage } from '../pages/page';
import type { GatewayEnv } from '../visits/visit';

export function storePages({ gateway }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get(storesPath, async (c) => {
    const body = await storesView(gateway.database, c.req.query('near'), contextIn('en-US'));
    return respondPage(c, { title: 'Stores', body });
  });
  return pages;
}
