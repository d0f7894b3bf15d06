import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, runEffectsOnce, type WidgetPage } from '../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES } from '../../../tests/support/widgets/storefront';
import type { StorefrontConfig } from '../../core/platform/client/settings';
import { readCarousel } from '../../core/products/client/carouselClient';
import { Analytics } from '../../widgets/analytics/Analytics/Analytics';
import { ChatLauncher } from '../../widgets/analytics/ChatLauncher/ChatLauncher';
import { FeedbackSurvey } from '../../widgets/analytics/FeedbackSurvey/FeedbackSurvey';
import { BrandShopBanner } from '../../widgets/content/BrandShopBanner/BrandShopBanner';
import { ProductTile } from '../../widgets/products/ProductTile/ProductTile';

/** What reaches a third party or tracks the customer. A file with such a call is in one of the two tables below. */
const TRACKING = /'no-cors'|sendBeacon\(|new Image\(|\baddScript\(|\bcallPage\(|\.adBeacons\b|analyticsAdapter'/;

/** Files with such a call that need no consent, and why. */
const WITHOUT_CONSENT: Record<string, string> = {
  'src/core/payment/client/placeOrder.ts':
    'protects an order from fraud, as the customer places it; the shop alone receives it',
  'src/core/platform/client/consent.ts': 'asks the consent manager itself',
  'src/core/platform/client/host/host.ts': 'defines the type of requests',
  'src/hooks/platform/addScript.ts': 'defines addScript',
  'src/hooks/stores/useMaps.ts': 'the map of the stores, which the page turns on by a key; it does not track',
};

type Caller = {
  config?: Partial<StorefrontConfig>;
  widget?: ReactNode;
  /** Does for the `n`th time what would be tracked. Resolves when everything that it sends has been sent. */
  act(page: WidgetPage, n: number): Promise<void>;
  /** How many calls have left the page. */
  sent(page: WidgetPage): number;
};

const PIXELS = { impBeacon: 'https://ads.example/seen', clickBeacon: 'https://ads.example/pressed' };
const pixels = ({ storefront }: WidgetPage) =>
  storefront.shop.requests.filter(({ url }) => url.startsWith('https://ads.example')).length;

const seenAndPressed = (widget: (n: number) => ReactNode, role: 'button' | 'link', name: string): Caller => ({
  async act(page, n) {
    const seen = new Promise<void>((resolve) => {
      page.storefront.events.subscribe('product:seen', () => resolve());
      page.storefront.events.subscribe('banner:seen', () => resolve());
    });
    page.redraw(widget(n));
    await seen;
    fireEvent.click(await page.findByRole(role, { name }));
  },
  sent: pixels,
});

const size = (n: number) => ({
  assetUrl: `/banners/${n}.svg`,
  imageWidth: 100,
  imageHeight: 50,
  beaconUrls: [PIXELS.impBeacon],
  clickUrls: [PIXELS.clickBeacon],
});
const called = vi.fn(() => true);
const adapter = { model: {}, overlayLoaded: called };
const control = { model: {}, overlayLoaded: vi.fn() };

/** Every caller, by the file that makes the call. */
const CALLERS: Record<string, Record<string, Caller>> = {
  'src/core/products/client/beacons.ts': {
    'the pixels of a tile': seenAndPressed(
      (n) => <ProductTile item={{ itemId: 'MUG', title: 'Mug', ...PIXELS }} list="page" pageIndicator={`${n}`} />,
      'button',
      'Add to cart: Mug',
    ),
    'the pixels of a banner': seenAndPressed(
      (n) => <BrandShopBanner assets={{ xs: size(n), sm: size(n), md: size(n), lg: size(n) }} alt="Acme" url="#acme" />,
      'link',
      'Acme',
    ),
  },
  'src/core/products/client/carouselClient.ts': {
    'the request for the beacons of advertised products': {
      act: async ({ storefront }) => {
        await readCarousel(storefront, { type: 'customersAlsoBought' }, { adBoxName: 'ads_1' });
      },
      sent: ({ storefront }) => storefront.shop.requestsOf('ads').length,
    },
  },
  'src/core/analytics/client/analytics.ts': {
    'the analytics layer': {
      // the second one needs no consent: when it has an event, the first one has had it, or will not have it
      widget: (
        <>
          <Analytics adapter={adapter} />
          <Analytics adapter={control} consent="isAlwaysOn" />
          <p>mounted</p>
        </>
      ),
      async act({ storefront, findByText }) {
        await findByText('mounted');
        const before = control.overlayLoaded.mock.calls.length;
        storefront.events.publish('drawer:opened', { name: 'lists' });
        await expect.poll(() => control.overlayLoaded.mock.calls.length).toBe(before + 1);
      },
      sent: () => called.mock.calls.length,
    },
  },
  'src/hooks/analytics/useChat.ts': {
    'the chat': {
      config: { chat: { scriptUrl: 'https://chat.example/engine.js', isReady: () => true, open: called } },
      widget: <ChatLauncher />,
      act: pressed('Chat with us', (page) => page.alert()),
      sent: () => called.mock.calls.length + document.head.querySelectorAll('script').length,
    },
  },
  'src/hooks/analytics/useSurvey.ts': {
    'the survey': {
      config: { feedback: { open: called } },
      widget: <FeedbackSurvey />,
      act: pressed('Feedback', (page) => (page.status().startsWith('To take') ? page.status() : '')),
      sent: () => called.mock.calls.length,
    },
  },
};

/** Presses a button, and waits until it has called the third party or has shown why not. */
function pressed(name: string, refusal: (page: WidgetPage) => string): Caller['act'] {
  return async (page) => {
    const before = called.mock.calls.length;
    await expect.poll(() => page.isOff(name)).toBe(false);
    await page.click(name);
    await expect.poll(() => called.mock.calls.length > before || refusal(page) !== '').toBe(true);
  };
}

/** How a page knows what the customer allows: by the cookie, or from its own consent manager. */
const SOURCES = {
  'the cookie': (initial = '') => ({
    config: {},
    cookies: { cookieConsent: initial },
    withdraw: ({ storefront }: WidgetPage) => storefront.host.cookies.set('cookieConsent', 'none'),
  }),
  'a consent manager': (initial = '') => {
    let allowed = initial;
    const has = (category: string) => allowed.split(',').includes(category);
    const withdraw = () => {
      allowed = 'none';
    };
    return { config: { consent: { has } }, cookies: { cookieConsent: 'none' }, withdraw };
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  called.mockClear();
  document.head.querySelectorAll('script').forEach((script) => {
    fireEvent.error(script); // the next page adds it again
    script.remove();
  });
});

const all = Object.values(CALLERS).flatMap((each) => Object.entries(each));
const everywhere = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).flatMap((source) =>
  all.map(([name, caller]) => ({ name, source, caller })),
);

function onPage({ config, widget = null }: Caller, source: keyof typeof SOURCES, initial: string | undefined) {
  runEffectsOnce(); // calls are counted
  vi.stubGlobal('IntersectionObserver', undefined); // without it, everything counts as seen
  vi.stubGlobal('innerWidth', 1280);
  const consent = SOURCES[source](initial);
  const page = renderWidget(widget, {
    config: { ...config, ...consent.config },
    host: { cookies: consent.cookies, window: { isAlwaysOn: true } },
  });
  return { page, withdraw: () => consent.withdraw(page) };
}

describe('everything that tracks asks for consent', () => {
  test('each file that reaches a third party is tested below, or needs no consent [HDR-025]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter((file) => TRACKING.test(readFileSync(file, 'utf8')));
    expect(files.sort()).toEqual([...Object.keys(CALLERS), ...Object.keys(WITHOUT_CONSENT)].sort());
  });

  test.each(everywhere)('$name: nothing is sent before consent, by $source [HDR-025]', async ({ caller, source }) => {
    const { page } = onPage(caller, source, undefined);
    await caller.act(page, 1);
    expect(caller.sent(page)).toBe(0);
  });

  test.each(everywhere)('$name: nothing is sent after a refusal, by $source [HDR-025]', async ({ caller, source }) => {
    const { page } = onPage(caller, source, 'none');
    await caller.act(page, 1);
    expect(caller.sent(page)).toBe(0);
  });

  test.each(everywhere)(
    '$name: is sent with consent, and not after it is withdrawn, by $source [HDR-025]',
    async ({ caller, source }) => {
      const { page, withdraw } = onPage(caller, source, ACCEPTED_COOKIES.cookieConsent);
      await caller.act(page, 1);
      const sent = caller.sent(page);
      expect(sent).toBeGreaterThan(0);
      withdraw();
      await caller.act(page, 2);
      expect(caller.sent(page)).toBe(sent);
    },
  );
});
