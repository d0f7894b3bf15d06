import { describe, expect, test } from 'vitest';
import type { LocalBusinessBody, StoreLocatorBody } from '../../../../src/core/stores/contract/stores';
import { aVisitor, type ReachableShop, type TestVisitor } from '../aVisitor';

/** What every backend of the contract does with stores, and with the one that a customer prefers. */
export function storeContract(shop: () => ReachableShop): void {
  async function located(body: object): Promise<StoreLocatorBody> {
    const answer = await aVisitor(shop()).send('/ele-lpd/api/sparxProxy/storeLocator', { body });
    return answer.json();
  }

  async function found(body: object): Promise<string[]> {
    const { results } = await located(body);
    return (results.stores ?? []).map(({ storeNumber, distance }) => `${storeNumber} ${distance}`);
  }

  describe('the contract of stores', () => {
    test('the locator returns stores around a place or a store, within the radius, nearest first [STORE-011]', async () => {
      const around = (await found({ address: '02138' })).map((text) => text.split(' '));
      expect(around[0]).toEqual(['0112', '0']);
      expect(around.find(([number]) => number === '0008')?.[1]).toMatch(/^1\d\.?\d?$/);
      const miles = around.map(([, distance]) => Number(distance));
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(miles.at(-1)).toBeGreaterThan(20);
      const within = miles.filter((distance) => distance <= 4.9).length;
      expect(await found({ address: '02138', radius: '5mi' })).toHaveLength(within);
      expect((await found({ storeNumber: '0008' }))[0]).toBe('0008 0');
      expect(await found({ address: 'Nowhere at all' })).toEqual([]);
    });

    test('the default radius is 100 miles [STORE-016]', async () => {
      const farthest = async (radius?: string) => (await found({ address: '04101', ...(radius && { radius }) })).at(-1);
      expect(await farthest()).toBe('0112 98.9');
      expect(await farthest('109mi')).toBe('1294 108.8');
      expect(await farthest('96mi')).toBe('1104 95.2');
    });

    test('a store is returned with its address, opening hours and current status [STORE-002]', async () => {
      const { results } = await located({ storeNumber: '0903' });
      expect(results.status).toBe('SUCCESS');
      expect(results.stores?.[0]).toEqual({
        storeNumber: '0903',
        address: {
          addressLine1: '3100 West Broward Boulevard',
          city: 'Fort Lauderdale',
          state: 'FL',
          zipcode: '33311',
        },
        city: 'Fort Lauderdale',
        state: 'FL',
        zipCode: '33311',
        workingHours: ['Monday to Saturday 8 am to 9 pm', 'Sunday 8 am to 9 pm'],
        storeStatus: expect.stringMatching(/^(Open|Closed)$/),
        StoreOpenTime: '8 am',
        storeStatusTime: expect.stringMatching(/^(until (9 pm|8 am)|for the holiday)$/),
        distance: 0,
        latitude: expect.closeTo(26.1, 0),
        longitude: expect.closeTo(-80.2, 0),
      });
    });

    test('the local business is a nearby one, or null [STORE-012]', async () => {
      const near = async (latitude: number, longitude: number) => {
        const answer = await aVisitor(shop()).send('/ele-lpd/api/sparxProxy/localbusiness', {
          body: { latitude, longitude },
        });
        return ((await answer.json()) as LocalBusinessBody).localBusiness;
      };
      expect(await near(42.37, -71.12)).toMatchObject({ name: 'Cambridge Print & Pack' });
      expect(await near(0, 0)).toBeNull();
    });

    test('a chosen store is stored for its customer and used by pages, unless persists is false or the store is unknown [STORE-013]', async () => {
      const [ada, other, guest] = [aVisitor(shop()), aVisitor(shop()), aVisitor(shop())];
      await Promise.all([ada.register(), other.register()]);
      const save = async (visitor: TestVisitor, storeNumber: string, persists: string) => {
        const body = { storeNumber, persists };
        return (await visitor.send('/gus/api/usr/c/address?type=preferred_store', { body })).status;
      };
      expect(await save(ada, '0214', 'true')).toBe(200);
      expect(await save(ada, '0112', 'true')).toBe(200);
      expect(await save(ada, '0008', 'false')).toBe(200);
      expect(await save(ada, '9999', 'true')).toBe(400);
      expect(await save(guest, '0008', 'true')).toBe(200);
      expect(await ada.page('/webapp/stores')).toContain('"storeNumber":"0112"');
      for (const visitor of [other, guest]) expect(await visitor.page('/webapp/stores')).not.toContain('"storeNumber"');
    });

    test('the stores page has its own search without the script [STORE-002]', async () => {
      const near = await aVisitor(shop()).page('/webapp/stores?near=Cambridge,%20MA');
      expect(near).toContain('36 Brattle Street');
      expect(near).toMatch(/(Open until|Closed until|Closed for the holiday)/);
      const nowhere = await aVisitor(shop()).page('/webapp/stores?near=Nowhere');
      expect(nowhere).toContain('No stores within 100 miles of “Nowhere”.');
    });
  });
}
