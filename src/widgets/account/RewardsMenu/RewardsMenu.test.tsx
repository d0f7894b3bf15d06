import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { atRest } from '../../../../tests/support/widgets/atRest';
import { renderOn, renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import type { Session } from '../../../core/platform/rules/session/session';
import { HeaderRewards } from '../../header/SiteHeader/HeaderSheet';
import { BonusCategories } from '../BonusCategories/BonusCategories';
import { LoyaltyOffers } from '../LoyaltyOffers/LoyaltyOffers';
import { MissingPoints } from '../MissingPoints/MissingPoints';
import { RewardsOverlay } from '../RewardsOverlay/RewardsOverlay';
import { RewardsMenu } from './RewardsMenu';

const MEMBER: Partial<Session> = { isLoggedIn: true, rewardsNumber: '4711' };

/** Every surface that shows rewards or needs a member. */
const SURFACES: readonly [string, ReactNode][] = [
  ['RewardsMenu', <RewardsMenu key="" open />],
  ['RewardsOverlay', <RewardsOverlay key="" open />],
  ['HeaderRewards', <HeaderRewards key="" isFlat />],
  ['MissingPoints', <MissingPoints key="" open />],
  ['BonusCategories', <BonusCategories key="" open />],
  ['LoyaltyOffers', <LoyaltyOffers key="" open />],
];

function onMenu(session: Partial<Session>, shop = fakeShop()) {
  return renderWidget(<RewardsMenu />, { shop, config: { session } });
}

describe('RewardsMenu', () => {
  test('shows a member’s available rewards in whole dollars, and the details in the menu [HDR-006, RWD-001, RWD-005]', async () => {
    const page = onMenu(MEMBER);
    await page.click('Rewards: $12 · New');
    const text = () => page.box.textContent ?? '';
    await expect.poll(text).toContain('New: you can choose a free product.');
    expect(text()).toContain('Available rewards$12');
    expect(text()).toContain('Spent this year$262');
    expect(text()).toContain('To your next reward$37');
    expect(text()).toContain('$12 for your orders in October until 2027-01-31');
  });

  test('shows a level only if the shop configures tiers [RWD-006]', async () => {
    const tiers = [
      { name: 'Silver', from: '100' },
      { name: 'Gold', from: '500' },
    ];
    const page = renderWidget(<RewardsMenu />, { config: { session: MEMBER, rewards: { tiers } } });
    await page.click(/^Rewards: /);
    await page.findByText('Your level: Silver');
    await page.findByText('$237 to go to Gold');
    const without = onMenu(MEMBER);
    await without.click(/^Rewards: /);
    await without.findByText('Available rewards');
    expect(without.queryByText(/Your level/)).toBeNull();
  });

  test.each([
    ['RewardsMenu', <RewardsMenu key="menu" />],
    ['RewardsOverlay', <RewardsOverlay key="overlay" label="Rewards" />],
    ['HeaderRewards', <HeaderRewards key="header" />],
  ])(
    '%s opens sign-in for a guest and enrollment for a non-member, and sends no requests [GEN-009, HDR-006]',
    async (_, surface) => {
      const wanted: unknown[] = [];
      for (const [session, button] of [
        [{}, 'Sign in'],
        [{ isLoggedIn: true }, 'Join Rewards'],
      ] as const) {
        const page = renderWidget(surface, { config: { session } });
        page.storefront.events.subscribe('overlay:requested', (request) => {
          request.isHandled = true;
          wanted.push(request.overlay);
        });
        await page.click('Rewards');
        await page.click(button);
        expect(page.storefront.shop.requests).toEqual([]);
        page.unmount();
      }
      await expect.poll(() => wanted).toEqual(['LOGIN', 'LOYALTY_ENROLLMENT']);
    },
  );

  describe.each(SURFACES)('%s', (_, surface) => {
    const inSegment = (SEGMENTCODE: string) => {
      const session = { ...MEMBER, customerAttributes: { SEGMENTCODE } };
      return renderWidget(surface, { config: { session, segments: { map: { PLAIN: 2 } } } });
    };

    test.each(['2_NON_REWARDS', '19_PB', 'PLAIN'])(
      'offers enrollment to a customer with a rewards number in the segment %s, and reads no rewards [GEN-009, SEG-014]',
      async (code) => {
        const page = inSegment(code);
        await page.findButton('Join Rewards');
        await atRest(() => page.box.innerHTML.length);
        expect(page.storefront.shop.requests).toEqual([]);
      },
    );

    test('treats a customer with a rewards number in a segment of members as a member [GEN-009, SEG-014]', async () => {
      const page = inSegment('24_LOYALTY_NEW');
      await expect.poll(() => page.box.textContent).toMatch(/\w/);
      expect(page.queryByRole('button', { name: 'Join Rewards' })).toBeNull();
    });
  });

  test('reads the rewards of a member by segment [SEG-014]', async () => {
    await onMenu({ ...MEMBER, customerAttributes: { SEGMENTCODE: '24_LOYALTY_NEW' } }).findButton('Rewards: $12 · New');
  });

  test('shows that rewards are unavailable, without an alert, when both reads fail [RWD-004]', async () => {
    const shop = fakeShop();
    for (const of of ['rewards-info', 'rewards-available'] as const) shop.failNext(500, { of, times: 9 });
    const page = onMenu(MEMBER, shop);
    await page.click('Rewards');
    await expect.poll(page.status).toBe("We can't show your rewards right now.");
    expect(page.alert()).toBe('');
  });

  test('a partial result is shown, and its missing part is read again on the next mount [RWD-004]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.failNext(500, { of: 'rewards-info' });
    const page = onMenu(MEMBER, shop);
    await page.findButton('Rewards: $12');
    page.unmount();
    const again = renderOn(page.storefront, <RewardsMenu />);
    await again.findButton('Rewards: $12 · New');
    expect(shop.requestsOf('rewards-info')).toHaveLength(2);
  });

  test.each([
    [undefined, 300_000],
    [60_000, 60_000],
  ])(
    'with a cacheMs of %s, rewards are read again after %i ms, and not before, also on another page [RWD-003]',
    async (cacheMs, lifetimeMs) => {
      runEffectsOnce();
      const shop = fakeShop();
      let now = 1_000_000;
      const host = { fetch: shop.fetch, now: () => now };
      const config = { session: MEMBER, ...(cacheMs && { rewards: { cacheMs } }) };
      const before = renderWidget(<RewardsMenu />, { shop, host, config });
      await before.findButton('Rewards: $12 · New');
      const stored = before.storefront.host.sessionStorage.get('rewardsInfo_4711') ?? '';
      now += lifetimeMs - 1;

      const sessionStorage = { rewardsInfo_4711: stored };
      const page = renderWidget(<RewardsMenu />, { shop, host: { ...host, sessionStorage }, config });
      await page.findButton('Rewards: $12 · New');
      expect(shop.requestsOf('rewards-info')).toHaveLength(1);
      now += 1;
      page.unmount();
      renderOn(page.storefront, <RewardsMenu />);
      await expect.poll(() => shop.requestsOf('rewards-info')).toHaveLength(2);
    },
  );

  test('RewardsOverlay opens on request and resolves as closed [HDR-042]', async () => {
    const page = renderWidget(<RewardsOverlay />, { config: { session: MEMBER } });
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const outcome = requestOverlay(page.storefront, { overlay: 'REWARDS' });
    await expect.poll(page.title).toBe('Your rewards');
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('RewardsMenu and RewardsOverlay share one read [OVR-003, HDR-042]', async () => {
    runEffectsOnce();
    const both = (
      <>
        <RewardsMenu />
        <RewardsOverlay label="All rewards" />
      </>
    );
    const page = renderWidget(both, { config: { session: MEMBER } });
    await page.click('All rewards');
    await expect.poll(page.title).toBe('Your rewards');
    await expect.poll(() => page.drawer()?.textContent).toContain('Available rewards$12');
    expect(page.storefront.shop.requestsOf('rewards-info')).toHaveLength(1);
  });
});
