import { afterEach, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { TopHatBanner } from './TopHatBanner';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['global', 'Free shipping from $60'],
  ['home', 'Chairs at half the price'],
] as const)('the slot %s shows the banner "%s", trimmed [HDR-003, CONT-001, TXT-001]', async (slot, text) => {
  const page = renderWidget(<TopHatBanner slot={slot} />);
  await expect.poll(() => page.queryByRole('region', { name: 'Announcement' })?.textContent).toBe(text);
});

test('a banner that is a link preserves its colors and styles [HDR-003, MENU-004, MENU-005]', async () => {
  runEffectsOnce();
  const shop = fakeShop();
  const headliner = [{ headlinertext: 'Sale', headlinertextColor: '#c00', headlinerstyle: ['Italics', 'Line break'] }];
  shop.answerNext(200, { headerData: { topHat: [{ slot: 'home', headliner, url: '/sale' }] } }, 'header');
  const page = renderWidget(<TopHatBanner slot="home" />, { shop });
  const link = await page.findByRole('link', { name: 'Sale' });
  expect((link.querySelector('[style]') as HTMLElement | null)?.style.color).toBe('#c00');
  expect([link.querySelector('em')?.textContent, link.querySelectorAll('br').length]).toEqual(['Sale', 1]);
});

test('a banner shows its mobile text on a phone, and its other text on a wide page [HDR-003]', async () => {
  runEffectsOnce();
  for (const [isPhone, text] of [
    [true, 'Ships free'],
    [false, 'Shipping is free from $60'],
  ] as const) {
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: isPhone }) as never);
    const shop = fakeShop();
    const headliner = [{ headlinertext: 'Shipping is free from $60' }];
    const mobileHeadliner = [{ headlinertext: 'Ships free' }];
    shop.answerNext(200, { headerData: { topHat: [{ slot: 'cart', headliner, mobileHeadliner }] } }, 'header');
    const page = renderWidget(<TopHatBanner slot="cart" />, { shop });
    await expect.poll(() => page.queryByRole('region')?.textContent).toBe(text);
    vi.restoreAllMocks();
  }
});

test('a slot without a banner of its theme is empty [HDR-003, CONT-001]', async () => {
  const page = renderWidget(
    <>
      <TopHatBanner slot="cart" />
      <TopHatBanner slot="home" theme="quiet" />
      <TopHatBanner slot="home" theme="sale" />
    </>,
  );
  await page.findByRole('region');
  expect(page.queryAllByRole('region')).toHaveLength(1);
});

test('a banner that becomes visible publishes banner:seen once, with its text [ANLY-007]', async () => {
  vi.stubGlobal('IntersectionObserver', undefined); // without the observer, the banner counts as seen
  const page = renderWidget(<TopHatBanner slot="home" />);
  const seen: string[] = [];
  page.storefront.events.subscribe('banner:seen', ({ banner }) => seen.push(banner));
  await page.findByRole('region');
  await expect.poll(() => seen).toEqual(['Chairs at half the price']);
  page.redraw(<TopHatBanner slot="home" />);
  await page.findByRole('region');
  expect(seen).toHaveLength(1);
});
