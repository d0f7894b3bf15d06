/** The same work written by hand: reads the cart at once, and renders its lines when the panel opens. */
(() => {
  const cart = (path) => fetch(`/cc/api/checkout${path}`, { credentials: 'include' });

  function renderBadge(box) {
    const sign = document.createElement('button');
    sign.type = 'button';
    sign.className = 'sign';
    sign.textContent = 'Cart';
    const panel = document.createElement('dialog');
    box.replaceChildren(sign, panel);
    box.dataset.rendered = '';
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
    const box = document.querySelector('.mini-cart');
    const lines = renderBadge(box);
    box.addEventListener('click', ({ target }) => {
      if (target.closest('.sign')) openPanel(box.querySelector('dialog'), lines);
    });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
