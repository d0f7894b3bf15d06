// Lists of products: applies a sort as soon as it is chosen, keeps the focus in the open sheet of filters, and displays the
// filters of the address again on a page to which the back button returns.
(() => {
  const sort = document.querySelector('.sort select');
  sort?.addEventListener('change', () => sort.form.requestSubmit());

  const sheet = document.querySelector('.filters');
  const keepInside = (isOpen) => {
    for (const behind of document.querySelectorAll('.site-header, .content-slot, .results, .site-footer'))
      behind.inert = isOpen;
  };
  sheet?.addEventListener('toggle', ({ newState }) => keepInside(newState === 'open'));
  // before the sheet closes and gives the focus back to its button
  sheet?.addEventListener('beforetoggle', () => keepInside(false));

  // a wide window has the filters beside the products
  matchMedia('(width >= 800px)').addEventListener('change', ({ matches }) => {
    if (matches) sheet?.hidePopover();
  });

  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sheet?.querySelector('form').reset();
  });
})();
