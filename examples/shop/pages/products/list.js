// Lists of products: applies a sort as soon as it is chosen, and keeps the focus in the open sheet of filters.
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
})();
