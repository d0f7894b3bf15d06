/**
 * The same work written by hand: re-renders every tile once its product arrives, in calls of fifty, with one listener
 * for all.
 */
(() => {
  const AT_ONCE = 50;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const post = (path, body) =>
    fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());

  function part(parent, name, text, attributes = {}) {
    const element = Object.assign(document.createElement(name), attributes);
    element.textContent = text;
    parent.append(element);
    return element;
  }

  function render(box, { title, url, image, priceValue }) {
    const tile = document.createElement('article');
    part(tile, 'img', '', { src: image, alt: '', loading: 'lazy', width: 180, height: 180 });
    part(tile, 'a', title, { href: url });
    part(tile, 'p', `Item ${box.dataset.sku}`);
    part(tile, 'p', price.format(Number(priceValue)));
    part(tile, 'button', 'Add to cart', { type: 'button', className: 'button' });
    part(tile, 'p', '', { role: 'status' });
    box.replaceChildren(tile);
    box.dataset.rendered = '';
  }

  async function add(box) {
    const button = box.querySelector('.button');
    const status = box.querySelector('[role=status]');
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    try {
      const items = [{ itemId: box.dataset.sku, qty: 1 }];
      const { cartInfo } = await post('/cc/api/checkout/default/item', { items });
      const line = cartInfo.items.find(({ itemId, qty }) => itemId === box.dataset.sku && qty > 0);
      status.textContent = line ? 'Added to cart' : 'Could not be added';
    } finally {
      button.ariaBusy = null;
    }
  }

  async function start() {
    const boxes = [...document.querySelectorAll('[data-sku]')];
    document.addEventListener('click', ({ target }) => {
      const box = target.closest('.button')?.closest('[data-rendered]');
      if (box) void add(box);
    });
    for (let at = 0; at < boxes.length; at += AT_ONCE) {
      const some = boxes.slice(at, at + AT_ONCE);
      const query = { skus: some.map((box) => box.dataset.sku), inputs: {} };
      const answer = await post('/ele-lpd/api/productTileProxy/getProductTileData', { serviceContext: {}, query });
      const known = new Map(answer.map((tile) => [tile.itemId, tile]));
      for (const box of some) render(box, known.get(box.dataset.sku));
    }
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
