// Product pages: the add button adds with the delivery that the customer has chosen, the choice knows the quantity, and the
// thumbnails show their pictures without a move of the page.
(() => {
  const button = document.querySelector('.buy-bar [data-quire="add-to-cart-button"]');
  const choice = document.querySelector('[data-quire="delivery-choice"]');
  if (choice) {
    button.addEventListener('quire:quantitychange', ({ detail }) => {
      choice.dataset.qty = detail;
    });
    choice.addEventListener('quire:change', ({ detail }) => {
      for (const name of ['deliveryType', 'storeNumber', 'disabledReason']) {
        if (detail[name]) button.dataset[name] = detail[name];
        else delete button.dataset[name];
      }
    });
  }

  const pictures = document.querySelector('.gallery-pictures');
  const thumbnails = [...document.querySelectorAll('.gallery-links a')];
  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      event.preventDefault();
      pictures.scrollTo({ left: pictures.children[index].offsetLeft - pictures.children[0].offsetLeft });
    });
  }
  if (!window.IntersectionObserver || thumbnails.length === 0) return;
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const thumbnail = thumbnails[[...pictures.children].indexOf(target)];
        if (isIntersecting) thumbnail.setAttribute('aria-current', 'true');
        else thumbnail.removeAttribute('aria-current');
      }
    },
    { root: pictures, threshold: 0.6 },
  );
  for (const picture of pictures.children) seen.observe(picture);
})();
