import type { APIRequestContext } from 'playwright';
import { randomLetters } from '../../../examples/shop/vault/randomLetters';
import { DESK_SET, DRIVE, PAPER, productPath } from '../../journeys/page/products';

/** A part of a widget that a customer waits for: elements of its shadow root, each text in one of them. */
export type Sight = { widget: string; selector: string; texts?: string[] };

export type NetworkPage = {
  name: string;
  path: string;
  /** The content of the page: it is seen once all of these are. */
  sights: Record<string, Sight>;
  /** Whether its first add button is pressed. */
  hasAddPress?: true;
  /** The page displays the fields of a card. */
  hasCardForm?: true;
  /** What the customer did before this visit. */
  prepare?(request: APIRequestContext): Promise<void>;
};

const CART = [PAPER, DRIVE, DESK_SET];
const LISTS = ['Front desk', 'Kitchen', 'Print room'];

const ADD_BUTTON: Sight = { widget: 'add-to-cart-button', selector: 'button' };

export const NETWORK_PAGES: readonly NetworkPage[] = [
  {
    name: 'category',
    path: '/webapp/category/paper',
    sights: { header: { widget: 'site-header', selector: 'header, nav' } },
    hasAddPress: true,
  },
  {
    name: 'product',
    path: productPath(PAPER.sku),
    sights: {
      'add button': ADD_BUTTON,
      badge: { widget: 'mini-cart', selector: 'a, button', texts: [String(CART.length)] },
    },
    hasAddPress: true,
    prepare: fillCart,
  },
  {
    name: 'cart',
    path: '/cc/mmx/cart',
    sights: {
      lines: { widget: 'cart-page', selector: 'a, h2, h3, h4, p, span', texts: CART.map(({ name }) => name) },
    },
    prepare: fillCart,
  },
  {
    name: 'checkout',
    path: '/cc/sparq/checkout',
    sights: { tabs: { widget: 'payment-tabs', selector: '[role=tab]', texts: ['Credit Card'] } },
    hasCardForm: true,
    prepare: fillCart,
  },
  {
    name: 'lists',
    path: '/kuber/viewList?tid=US',
    sights: { lists: { widget: 'lists-page', selector: 'a, h3, h4, th, button', texts: LISTS } },
    prepare: makeLists,
  },
];

async function fillCart(request: APIRequestContext): Promise<void> {
  await post(request, '/cc/api/checkout/default/item', { data: { items: CART.map(itemOf) } });
}

async function makeLists(request: APIRequestContext): Promise<void> {
  const form = { name: 'Ada Lovelace', login: `${randomLetters()}@quire.example`, password: 'quire-demo' };
  await post(request, '/office/supplies/register', { form });
  for (const name of LISTS) {
    await post(request, '/cc/api/list', { data: { name, accessLevel: 'PERSONAL', items: CART.map(itemOf) } });
  }
}

const itemOf = ({ sku }: { sku: string }) => ({ itemId: sku, qty: 1 });

async function post(
  request: APIRequestContext,
  path: string,
  body: Parameters<APIRequestContext['post']>[1],
): Promise<void> {
  const answer = await request.post(path, body);
  if (!answer.ok()) throw new Error(`POST ${path} was answered with ${answer.status()}: ${await answer.text()}`);
}
