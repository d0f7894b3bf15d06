import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { moneyFromDecimal } from '../../platform/rules/money';
import { readRewards } from './rewardsClient';

const usd = (decimal: string) => moneyFromDecimal(decimal, 'USD');

function aMember(shop = fakeShop(), rewardsNumber = '4711') {
  let now = 1_000_000;
  const page = aStorefront({
    shop,
    host: { fetch: shop.fetch, now: () => now, cookies: { 'ctx-token': 'a' } },
    config: { session: { rewardsNumber } },
  });
  const pass = (ms: number) => {
    now += ms;
  };
  const calls = () => [shop.requestsOf('rewards-info').length, shop.requestsOf('rewards-available').length];
  return { page, shop, calls, pass };
}

describe('readRewards', () => {
  test('rewards are read with two parallel requests [RWD-001, RWD-002]', async () => {
    const { page, shop } = aMember();
    shop.hold('rewards-info');
    const read = readRewards(page);
    await expect
      .poll(() => shop.requests.map(({ method, path }) => `${method} ${path}`))
      .toEqual([
        'GET /ele-lpd/api/sparxProxy/getSlpCustomerRewardsInfo',
        'GET /ele-lpd/api/sparxProxy/getAvailableRewards',
      ]);
    shop.release();
    expect(await read).toEqual({
      showFreeSkuNewFlag: true,
      showTierUpgradeNewFlag: false,
      isFreeSkusEligible: true,
      remainingAmt: usd('37.45'),
      amtSpent: usd('262.55'),
      availableRewards: usd('12.99'),
      loyaltyRewards: [{ name: 'for your orders in October', amount: usd('12.99'), expiresOn: '2027-01-31' }],
      timestamp: 1_000_000,
    });
  });

  test('rewards are cached in the session for 5 minutes, under the member’s own key [RWD-003]', async () => {
    const { page, calls, pass } = aMember();
    const first = await readRewards(page);
    expect(page.host.sessionStorage.get('rewardsInfo_4711')).not.toBeNull();
    pass(299_999);
    expect(await readRewards(page)).toEqual(first);
    expect(calls()).toEqual([1, 1]);
    pass(1);
    await readRewards(page);
    expect(calls()).toEqual([2, 2]);
    await readRewards({ ...page, session: { ...page.session, rewardsNumber: '4712' } });
    expect(calls()).toEqual([3, 3]);
  });

  test('a shop sets for how long rewards are cached [RWD-003]', async () => {
    let now = 1_000_000;
    const page = aStorefront({
      host: { now: () => now, cookies: { 'ctx-token': 'a' } },
      config: { session: { rewardsNumber: ' 4711 ' }, rewards: { cacheMs: 1000 } },
    });
    await readRewards(page);
    now += 999;
    await readRewards(page);
    expect(page.shop.requestsOf('rewards-info')).toHaveLength(1);
    now += 1;
    await readRewards(page);
    expect(page.shop.requestsOf('rewards-info')).toHaveLength(2);
    expect(page.host.sessionStorage.get('rewardsInfo_4711')).not.toBeNull();
  });

  test('rewards without loyalty rewards have none, and an earned reward may never expire [RWD-001]', async () => {
    const { page, shop } = aMember();
    const loyaltyRewards = [{ name: 'A', amount: '1', expiresOn: '' }];
    shop.answerNext(200, { loyaltyRewards }, 'rewards-info');
    shop.answerNext(200, {}, 'rewards-available');
    expect(await readRewards(page)).toEqual({
      ...{ showFreeSkuNewFlag: false, showTierUpgradeNewFlag: false, isFreeSkusEligible: false },
      loyaltyRewards: [{ name: 'A', amount: usd('1'), expiresOn: undefined }],
      timestamp: 1_000_000,
    });
  });

  test.each([
    ['remainingAmt', 'rewards-info', { remainingAmt: '1.005' }],
    ['amtSpent', 'rewards-info', { amtSpent: '1.005' }],
    ['amount', 'rewards-info', { loyaltyRewards: [{ name: 'A', amount: '1.005' }] }],
    ['availableRewards', 'rewards-available', { availableRewards: '1.005' }],
  ] as const)(
    'an amount that the currency does not have is an error that names %s [RWD-001]',
    async (field, call, body) => {
      const { page, shop } = aMember();
      shop.answerNext(200, body, call);
      await expect(readRewards(page)).rejects.toMatchObject({
        kind: 'contract',
        message: `rewards: ${field}: expected an amount of USD, received 1.005`,
      });
    },
  );

  test.each([
    'rubbish',
    '{"timestamp":1000000}',
    '{"timestamp":1000000,"info":{"amtSpent":"much"},"available":{}}',
    '{"timestamp":1000000,"info":{},"available":{"availableRewards":"much"}}',
    '{"timestamp":"1000000","info":{},"available":{}}',
  ])('rewards are read again if the cached value is invalid: %s [RWD-003]', async (stored) => {
    const { page, calls } = aMember();
    page.host.sessionStorage.set('rewardsInfo_4711', stored);
    await readRewards(page);
    expect(calls()).toEqual([1, 1]);
  });

  test.each([
    ['rewards-info', { availableRewards: usd('12.99') }],
    ['rewards-available', { amtSpent: usd('262.55') }],
  ] as const)(
    'rewards without the response of %s have the other half, and are not cached [RWD-004]',
    async (half, rest) => {
      const { page, shop } = aMember();
      shop.failNext(500, { of: half });
      const rewards = await readRewards(page);
      expect(rewards).toMatchObject(rest);
      expect(Object.keys(rewards)).not.toContain(half === 'rewards-info' ? 'amtSpent' : 'availableRewards');
      expect(page.host.sessionStorage.get('rewardsInfo_4711')).toBeNull();
      await expect.poll(() => shop.requestsOf('log')).toHaveLength(1);
      expect(await readRewards(page)).toMatchObject({ amtSpent: usd('262.55'), availableRewards: usd('12.99') });
    },
  );

  test('rewards are empty if both requests fail, and both failures are logged [RWD-004]', async () => {
    const { page, shop } = aMember();
    shop.failNext('network', { of: 'rewards-info' });
    shop.failNext(401, { of: 'rewards-available' });
    expect(await readRewards(page)).toMatchObject({ loyaltyRewards: [], timestamp: 1_000_000 });
    await expect
      .poll(() => shop.requestsOf('log').map(({ body }) => body))
      .toMatchObject([{ msg: 'the rewards were not read' }, { msg: 'the rewards were not read' }]);
    expect(page.host.assigned).toEqual([]);
  });

  test('rewards are not requested without a rewards number', async () => {
    const { page, shop } = aMember(fakeShop(), ' ');
    expect(await readRewards(page)).toEqual({ timestamp: 1_000_000 });
    expect(await readRewards(aStorefront({ shop, host: { now: () => 7 } }))).toEqual({ timestamp: 7 });
    expect(shop.requests).toEqual([]);
  });
});
