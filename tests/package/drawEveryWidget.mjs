/**
 * A customer's program. It renders every widget on the server, and hydrates it in a page. It runs in a project with the
 * installed package. Its arguments are the widgets, each with its props, and the URL of happy-dom. It prints the
 * result.
 */
import { createElement as h, useEffect, version } from 'react';
import { renderToString } from 'react-dom/server';

const widgets = JSON.parse(process.argv[2]);
const complaints = [];
console.error = (...words) => complaints.push(words.map(String).join(' '));

const quire = await import('quire-widgets');
const config = { tenant: 'COM', legacyTenant: '10001', locale: 'en-US', channelId: 'WEB', siteId: 'US' };
const more = { langId: '-1', langCd: 'en', storeId: '10001' };

function page({ name, props }, onTaken) {
  const storefront = quire.createStorefront({ ...config, ...more }, quire.memoryHost());
  return h(quire.StorefrontProvider, { storefront }, h(quire[name], props), h(Taken, { onTaken }));
}

/** Reports when React has hydrated the page. */
function Taken({ onTaken }) {
  useEffect(() => onTaken(), [onTaken]);
  return null;
}

const written = widgets.map((widget) => renderToString(page(widget, () => {})));

const { Window } = await import(process.argv[3]);
const window = new Window({ url: 'https://shop.example/' });
const { document, navigator, HTMLElement, MutationObserver } = window;
for (const [name, value] of Object.entries({ window, document, navigator, HTMLElement, MutationObserver })) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
const { hydrateRoot } = await import('react-dom/client');

const drawn = [];
for (const [index, widget] of widgets.entries()) {
  const box = document.createElement('div');
  box.innerHTML = written[index];
  document.body.append(box);
  const onError = (error) => complaints.push(`${widget.name}: ${error}`);
  let root;
  await new Promise((onTaken) => {
    root = hydrateRoot(box, page(widget, onTaken), { onRecoverableError: onError, onUncaughtError: onError });
  });
  await new Promise((resolve) => setTimeout(resolve, 20)); // for work that the widget does after mounting
  drawn.push({ ...widget, onServer: written[index], inPage: box.innerHTML });
  root.unmount();
}

process.stdout.write(JSON.stringify({ version, drawn, complaints }), () => process.exit());
