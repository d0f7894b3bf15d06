import { createHash } from 'node:crypto';
import { type Html, html } from '../pages/platform/html';

/** Notifies the card frame that the page is ready, or that the bank has decided. The nonce is in its URL. */
const script = `const nonce=location.hash.slice(1),{transaction}=document.body.dataset;
parent.postMessage(transaction?{kind:'challengeDone',nonce,transaction}:{kind:'challengeReady',nonce},location.origin);
for(const form of document.forms)form.action+=location.hash;`;

export const bankScriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The stand-in for the page of the customer's bank. It prompts the customer to confirm the card. */
export function confirmationPage(transaction: string): string {
  return page(html`<body><main><h1>Quire Bank</h1><p>Are you adding this card?</p>
    <form method="post" action="/acs/${transaction}">
      <button name="decision" value="YES">Yes, confirm</button>
      <button name="decision" value="NO">No, stop</button>
    </form></main>`);
}

/** Displayed while the card frame requests the result from the vault. */
export function decidedPage(transaction: string): string {
  return page(html`<body data-transaction="${transaction}"><main><p>Thank you.</p></main>`);
}

function page(body: Html): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quire Bank</title>${body}<script>${script}</script></body></html>`;
}
