import { Hono } from 'hono';
import { contextIn } from '../../shop/pages/platform/formContext';
import { storesPath, storesView } from '../../shop/pages/stores/storesView';
import type { GatewayParts } from '../createGateway';
import { page } from '../pages/page';
import type { GatewayEnv } from '../visits/visit';

export function storePages({ gateway }: GatewayParts): Hono<GatewayEnv> {
  const pages = new Hono<GatewayEnv>();
  pages.get(storesPath, async (c) => {
    const body = await storesView(gateway.database, c.req.query('near'), contextIn('en-US'));
    return c.html(page({ title: 'Stores', visit: c.get('visit'), body }));
  });
  return pages;
}
