import type { Variant } from '../variants';
import { cardFormOf } from './cardFormOf';
import { bundledWith, type Peer, redirectedTo } from './install';

/**
 * Braintree's hosted fields, with a frame for each field and a stand-in for the gateway. The contents of the frames are
 * not in the package, so a document of ours replaces them, built from the same packages. It does less than theirs, so
 * the result is the least that Braintree costs.
 */
export async function braintree(peer: Peer): Promise<Variant> {
  return cardFormOf({
    name: `${peer.name} ${peer.version}`,
    head: redirectedTo('/standin', /\.(braintree-api|braintreegateway|paypal)\.com$/),
    script: await bundledWith(peer, START),
    frame: [`standin/web/${peer.version}/html/hosted-fields-frame.min.html`, frameHtml(await bundledWith(peer, FRAME))],
    backend: answerGateway,
  });
}

/**
 * The gateway's response about the merchant. Reports of the page's activity are refused and so not counted as calls:
 * nothing waits for them, and their time must not be subtracted.
 */
export function answerGateway(address: string, body: string): unknown {
  if (address !== '/standin/graphql' || !body.includes('ClientConfiguration')) return undefined;
  return {
    data: {
      clientConfiguration: {
        environment: 'SANDBOX',
        merchantId: 'bench',
        assetsUrl: 'https://assets.braintreegateway.com',
        clientApiUrl: 'https://api.sandbox.braintreegateway.com/merchants/bench/client_api',
        analyticsUrl: 'https://origin-analytics-sand.sandbox.braintree-api.com/bench',
        creditCard: { supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS'], challenges: ['CVV'] },
        supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
      },
    },
  };
}

const START = `
import client from './client/index.js';
import hostedFields from './hosted-fields/index.js';

window.cardPeer = {
  prepare: () => client.create({ authorization: 'sandbox_bench000_bench' }),
  open(dialog, merchant) {
    const places = { number: 'Card number', expirationDate: 'Expiration date', cvv: 'Security code' };
    const fields = {};
    for (const [field, text] of Object.entries(places)) {
      const label = document.createElement('label');
      const container = document.createElement('div');
      label.htmlFor = container.id = field;
      label.textContent = text;
      container.style.height = '40px';
      dialog.append(label, container);
      fields[field] = { container };
    }
    const use = document.createElement('button');
    use.type = 'button';
    use.textContent = 'Use this card';
    dialog.append(use);
    return hostedFields.create({ client: merchant, fields, styles: { input: { 'font-size': '16px' } } });
  },
};
`;

/** As in Braintree's own, the page sends one frame the order to render all of them. */
const FRAME = `
import validator from 'card-validator';
import creditCardType from 'credit-card-type';
import Framebus from 'framebus';
import RestrictedInput from 'restricted-input';

const FIELDS = {
  number: ['cc-number', '{{9999}} {{9999}} {{9999}} {{9999}}', validator.number],
  expirationDate: ['cc-exp', '{{99}} / {{9999}}', validator.expirationDate],
  cvv: ['cc-csc', '{{9999}}', validator.cvv],
};
const field = window.name.replace('braintree-hosted-field-', '');
const bus = new Framebus({ channel: location.hash.slice(1) });

window.drawField = () => {
  const [autocomplete, pattern, check] = FIELDS[field];
  const input = document.createElement('input');
  Object.assign(input, { id: field, name: field, type: 'text', inputMode: 'numeric', autocomplete });
  document.body.append(input);
  const restricted = new RestrictedInput({ element: input, pattern });
  const tell = (type) => {
    const value = restricted.getUnformattedValue();
    const { isValid, isPotentiallyValid } = check(value);
    const isFocused = document.activeElement === input;
    bus.emit('hosted-fields:INPUT_EVENT', {
      type,
      merchantPayload: {
        cards: field === 'number' ? creditCardType(value) : [],
        emittedBy: field,
        fields: { [field]: { isEmpty: value === '', isValid, isPotentiallyValid, isFocused } },
      },
    });
  };
  input.addEventListener('input', () => tell('validityChange'));
  input.addEventListener('focus', () => tell('focus'));
  input.addEventListener('blur', () => tell('blur'));
};

bus.emit('hosted-fields:FRAME_READY', { field }, () => {
  for (let place = 0; place < parent.frames.length; place += 1) parent.frames[place].drawField?.();
});
`;

function frameHtml(script: Buffer): Buffer {
  return Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title>
<style>*{margin:0;padding:0;border:0;box-sizing:border-box}body,input{position:absolute;inset:0;width:100%;height:100%;font-size:16px}</style>
</head><body><script>${script.toString().replaceAll('</script', '<\\/script')}</script></body></html>`);
}
