import { Hono } from 'hono';
import type { ShopContext, ShopEnv } from '../accounts/visitor';
import type { Database } from '../database/open';
import { headerBody } from '../header/headerBody';
import { messagesFor } from '../header/messages';
import { availableRewards, rewardsInfo } from '../header/rewards';
import { suggestionsFor } from '../header/suggestions';
import { Refusal } from '../http/refusal';
import { languageOf } from '../pages/platform/language';

const mostSuggestions = 10;

/** The print services that a business may use here. The shop has a category for them [HDR-026]. */
const printServices = {
  xmpie: [{ name: 'Business cards', url: '/webapp/search?q=cards' }],
  static: [{ name: 'Labels', url: '/webapp/category/labels' }],
  navink: [{ name: 'Envelopes', url: '/webapp/category/envelopes' }],
};

/** Header and footer of a page, by consumer and path: `/_next/api/hf/sba/cc/sba/cart` [HDR-021]. */
export function headerApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  api.get('/sbaSearch/common/api/engine/browse', (c) => {
    const { account } = c.get('visitor');
    c.header('Cache-Control', 'no-store');
    return c.json(account?.tenant === 'SBA' ? printServices : { xmpie: [], static: [], navink: [] });
  });
  return api.get('/_next/api/hf/:consumer/*', async (c) => {
    const consumer = c.req.param('consumer');
    if (!['sdc', 'sba', 'web'].includes(consumer)) throw new Refusal(404, 'NOT_FOUND', 'consumer: unknown');
    c.header('Cache-Control', 'no-store');
    return c.json(await headerBody(c.get('database'), c.get('visitor'), consumer === 'sba', languageOf(c)));
  });
}

/** The customer's own data in the header: rewards and messages. */
export function customerMessagesApi(): Hono<ShopEnv> {
  const api = new Hono<ShopEnv>();
  const reads = {
    getSlpCustomerRewardsInfo: rewardsInfo,
    getAvailableRewards: availableRewards,
    getCustomMessages: messagesFor,
  };
  for (const [call, read] of Object.entries(reads)) {
    api.get(`/sparxProxy/${call}`, async (c: ShopContext) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await read(c.get('database'), c.get('visitor').account, languageOf(c)));
    });
  }
  return api;
}

/** The suggest service. It identifies no visitor and is called without cookies [HDR-023]. */
export function suggestApi(database: Database): Hono {
  return new Hono().get('/webapp/suggest', async (c) => {
    const size = Number(c.req.query('size') ?? mostSuggestions);
    const most = Number.isInteger(size) && size > 0 ? Math.min(size, mostSuggestions) : mostSuggestions;
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ suggestions: await suggestionsFor(database, (c.req.query('q') ?? '').slice(0, 200), most) });
  });
}
