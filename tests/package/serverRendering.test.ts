import { type ComponentType, createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { StorefrontProvider } from '../../src/hooks/platform/StorefrontProvider';
import * as quire from '../../src/index';
import { fakeShop } from '../support/shop/fakeShop';
import { aStorefront, BUSINESS_CONTEXT, CONTEXT } from '../support/widgets/storefront';
import { type WidgetInStories, widgetsInStories } from './widgets';

const components = quire as unknown as Record<string, ComponentType<Record<string, unknown>>>;
const widgets = await widgetsInStories();

describe('rendering on a server without a document', () => {
  test('a provider with only a configuration renders its children', () => {
    const children = createElement(quire.AddToCartButton, { sku: 'MUG' });
    const html = renderToString(createElement(StorefrontProvider, { config: CONTEXT, children }));
    expect(html).toContain('Add to cart');
  });

  test.each(widgets)(
    '$name renders the props of each story, sends no request, and ignores what a browser has stored',
    (widget) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
      onTestFinished(() => complaints.mockRestore());
      expect(typeof document).toBe('undefined');
      for (const [context, props] of renderCases(widget)) {
        const fresh = renderOnServer(widget, context, props, {});
        const afterVisits = renderOnServer(widget, context, props, {
          cartCount: JSON.stringify({ count: 3, timestamp: Date.now() }),
          'ctx-token': 'of somebody else',
        });

        expect(isItsOwn(widget, fresh.html)).toBe(true);
        expect(afterVisits.html).toBe(fresh.html);
        expect(fresh.requests).toEqual([]);
      }
      expect(complaints).not.toHaveBeenCalled();
    },
  );

  test('more than half of the widgets render HTML before anything is known of the customer', () => {
    const shown = widgets.filter((widget) =>
      renderCases(widget).some(([context, props]) => renderOnServer(widget, context, props, {}).html !== ''),
    );
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['AddToCartButton', 'AtcDrawer', 'MiniCart']));
    expect(shown.length).toBeGreaterThan(widgets.length / 2);
  });
});

/** Contexts for consumers and for a business, with the props of each story. */
function renderCases({ props }: WidgetInStories): [StorefrontConfig, Record<string, unknown>][] {
  return [CONTEXT, BUSINESS_CONTEXT].flatMap((context) =>
    props.map((each): [StorefrontConfig, Record<string, unknown>] => [context, each]),
  );
}

/** Empty HTML is valid as well, because the ordering widgets of businesses render nothing for consumers. */
function isItsOwn({ slug }: WidgetInStories, html: string): boolean {
  return html === '' || html.includes(`quire-${slug}`);
}

function renderOnServer(
  { name }: WidgetInStories,
  config: StorefrontConfig,
  props: Record<string, unknown>,
  localStorage: Record<string, string>,
) {
  const shop = fakeShop({ cart: { MUG: 2 } });
  const storefront = aStorefront({ shop, config, host: { localStorage } });
  const widget = createElement(components[name] as ComponentType<Record<string, unknown>>, props);
  const Page = () => StorefrontProvider({ storefront, children: widget });
  const html = renderToString(createElement(StrictMode, null, createElement(Page)));
  return { html, requests: shop.requests };
}
