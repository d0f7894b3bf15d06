import { describe, expect, test } from 'vitest';
import { aStorefront } from '../../../../../tests/support/widgets/storefront';
import { readMessages } from '../../../account/client/messagesClient';
import { readRewards } from '../../../account/client/rewardsClient';
import { signInAs } from '../../../account/client/signInAs';
import { readApprovalOrders } from '../../../approvals/client/approvalsClient';
import { readOrder } from '../../../checkout/client/orderClient';
import { readBanners } from '../../../content/client/contentClient';
import { sendForm } from '../../../content/client/formClient';
import { readLanding } from '../../../content/client/landingClient';
import { readPrintServices, readSiteHeader } from '../../../header/client/headerClient';
import { readSuggestions } from '../../../header/client/suggestClient';
import { listsOf } from '../../../lists/client/listsClient';
import { checkoutOf } from '../../../payment/client/checkoutClient';
import { paymentOf } from '../../../payment/client/paymentClient';
import { sendVendorPayment } from '../../../payment/client/vendorPayment';
import { productTilesOf } from '../../../products/client/productTileClient';
import { createRecommendationClient } from '../../../products/client/recommendationClient';
import { savedItemsOf } from '../../../saved/client/savedItemsClient';
import type { Storefront } from '../../../storefront';
import { createPickupClient } from '../../../stores/client/pickupClient';
import { findLocalBusiness, findStores } from '../../../stores/client/storeLocator';
import { requestShop } from './requestShop';

const { signal } = new AbortController();

const CLIENTS: Record<string, (page: Storefront) => Promise<unknown>> = {
  approvals: readApprovalOrders,
  banners: (page) => readBanners(page, { slot: 'home' }),
  cart: ({ cart }) => cart.read(),
  checkout: (page) => checkoutOf(page).placeOrder({ shown: [], email: 'ada@shop.example' } as never),
  forms: (page) => sendForm(page, 'feedback', {}),
  header: readSiteHeader,
  'landing page': (page) => readLanding(page, {} as never),
  lists: (page) => listsOf(page).read(),
  'local businesses': (page) => findLocalBusiness(page, { latitude: 1, longitude: 2 }),
  messages: readMessages,
  orders: (page) => readOrder(page, '1'),
  'own requests': (page) => requestShop(page, { path: '/own', base: 'api', method: 'GET' }),
  payment: (page) => paymentOf(page).read(),
  pickup: (page) => createPickupClient(page).find({ term: '01701' }),
  'print services': readPrintServices,
  products: async (page) => Promise.reject((await productTilesOf(page).read(['MUG'])).error),
  recommendations: (page) => createRecommendationClient(page).forSkus(['MUG']),
  'saved items': (page) => savedItemsOf(page).read(),
  'sign-in': (page) => signInAs(page, { login: 'ada', password: 'secret' }),
  stores: (page) => findStores(page, { term: '01701' }),
  suggestions: ({ host }) => readSuggestions(host, '/suggest', 'ink', signal),
  vendors: (page) => sendVendorPayment(page, {}),
};

/** The requests of all clients get this response, or none. */
function answering(response?: { status: number; text: string }) {
  const fetch = async () => {
    if (!response) throw new TypeError('Failed to fetch');
    const { status, text } = response;
    return { ok: status < 300, status, headers: { get: () => null }, text: async () => text };
  };
  return aStorefront({ host: { fetch } });
}

describe.each(Object.entries(CLIENTS))('The failures of %s', (name, call) => {
  test('without a response, the error has no status and is retryable [DEC-Q350]', async () => {
    const failure = { name: 'CommerceError', kind: 'network', code: 'NETWORK', status: undefined, retryable: true };
    await expect(call(answering())).rejects.toMatchObject(failure);
  });

  test('after a refusal, the error has the status of the response [HTTP-010]', async () => {
    const failure = { name: 'CommerceError', kind: 'refused', code: 'HTTP_503', status: 503 };
    await expect(call(answering({ status: 503, text: '{}' }))).rejects.toMatchObject(failure);
  });

  test('a page of HTML in place of the response is an error of the contract', async () => {
    const failure = {
      name: 'CommerceError',
      kind: 'contract',
      code: 'CONTRACT',
      status: name === 'header' ? 500 : 200,
    };
    await expect(call(answering({ status: 200, text: '<!doctype html>' }))).rejects.toMatchObject(failure);
  });
});

test('rewards that are not read any more reject with a CommerceError [RWD-002]', async () => {
  const abort = new AbortController();
  const page = aStorefront({ config: { session: { rewardsNumber: '4711' } } });
  const read = readRewards(page, abort.signal);
  abort.abort();
  await expect(read).rejects.toMatchObject({ kind: 'network', code: 'ABORTED' });
});
