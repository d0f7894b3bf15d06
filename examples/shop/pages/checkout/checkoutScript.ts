import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { requireCityAndState } from '../../payment/addresses';

/** The script of the checkout pages: it knows the place of a ZIP code, and displays the order summary again. */
export const checkoutScript = '/webapp/checkout/checkout.js';

/** The script, and the places that it reads. */
export function checkoutScriptFiles(): Hono {
  const files = new Hono();
  files.get(checkoutScript, async (c) => {
    const script = await readFile(new URL('checkout.js', import.meta.url), 'utf8');
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
  files.get('/webapp/checkout/places/:zipCode{[0-9]{5}}', (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.json(requireCityAndState(c.req.param('zipCode')));
  });
  return files;
}
