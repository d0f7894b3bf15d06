import { expect, test } from 'vitest';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import type { AnalyticsEvent } from '../../../core/events/analyticsEvent';
import { AddToCartButton } from '../../cart/AddToCartButton/index';
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
    { host: { window: { shop: { analytics: adapter } } } },
  );
  await page.click('Add to cart');
  await expect.poll(() => [...received].sort()).toEqual(['addToCart 1.0.6', 'ctaInit 1.0.6', 'ctaResponse 1.0.6']);
});

test('an adapter receives nothing after Analytics unmounts, and an add still succeeds [ANLY-018]', async () => {
  const { received, adapter } = anAdapter();
  const broken = () => {
    throw new Error('blocked');
  };
  const page = renderWidget(
    <>
      <Analytics adapter={adapter} />
      <Analytics adapter={{ model: {}, ctaInit: broken, addToCart: broken }} />
      <AddToCartButton sku="MUG" feedback="none" />
    </>,
  );
  page.redraw(<AddToCartButton sku="MUG" feedback="none" />);
  await page.click('Add to cart');
  await expect.poll(page.status).toBe('Added to cart');
  expect(received).toEqual([]);
});
