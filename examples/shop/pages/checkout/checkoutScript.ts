import { type Context, Hono, type Env as HonoEnv } from 'hono';
import { scriptFile } from '../../http/staticFiles';
import { requireCityAndState } from '../../payment/addresses';

/** The script of the checkout pages: it knows the place of a ZIP code, and displays the order summary again. */
export const checkoutScript = '/webapp/checkout/checkout.js';

/** The script, and the places of ZIP codes. `shipTo` is called with the ZIP code that the customer has typed. */
export function checkoutScriptFiles<Env extends HonoEnv>(
  shipTo?: (c: Context<Env>, zipCode: string) => Promise<unknown>,
): Hono<Env> {
  const files = new Hono<Env>();
  files.get(checkoutScript, scriptFile(new URL('checkout.js', import.meta.url)));
  files.post('/webapp/checkout/places/:zipCode{[0-9]{5}}', async (c) => {
    const zipCode = c.req.param('zipCode');
    const place = requireCityAndState(zipCode);
    await shipTo?.(c, zipCode);
    return c.json(place);
  });
  return files;
}
