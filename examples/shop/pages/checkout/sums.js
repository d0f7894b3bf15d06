// Displays the lines and the sums of the order again after the cart has changed, in this tab or in another.
(() => {
  const summaryOf = (page) => page.querySelector('aside.sums');

  document.addEventListener('quire:cart:changed', async ({ detail }) => {
    if (detail.changes.length === 0) return;
    const response = await fetch(location.href).catch(() => undefined);
    // an empty cart redirects to another page
    if (!response?.ok || response.redirected) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const summary = summaryOf(page);
    if (summary) summaryOf(document)?.replaceWith(summary);
  });
})();
