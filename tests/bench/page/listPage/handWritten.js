/** The same work written by hand: a row for each item once its product arrives, whose quantity changes in place. */
(() => {
  const AT_ONCE = 50;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const json = (path, init) => fetch(path, { credentials: 'include', ...init }).then((answer) => answer.json());
  const post = (body, headers) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  function add(parent, name, text = '', className = '') {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  }

  function rowOf({ listItemId, itemId, qty }, tile) {
    const row = document.createElement('li');
    row.dataset.item = listItemId;
    const picture = add(row, 'img', '', 'picture');
    picture.loading = 'lazy';
    picture.width = picture.height = 120;
    add(row, 'a', tile?.title ?? itemId).href = tile?.url ?? '#';
    add(row, 'span', price.format(Number(tile?.priceValue ?? 0)));
    add(row, 'button', '−', 'fewer').type = 'button';
    add(row, 'input', '', 'quantity').value = qty;
    add(row, 'button', '+', 'more').type = 'button';
    for (const name of ['Add to cart', 'Move', 'Remove']) add(row, 'button', name).type = 'button';
    return row;
  }

  async function start() {
    const box = document.querySelector('.list-page');
    const id = box.dataset.listId;
    const { listItems } = await json(`/cc/api/list/${id}?mmx=true&size=${box.dataset.items}&page=1`);
    const items = listItems.items;
    const list = document.createElement('ul');
    box.replaceChildren(list);
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const part = items.slice(at, at + AT_ONCE);
      const query = { skus: part.map(({ itemId }) => itemId), inputs: {} };
      const tiles = await json('/ele-lpd/api/productTileProxy/getProductTileData', post({ serviceContext: {}, query }));
      const known = new Map(tiles.map((tile) => [tile.itemId, tile]));
      list.append(...part.map((item) => rowOf(item, known.get(item.itemId))));
    }
    box.addEventListener('click', ({ target }) => {
      if (!target.matches('.more')) return;
      const row = target.closest('[data-item]');
      const field = row.querySelector('.quantity');
      const wasQty = Number(field.value);
      field.value = wasQty + 1;
      row.ariaBusy = 'true';
      const change = { items: [{ listItemId: row.dataset.item, qty: wasQty + 1, wasQty }] };
      void json(`/cc/api/list/${id}?mmx=true`, post(change, { 'X-HTTP-Method-Override': 'PUT' })).then(() => {
        box.dataset.saved = '';
      });
    });
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
