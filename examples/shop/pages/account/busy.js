// Covers the page between a sign-in and the next page.
(() => {
  const mask = document.querySelector('[data-quire="loading-mask"]');
  const cover = (isActive) => mask?.setAttribute('data-active', String(isActive));
  document.addEventListener('submit', ({ target }) => {
    if (target.action.endsWith('/office/supplies/login')) cover(true);
  });
  // a page that comes back from the cache of the browser is as it was left
  addEventListener('pageshow', () => cover(false));
})();
