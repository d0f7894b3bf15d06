import { expect, test, vi } from 'vitest';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES } from '../../../../tests/support/widgets/storefront';
import type { AnalyticsEvent } from '../../../core/events/analyticsEvent';
import { AddToCartButton } from '../../cart/AddToCartButton/AddToCartButton';
import { Analytics } from './Analytics';

function anAdapter() {
  const received: string[] = [];
  const handleEvent = ({ name, specVersion }: AnalyticsEvent) => void received.push(`${name} ${specVersion}`);
  return { received, adapter: { model: {}, ctaInit: handleEvent, ctaResponse: handleEvent, addToCart: handleEvent } };
}

test('the page’s analytics adapter receives ctaInit, ctaResponse and addToCart for an add [ANLY-004, ANLY-009, ANLY-015]', async () => {
  runEffectsOnce();
  const { received, adapter } = anAdapter();
  const page = renderWidget(
    <>
      <Analytics adapter="shop.analytics" />
      <AddToCartButton sku="MUG" feedback="none" />
    </>,
    { host: { window: { shop: { analytics: adapter } }, cookies: ACCEPTED_COOKIES } },
  );
  await page.click('Add to cart');
  await expect.poll(() => [...received].sort()).toEqual(['addToCart 1.0.6', 'ctaInit 1.0.6', 'ctaResponse 1.0.6']);
});

test('an add succeeds while an adapter throws, and another adapter still receives its events [ANLY-018]', async () => {
  runEffectsOnce();
  const { received, adapter } = anAdapter();
  const thrown = vi.fn(() => {
    throw new Error('blocked');
  });
  const page = renderWidget(
    <>
      <Analytics adapter={{ model: {}, ctaInit: thrown, ctaResponse: thrown, addToCart: thrown }} />
      <Analytics adapter={adapter} />
      <AddToCartButton sku="MUG" feedback="none" />
    </>,
    { host: { cookies: ACCEPTED_COOKIES } },
  );
  await page.click('Add to cart');
  await expect.poll(page.status).toBe('Added to cart');
  await expect.poll(() => [...received].sort()).toEqual(['addToCart 1.0.6', 'ctaInit 1.0.6', 'ctaResponse 1.0.6']);
  expect(thrown).toHaveBeenCalledTimes(3);
});

test('in Strict Mode too, an adapter receives once what happened before it was mounted [DEC-Q653]', async () => {
  const { received, adapter } = anAdapter();
  const page = renderWidget(<AddToCartButton sku="MUG" feedback="none" />, { host: { cookies: ACCEPTED_COOKIES } });
  await page.click('Add to cart');
  await expect.poll(page.status).toBe('Added to cart');
  page.redraw(
    <>
      <AddToCartButton sku="MUG" feedback="none" />
      <Analytics adapter={adapter} replay />
    </>,
  );
  await expect.poll(() => [...received].sort()).toEqual(['addToCart 1.0.6', 'ctaInit 1.0.6', 'ctaResponse 1.0.6']);
});

test('an adapter receives nothing after Analytics unmounts', async () => {
  const { received, adapter } = anAdapter();
  const page = renderWidget(
    <>
      <Analytics adapter={adapter} />
      <AddToCartButton sku="MUG" feedback="none" />
    </>,
    { host: { cookies: ACCEPTED_COOKIES } },
  );
  page.redraw(<AddToCartButton sku="MUG" feedback="none" />);
  await page.click('Add to cart');
  await expect.poll(page.status).toBe('Added to cart');
  expect(received).toEqual([]);
});
