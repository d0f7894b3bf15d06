// Product pages: passes the customer's choice of delivery to the add button, which adds the product with it.
(() => {
  const button = document.querySelector('.buy-bar [data-quire="add-to-cart-button"]');
  document.querySelector('[data-quire="delivery-choice"]')?.addEventListener('quire:change', ({ detail }) => {
    button.dataset.deliveryType = detail.deliveryType;
    if (detail.storeNumber) button.dataset.storeNumber = detail.storeNumber;
    else delete button.dataset.storeNumber;
  });
})();
