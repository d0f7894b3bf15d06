// The checkout page: fills in city and state from the ZIP code, which the tax depends on, and displays the order summary
// again after the cart or its payments have changed, in this tab or in another, and after the browser has restored the
// page as it was left.
(() => {
  const form = document.querySelector('.checkout-form');
  const field = (name) => form?.querySelector(`[name="${name}"]`);
  const summaryOf = (page) => page?.querySelector('.order-summary');
  const path = summaryOf(document)?.dataset.page;
  if (!form || !path) return;

  // the order button pays with the card of the payment step, so that both mount when one of them is seen
  window.Quire ??= [];
  window.Quire.push(['mount', form]);

  // an attempt to order marks every field that is missing or wrong; one that has been marked changes as it is typed in
  form.addEventListener('invalid', showProblem, true);
  form.addEventListener('change', ({ target }) => mark(target));
  form.addEventListener('input', ({ target }) => {
    if (target.hasAttribute('aria-invalid')) mark(target);
  });

  // the text below the field replaces the browser's bubble
  function showProblem(event) {
    if (!mark(event.target)) return;
    event.preventDefault();
    form.querySelector(':is(input, select, textarea):invalid')?.focus();
  }

  // links a field that is missing or wrong to the text below it, which the style sheet displays; false without a text
  function mark(target) {
    const problem = target.nextElementSibling;
    if (!problem?.matches('.problem')) return false;
    const isWrong = !target.validity.valid;
    target.setAttribute('aria-invalid', String(isWrong));
    if (isWrong) target.setAttribute('aria-describedby', problem.id);
    else target.removeAttribute('aria-describedby');
    return true;
  }

  // what the customer types there themselves stays
  for (const name of ['city', 'state'])
    field(name)?.addEventListener('input', ({ target }) => target.classList.add('own'));

  field('zipCode')?.addEventListener('input', async ({ target }) => {
    // the first five digits name the place
    const [zipCode] = (target.validity.valid && target.value.match(/\d{5}/)) || [];
    if (!zipCode) return;
    const response = await fetch(`/webapp/checkout/places/${zipCode}`, { method: 'POST' }).catch(() => undefined);
    if (!response?.ok || !target.value.includes(zipCode)) return;
    // the tax depends on the place
    refresh();
    window.Quire.push(['refreshCart']);
    const place = await response.json();
    for (const name of ['city', 'state']) {
      const known = field(name);
      if (!known || known.classList.contains('own')) continue;
      known.value = place[name];
      // a script's change has no event
      mark(known);
    }
  });

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
      const shown = summaryOf(document);
      if (!summary || !shown) return;
      const details = summary.querySelector('details');
      if (details) details.open = shown.querySelector('details')?.open ?? false;
      shown.replaceWith(summary);
      // the order is for what the page displays now
      for (const name of ['orderTotal', 'version']) {
        const next = request.response.querySelector(`.checkout-form [name="${name}"]`);
        if (next) field(name).value = next.value;
      }
    };
    request.send();
  }

  function emptySummary({ pathname }) {
    const summary = document.createElement('aside');
    summary.className = 'order-summary';
    const link = Object.assign(document.createElement('a'), { href: pathname, textContent: 'Go to the cart' });
    summary.append('Your cart is empty. ', link);
    return summary;
  }

  document.addEventListener('quire:cart:changed', ({ detail }) => {
    if (detail.changes.length > 0) refresh();
  });
  document.querySelector('[data-quire="payment-tabs"]')?.addEventListener('quire:paymentschange', refresh);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
})();
