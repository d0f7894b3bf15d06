/** The same work written by hand, as short as possible: re-renders every button, with one listener for all. */
(() => {
  const cart = (path, init) => fetch(`/cc/api/checkout${path}`, { credentials: 'include', ...init });

  function render(box) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button';
    button.textContent = 'Add to cart';
    const status = document.createElement('p');
    status.setAttribute('role', 'status');
    box.replaceChildren(button, status);
    box.dataset.rendered = '';
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

  function start() {
    for (const box of document.querySelectorAll('[data-sku]')) render(box);
    document.addEventListener('click', ({ target }) => {
      const product = target.closest('.button')?.closest('[data-sku]');
      if (product) add(product);
    });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
