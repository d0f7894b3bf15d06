import { administrator } from '../starting/startMedusa';

type AdminOrder = { id: string; display_id: number; email: string; total: number };

/** Medusa's admin API, as its administrators use it. */
export async function anAdministrator(baseUrl: string) {
  const call = async (path: string, body?: object, token?: string) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(`${baseUrl}${path}`, init)).json() as Promise<Record<string, unknown>>;
  };
  const { token } = await call('/auth/user/emailpass', administrator);
  const ask = (path: string, body?: object) => call(`/admin${path}`, body, String(token));
  return {
    ordersOf: async (email: string) => {
      const query = new URLSearchParams({
        q: email,
        order: '-created_at',
        limit: '200', // of a demo account, earlier runs have left some
        fields: 'id,display_id,email,total,*items,shipping_address.address_1',
      });
      const { orders } = await ask(`/orders?${query}`);
      return (orders as AdminOrder[]).filter((order) => order.email === email);
    },
    /** Sets the stock of a SKU. Orders that are not fulfilled have reserved units of it. */
    stock: async (sku: string, units: number) => {
      const found = await ask(
        `/inventory-items?sku=${sku}&fields=id,location_levels.location_id,location_levels.reserved_quantity`,
      );
      const [item] = found['inventory_items'] as {
        id: string;
        location_levels: { location_id: string; reserved_quantity: number }[];
      }[];
      const [level] = item?.location_levels ?? [];
      const stocked = units + (level?.reserved_quantity ?? 0);
      await ask(`/inventory-items/${item?.id}/location-levels/${level?.location_id}`, { stocked_quantity: stocked });
    },
  };
}
