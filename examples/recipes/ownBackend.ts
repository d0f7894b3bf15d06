import { ENDPOINTS, type Host, type HostResponse } from 'quire-widgets/core';

/** A basket that is independent of Quire. Prices are decimal strings: "19.90". */
export type Basket = {
  read(): Promise<BasketLine[]>;
  add(sku: string, quantity: number): Promise<void>;
  /** 0 removes the line. */
  set(sku: string, quantity: number): Promise<void>;
};

export type BasketLine = { sku: string; name: string; quantity: number; price: string };

/**
 * Connects another backend to the cart of all widgets of a consumer shop. Requests are applied to the basket, and the
 * responses have the shop's fields. Every other call gets a 404, which each widget reports in its own words.
 */
export function onBasket(basket: Basket, host: Host): Host {
  async function fetch(...[url, request = {}]: Parameters<Host['fetch']>): Promise<HostResponse> {
    const { pathname } = new URL(url, host.location.href);
    const verb = request.headers?.['X-HTTP-Method-Override'] ?? request.method ?? 'GET';
    const { items = [] } = JSON.parse(request.body ?? '{}') as { items?: RequestedItem[] };
    const [, line] = pathname.split(ENDPOINTS.deleteItem.path.replace('{id}', ''));
    if (pathname.endsWith(ENDPOINTS.addItems.path) && verb === 'POST') {
      for (const { itemId, qty } of items) await basket.add(itemId, qty);
    } else if (pathname.endsWith(ENDPOINTS.updateItems.path) && verb === 'PUT') {
      for (const { cartItemId, qty } of items) await basket.set(cartItemId, qty);
    } else if (line && verb === 'DELETE') {
      await basket.set(decodeURIComponent(line), 0);
    } else if (!(pathname.endsWith(ENDPOINTS.readCart.path) && verb === 'GET')) {
      return answer(404, {});
    }
    return answer(200, { cartInfo: cartOf(await basket.read()) });
  }
  return { ...host, fetch };
}

type RequestedItem = { itemId: string; cartItemId: string; qty: number };

/** The SKU identifies a line here, so it is also the line's id. */
function cartOf(lines: BasketLine[]) {
  const total = ({ price, quantity }: BasketLine) => (Number(price) * quantity).toFixed(2);
  return {
    cartId: 'basket',
    type: 'REGULAR',
    status: 'ACTIVE',
    items: lines.map((line) => ({
      itemId: line.sku,
      cartItemId: line.sku,
      qty: line.quantity,
      status: 'ACTIVE',
      product: { name: line.name },
      priceInfo: { finalPricePerUnit: line.price, finalPrice: total(line), basePrice: line.price },
    })),
    cartSummary: { cartSubTotal: lines.reduce((sum, line) => sum + Number(total(line)), 0).toFixed(2) },
  };
}

function answer(status: number, body: object): HostResponse {
  return {
    ok: status < 400,
    status,
    headers: { get: () => null },
    text: async () => JSON.stringify(body),
  };
}
