import { createHash } from 'node:crypto';
import { type Html, html, nothing } from '../pages/platform/html';
import type { Approval } from './approvals';
import type { vendors } from './vendors';

type Vendor = (typeof vendors)[number];

/**
 * Exchanges messages with the shop's page that opened this window, and with no other: announces that it is ready,
 * displays the amount that it receives, and reports the result. In a window that no page opened, the form does all the
 * work.
 */
const script = `const nonce=location.hash.slice(1),{shops,end,approval}=document.body.dataset,room=opener&&nonce;
const say=(message)=>shops.split(' ').forEach((shop)=>opener.postMessage({nonce,...message},shop));
if(room&&end){say({kind:'vendorEnd',end,...(approval&&{approval:JSON.parse(approval)})});close();}
else if(room&&document.forms[0]){
addEventListener('message',({source,origin,data})=>{if(source!==opener||data?.kind!=='vendorAsk'||data.nonce!==nonce||!shops.split(' ').includes(origin))return;
document.querySelector('output').value=new Intl.NumberFormat('en-US',{style:'currency',currency:data.currency}).format(data.amount);});
document.forms[0].action+='#'+nonce;document.forms[0].elements.isWindow.value='yes';say({kind:'vendorReady'});}`;

export const payScriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The page where a customer of the vendor approves or declines. The customer can also do nothing, to test the shop's
 * reaction.
 */
export function approvalPage(vendor: Vendor, action: string, shops: readonly string[]): string {
  const form = html`<p>${vendor.question}</p><p><output></output></p>
    <form method="post" action="${action}">
      <input type="hidden" name="isWindow" value="no">
      <button name="decision" value="APPROVE">Yes, pay</button>
      <button name="decision" value="DECLINE">Refuse this payment</button>
      <button name="decision" value="HANG">Never answer</button>
    </form>`;
  return page(vendor, form, html` data-shops="${shops.join(' ')}"`);
}

/** Reports the result to the page that opened the window, and closes it. */
export function endPage(vendor: Vendor, shops: readonly string[], approval: Approval | undefined): string {
  const end = approval ? 'approved' : 'declined';
  const facts = html` data-shops="${shops.join(' ')}" data-end="${end}"${approval ? html` data-approval="${JSON.stringify(approval)}"` : nothing}`;
  return page(vendor, html`<p>You can close this window.</p>`, facts);
}

/** A vendor that never responds. */
export const silentPage = (vendor: Vendor) => page(vendor, html`<p>One moment, please.</p>`, nothing);

function page(vendor: Vendor, body: Html, facts: Html): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${vendor.name}</title><body${facts}><main><h1>${vendor.name}</h1>${body}</main><script>${script}</script></body></html>`;
}
