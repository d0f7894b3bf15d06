/** The same work written by hand: a row for each line, whose quantity changes in place. */
(() => {
  const REST_MS = 350;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const cart = (path, init) =>
    fetch(`/cc/api/checkout${path}`, { credentials: 'include', ...init })
      .then((answer) => answer.json())
      .then(({ cartInfo }) => cartInfo);

  function add(parent, name, text = '', className = '') {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  }

  function rowOf({ cartItemId, product, priceInfo }) {
    const row = document.createElement('li');
    row.dataset.line = cartItemId;
    add(row, 'span', '', 'picture');
    add(row, 'a', product.name).href = '/product';
    add(row, 'span', price.format(Number(priceInfo.finalUnitPrice ?? priceInfo.unitPrice ?? 0)));
    add(row, 'button', '−', 'fewer').type = 'button';
    add(row, 'input', '', 'quantity').inputMode = 'numeric';
    add(row, 'button', '+', 'more').type = 'button';
    add(row, 'span', '', 'sum');
    add(row, 'button', 'Remove', 'remove').type = 'button';
    return row;
  }

  function fill(row, { qty, priceInfo }) {
    const [, , , , input, , sum] = row.children;
    input.value = qty;
    sum.textContent = price.format(qty * Number(priceInfo.finalUnitPrice ?? priceInfo.unitPrice ?? 0));
  }

  function render(box, { items, cartSummary }) {
    const rows = new Map([...box.querySelectorAll('[data-line]')].map((row) => [row.dataset.line, row]));
    const list = box.querySelector('ul') ?? document.createElement('ul');
    for (const item of items) {
      const row = rows.get(item.cartItemId) ?? list.appendChild(rowOf(item));
      fill(row, item);
    }
    const sum = box.querySelector('output') ?? document.createElement('output');
    sum.textContent = cartSummary.numberOfItems;
    if (!list.isConnected) box.replaceChildren(list, sum);
    box.dataset.rendered = '';
  }

  async function start() {
    const box = document.querySelector('.cart-page');
    let timer;
    box.addEventListener('click', ({ target }) => {
      if (!target.matches('.more')) return;
      const row = target.closest('[data-line]');
      const qty = Number(row.children[4].value) + 1;
      row.children[4].value = qty;
      row.ariaBusy = 'true';
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const changed = await cart('/default/item', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'X-HTTP-Method-Override': 'PUT' },
          body: JSON.stringify({ items: [{ cartItemId: row.dataset.line, qty }] }),
        });
        row.ariaBusy = null;
        render(box, changed);
      }, REST_MS);
    });
    render(box, await cart('?grindType=ALL'));
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
