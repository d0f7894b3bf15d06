import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Variant } from '../variants';
import { cardFormOf } from './cardFormOf';
import { bundledWith, type Peer } from './install';

/** The module in which Adyen Web stores the version of its frames, which is part of their URL. */
const CONSTANTS = 'dist/es/components/internal/SecuredFields/lib/constants.js';

/**
 * Adyen Web's Card component, with a frame for each field; only the modules that it needs are bundled. The contents of
 * its frames belong to Adyen, so a bare input of ours replaces them and sends the messages that Adyen's page waits for.
 * The result is thus the least that Adyen costs, and its key presses are not measured.
 */
export async function adyen(peer: Peer): Promise<Variant> {
  const [, framesVersion] = /"(\d+\.\d+\.\d+)"/.exec(readFileSync(path.join(peer.folder, CONSTANTS), 'utf8')) ?? [];
  return cardFormOf({
    name: `${peer.name} ${peer.version}`,
    head: '<link rel="stylesheet" href="/files/adyen.css">',
    css: ['adyen.css', readFileSync(path.join(peer.folder, 'dist/es/adyen.css'))],
    script: await bundledWith(peer, START),
    frame: [`checkoutshopper/securedfields/bench/${framesVersion}/securedFields.html`, Buffer.from(FRAME_HTML)],
    isUntyped: true,
  });
}

const START = `
import { AdyenCheckout, Card } from './dist/es/index.js';

window.cardPeer = {
  prepare: () =>
    AdyenCheckout({
      clientKey: 'bench',
      environment: 'test',
      locale: 'en-US',
      countryCode: 'US',
      amount: { value: 2500, currency: 'USD' },
      paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] }] },
      _environmentUrls: { api: location.origin + '/checkoutshopper/' },
      onSubmit() {},
    }),
  open: (dialog, checkout) => new Promise((resolve) => new Card(checkout, { onConfigSuccess: resolve }).mount(dialog)),
};
`;

const FRAME_HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title>
<style>*{margin:0;padding:0;border:0;box-sizing:border-box}input{position:absolute;inset:0;width:100%;height:100%;font-size:16px}</style>
</head><body><script>
addEventListener('message', (event) => {
  const { fieldType, numKey } = JSON.parse(event.data);
  if (document.querySelector('input')) return;
  const input = document.createElement('input');
  input.inputMode = 'numeric';
  document.body.append(input);
  event.source.postMessage(JSON.stringify({ action: 'config', fieldType, numKey }), event.origin);
});
</script></body></html>`;
