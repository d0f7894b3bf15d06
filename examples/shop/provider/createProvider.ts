import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Database } from '../database/open';
import { readForm } from '../http/readRequest';
import { Refusal } from '../http/refusal';
import { type Approval, approve } from './approvals';
import { approvalPage, endPage, payScriptHash, silentPage } from './payPage';
import { type VendorType, vendorNamed } from './vendors';

export type ProviderOptions = {
  database: Database;
  /** Origins of the shops that customers may pay and be redirected to. */
  shops(): readonly string[];
};

const Decision = v.object({
  decision: v.picklist(['APPROVE', 'DECLINE', 'HANG']),
  isWindow: v.picklist(['yes', 'no']),
});

/**
 * The stand-in for the payment vendors: a wallet, and a pay-later service. A shop's page opens it in a window and
 * receives the result as a message. A page without a script links to it, and it redirects to `return` with the result
 * in the URL. It sets no cookies.
 */
export function createProvider({ database, shops }: ProviderOptions): Hono {
  const provider = new Hono();
  provider.onError(answerProviderError);
  provider.use(bodyLimit({ maxSize: 8 * 1024 }));
  provider.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', policy(shops()));
  });

  provider.get('/pay/:vendor', (c) => {
    const returnUrl = returnUrlOf(c, shops());
    return c.html(approvalPage(vendorOf(c), `${c.req.path}?return=${encodeURIComponent(returnUrl)}`, shops()));
  });
  provider.post('/pay/:vendor', async (c) => {
    const vendor = vendorOf(c);
    const returnUrl = returnUrlOf(c, shops());
    const { decision, isWindow } = await readForm(c, Decision);
    if (decision === 'HANG') return c.html(silentPage(vendor));
    const approval = decision === 'APPROVE' ? await approve(database, vendor.type) : undefined;
    return isWindow === 'yes'
      ? c.html(endPage(vendor, shops(), approval))
      : c.redirect(backWith(returnUrl, vendor.type, approval), 303);
  });
  return provider;
}

function answerProviderError(error: Error, c: Context): Response {
  if (error instanceof Refusal) return c.text(error.message, error.status);
  console.error(error);
  return c.text('Something went wrong', 500);
}

function vendorOf(c: Context) {
  const vendor = vendorNamed(c.req.param('vendor') ?? '');
  if (!vendor) throw new Refusal(404, 'NOT_FOUND', 'No such vendor');
  return vendor;
}

/** The redirect destination. Only the known shops are allowed. */
function returnUrlOf(c: Context, shops: readonly string[]): string {
  const returnUrl = c.req.query('return') ?? '';
  if (!URL.canParse(returnUrl) || !shops.includes(new URL(returnUrl).origin)) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'return: expected an address of a shop');
  }
  return returnUrl;
}

function backWith(returnUrl: string, type: VendorType, approval: Approval | undefined): string {
  const back = new URL(returnUrl);
  for (const [name, value] of Object.entries({ type, ...approval })) back.searchParams.set(name, value);
  return back.href;
}

/** form-action includes the shops, because it also applies to the redirect after the form. */
function policy(shops: readonly string[]): string {
  return `default-src 'none'; img-src data:; script-src '${payScriptHash}'; form-action 'self' ${shops.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;
}
