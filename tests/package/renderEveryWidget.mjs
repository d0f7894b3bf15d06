/**
 * A customer's program. It renders every widget on the server, and hydrates it in a page. It runs in a project with the
 * installed package. Its arguments are the widgets, each with its props, and the URL of happy-dom. It prints the
 * result.
 */
import { createElement as h, useEffect, version } from 'react';
import { renderToString } from 'react-dom/server';

const widgets = JSON.parse(process.argv[2]);
const complaints = [];
console.error = (...args) => complaints.push(args.map(String).join(' '));

const quire = await import('quire-widgets');
const { memoryHost } = await import('quire-widgets/core');
const config = { tenant: 'COM', legacyTenant: '10001', locale: 'en-US', channelId: 'WEB', siteId: 'US' };
const more = { langId: '-1', langCd: 'en', storeId: '10001' };

function page({ name, props }, onHydrated) {
  const storefront = quire.createStorefront({ ...config, ...more }, memoryHost());
  return h(quire.StorefrontProvider, { storefront }, h(quire[name], props), h(Hydrated, { onHydrated }));
}

/** Reports when React has hydrated the page. */
function Hydrated({ onHydrated }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return null;
}

const written = widgets.map((widget) => renderToString(page(widget, () => {})));

const { Window } = await import(process.argv[3]);
const window = new Window({ url: 'https://shop.example/' });
const { document, navigator, HTMLElement, MutationObserver, ShadowRoot } = window;
const cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
const dom = { window, document, navigator, HTMLElement, MutationObserver, ShadowRoot, cancelAnimationFrame };
for (const [name, value] of Object.entries(dom)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const { hydrateRoot } = await import('react-dom/client');

const rendered = [];
for (const [index, widget] of widgets.entries()) {
  const box = document.createElement('div');
  box.innerHTML = written[index];
  document.body.append(box);
  const onError = (error) => complaints.push(`${widget.name}: ${error}`);
  let root;
  await new Promise((onHydrated) => {
    root = hydrateRoot(box, page(widget, onHydrated), { onRecoverableError: onError, onUncaughtError: onError });
  });
  await new Promise((resolve) => setTimeout(resolve, 20)); // for work that the widget does after mounting
  rendered.push({ ...widget, onServer: written[index], inPage: box.innerHTML });
  root.unmount();
}

process.stdout.write(JSON.stringify({ version, rendered, complaints }), () => process.exit());
