/** The same work by hand, as short as it goes: every button is drawn anew, one listener hears them all. */
(() => {
  const cart = (path, init) => fetch(`/cc/api/checkout${path}`, { credentials: 'include', ...init });

  function draw(box) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = 'Add to cart';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    box.replaceChildren(button, status);
    box.dataset.drawn = '';
  }

  async function add(box) {
    const [button, status] = box.children;
    if (button.ariaBusy) return;
    button.ariaBusy = 'true';
    button.textContent = 'Adding to cart';
    try {
      const answer = await cart('/default/item', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ items: [{ itemId: box.dataset.sku, qty: 1 }] }),
      });
      const { cartInfo } = await answer.json();
      const line = cartInfo.items.find(({ itemId, qty }) => itemId === box.dataset.sku && qty > 0);
      button.textContent = line ? 'Added to cart' : 'Add to cart';
      status.textContent = line ? 'Added to cart' : 'Could not be added';
    } finally {
      button.ariaBusy = null;
    }
  }

  function drawSign(box) {
    const sign = document.createElement('button');
    sign.type = 'button';
    sign.className = 'sign';
    sign.textContent = 'Cart';
    const panel = document.createElement('dialog');
    box.replaceChildren(sign, panel);
    box.dataset.drawn = '';
    return cart('?grindType=ALL')
      .then((answer) => answer.json())
      .then(({ cartInfo }) => {
        sign.textContent = `Cart ${cartInfo.cartSummary.numberOfItems}`;
        return cartInfo;
      });
  }

  async function openPanel(panel, lines) {
    const { items } = await lines;
    const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    panel.replaceChildren(
      ...items.map(({ qty, product, priceInfo }) => {
        const line = document.createElement('p');
        line.className = 'line';
        line.textContent = `${qty} × ${product.name}: ${price.format(Number(priceInfo.finalUnitPrice ?? priceInfo.unitPrice ?? 0))}`;
        return line;
      }),
    );
    panel.showModal();
  }

  function start() {
    for (const box of document.querySelectorAll('[data-sku]')) draw(box);
    const box = document.querySelector('.mini-cart');
    const lines = box && drawSign(box);
    document.addEventListener('click', ({ target }) => {
      const product = target.closest('.button')?.closest('[data-sku]');
      if (product) add(product);
      if (target.closest('.sign')) openPanel(box.querySelector('dialog'), lines);
    });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
