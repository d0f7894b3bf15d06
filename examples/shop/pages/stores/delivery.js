// Product pages: the add button adds with the delivery that the customer has chosen, and the choice knows the quantity.
(() => {
  const button = document.querySelector('.buy-bar [data-quire="add-to-cart-button"]');
  const choice = document.querySelector('[data-quire="delivery-choice"]');
  button?.addEventListener('quire:quantitychange', ({ detail }) => {
    choice.dataset.qty = detail;
  });
  choice?.addEventListener('quire:change', ({ detail }) => {
    for (const name of ['deliveryType', 'storeNumber', 'disabledReason']) {
      if (detail[name]) button.dataset[name] = detail[name];
      else delete button.dataset[name];
    }
  });
})();
