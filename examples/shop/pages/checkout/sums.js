// Displays the lines and the sums of the order again after the cart has changed, in this tab or in another, and after
// the browser has restored this page as it was left.
(() => {
  const summaryOf = (page) => page?.querySelector('aside.sums');
  const path = summaryOf(document)?.dataset.page;
  if (!path) return;

  function refresh() {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    // the page's policy allows no text that becomes HTML, but a request may parse its response
    request.responseType = 'document';
    request.onload = () => {
      const url = new URL(request.responseURL);
      // without anything to buy, the shop redirects to the cart
      const isEmpty = url.pathname.endsWith('/cart');
      const summary = isEmpty ? emptySummary(url) : summaryOf(request.response);
      if (summary) summaryOf(document)?.replaceWith(summary);
    };
    request.send();
  }

  function emptySummary({ pathname }) {
    const summary = document.createElement('aside');
    summary.className = 'sums';
    const link = Object.assign(document.createElement('a'), { href: pathname, textContent: 'Go to the cart' });
    summary.append('Your cart is empty. ', link);
    return summary;
  }

  document.addEventListener('quire:cart:changed', ({ detail }) => {
    if (detail.changes.length > 0) refresh();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
})();
