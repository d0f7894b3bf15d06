/** The least that a script can do: the server's forms stay, and one listener submits them without leaving the page. */
document.addEventListener('submit', async (event) => {
  const box = event.target.closest('[data-sku]');
  if (!box) return;
  event.preventDefault();
  const button = box.querySelector('button');
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  button.textContent = 'Adding to cart';
  try {
    const answer = await fetch('/cc/api/checkout/default/item', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ itemId: box.dataset.sku, qty: 1 }] }),
    });
    const { cartInfo } = await answer.json();
    const isAdded = cartInfo.items.some(({ itemId, qty }) => itemId === box.dataset.sku && qty > 0);
    button.textContent = isAdded ? 'Added to cart' : 'Could not be added';
  } finally {
    button.ariaBusy = null;
  }
});
document.documentElement.dataset.takenOver = '';
