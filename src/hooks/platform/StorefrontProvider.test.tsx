import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../tests/support/shop/fakeShop';
import { EffectsTwice, renderWidget } from '../../../tests/support/widgets/renderWidget';
import { CONTEXT } from '../../../tests/support/widgets/storefront';
import { StorefrontProvider, useStorefront } from './StorefrontProvider';

class ErrorBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override componentDidCatch = (error: unknown) => this.props.onError(error);
  override render = () => (this.state.isBroken ? null : this.props.children);
}

/** Renders on a bare page, and returns what was thrown during rendering. */
async function thrownBy(children: ReactNode): Promise<unknown> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const box = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    const root = createRoot(box);
    onTestFinished(() => {
      root.unmount();
      box.remove();
    });
    root.render(<ErrorBoundary onError={resolve}>{children}</ErrorBoundary>);
  });
}

function Tenant() {
  return <p>{useStorefront().site.isSBA ? 'business' : 'consumer'}</p>;
}

describe('StorefrontProvider', () => {
  test('provides its children with the storefront of its config', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    onTestFinished(() => {
      root.unmount();
      box.remove();
    });
    root.render(
      <StorefrontProvider config={CONTEXT}>
        <Tenant />
      </StorefrontProvider>,
    );

    await expect.poll(() => box.textContent).toBe('consumer');
  });

  test.each([
    ['a configuration', <StorefrontProvider key="1"> </StorefrontProvider>, 'NO_CONFIG'],
    [
      'a complete configuration',
      <StorefrontProvider key="2" config={{} as never}>
        {' '}
      </StorefrontProvider>,
      undefined,
    ],
    ['a provider', <Tenant key="3" />, 'NO_PROVIDER'],
  ])('without %s, rendering throws an integration error', async (_what, widget, code) => {
    const error = await thrownBy(widget);

    expect(error).toMatchObject({ kind: 'integration', ...(code && { code }) });
  });

  test('without a required field, the console says what to do, after the text of the specification', async () => {
    const error = await thrownBy(
      <StorefrontProvider config={{ ...CONTEXT, legacyTenant: '' }}>
        <Tenant />
      </StorefrontProvider>,
    );
    expect(error).toMatchObject({ message: 'legacyTenant required!' });
    expect(console.error).toHaveBeenCalledWith(
      'Quire: add the field to the config of StorefrontProvider. Required: tenant, legacyTenant, locale, channelId, siteId, langId, langCd, storeId.',
    );
  });

  test('has one page-show listener, even if effects run twice, and removes it on unmount', async () => {
    const listeners = { joined: 0, left: 0 };
    const shop = fakeShop();
    const page = renderWidget(
      <EffectsTwice>
        <Tenant />
      </EffectsTwice>,
      { shop },
    );
    const { host } = page.storefront;
    page.unmount();

    const join = vi.spyOn(host, 'onPageShow').mockImplementation(() => {
      listeners.joined += 1;
      return () => {
        listeners.left += 1;
      };
    });
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    root.render(
      <EffectsTwice>
        <StorefrontProvider storefront={page.storefront}>
          <Tenant />
        </StorefrontProvider>
      </EffectsTwice>,
    );
    await expect.poll(() => listeners.joined - listeners.left).toBe(1);

    root.unmount();
    box.remove();
    await expect.poll(() => listeners.joined - listeners.left).toBe(0);
    expect(join).toHaveBeenCalled();
  });
});
