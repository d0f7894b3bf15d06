/**
 * The page around a peer's card form. The peer sets `window.cardPeer`. Its `prepare()` does what is possible before the
 * press. Its `open(dialog, prepared)` resolves when the peer reports that its fields can be used.
 */
(() => {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

  function add(parent, name, text, className = '') {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  }

  async function openForm(dialog, prepared) {
    dialog.replaceChildren();
    dialog.showModal();
    await window.cardPeer.open(dialog, await prepared);
    dialog.dataset.ready = '';
  }

  async function start() {
    const box = document.querySelector('.payment');
    const prepared = window.cardPeer.prepare();
    const answer = await fetch('/cc/api/checkout/default/payment', { credentials: 'include' });
    const { orderPayment } = await answer.json();
    box.replaceChildren();
    const opener = add(box, 'button', 'Add a credit card', 'add');
    opener.type = 'button';
    add(box, 'p', `Left to pay ${price.format(Number(orderPayment.balanceDue))}`);
    const dialog = add(box, 'dialog', '');
    opener.addEventListener('click', () => openForm(dialog, prepared));
    box.dataset.rendered = '';
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
