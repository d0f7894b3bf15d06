// The sign-in page: a button shows each password, and a mask covers the page between a sign-in and the next page.
(() => {
  for (const button of document.querySelectorAll('.show-password')) {
    const field = document.getElementById(button.getAttribute('aria-controls'));
    const show = (isShown) => {
      field.type = isShown ? 'text' : 'password';
      button.setAttribute('aria-pressed', String(isShown));
    };
    button.hidden = false;
    button.addEventListener('click', () => show(field.type === 'password'));
    // browsers save passwords of password fields only
    field.form.addEventListener('submit', () => show(false));
  }

  const mask = document.querySelector('[data-quire="loading-mask"]');
  const cover = (isActive) => mask?.setAttribute('data-active', String(isActive));
  document.addEventListener('submit', ({ target }) => {
    if (target.action.endsWith('/office/supplies/login')) cover(true);
  });
  // a page that comes back from the cache of the browser is as it was left
  addEventListener('pageshow', () => cover(false));
})();
