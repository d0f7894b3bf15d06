/** A React root for each tile, all at once, as on a page that mounts a component wherever it finds its element. */
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const AT_ONCE = 50;
const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());

function Tile({ sku, tile: { title, url, image, priceValue } }) {
  const [phase, setPhase] = useState('idle');
  async function add() {
    if (phase === 'busy') return;
    setPhase('busy');
    const items = [{ itemId: sku, qty: 1 }];
    const { cartInfo } = await post('/cc/api/checkout/default/item', { items });
    setPhase(cartInfo.items.some(({ itemId, qty }) => itemId === sku && qty > 0) ? 'done' : 'failed');
  }
  const busy = phase === 'busy' || undefined;
  return createElement(
    'article',
    null,
    createElement('img', { src: image, alt: '', loading: 'lazy', width: 180, height: 180 }),
    createElement('a', { href: url }, title),
    createElement('p', null, `Item ${sku}`),
    createElement('p', null, price.format(Number(priceValue))),
    createElement('button', { type: 'button', className: 'button', 'aria-busy': busy, onClick: add }, 'Add to cart'),
    createElement('p', { role: 'status' }, { done: 'Added to cart', failed: 'Could not be added' }[phase]),
  );
}

async function start() {
  const boxes = [...document.querySelectorAll('[data-sku]')];
  for (let at = 0; at < boxes.length; at += AT_ONCE) {
    const some = boxes.slice(at, at + AT_ONCE);
    const query = { skus: some.map((box) => box.dataset.sku), inputs: {} };
    const answer = await post('/ele-lpd/api/productTileProxy/getProductTileData', { serviceContext: {}, query });
    const known = new Map(answer.map((tile) => [tile.itemId, tile]));
    for (const box of some) {
      box.dataset.rendered = '';
      createRoot(box).render(createElement(Tile, { sku: box.dataset.sku, tile: known.get(box.dataset.sku) }));
    }
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
