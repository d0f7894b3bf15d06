/**
 * The same work written by hand, in the page itself: groups the digits during typing, and validates a field on blur.
 */
(() => {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const digits = (text, most) => text.replace(/\D/g, '').slice(0, most);
  const FIELDS = [
    ['Card number', 'cc-number', (text) => digits(text, 16).replace(/(\d{4})(?=\d)/g, '$1 '), isCard],
    [
      'Expiration date',
      'cc-exp',
      (text) => digits(text, 4).replace(/^(\d\d)(?=\d)/, '$1/'),
      (text) => text.length === 5,
    ],
    ['Security code', 'cc-csc', (text) => digits(text, 4), (text) => text.length > 2],
  ];

  function isCard(text) {
    const all = [...digits(text, 16)].reverse().map(Number);
    const sum = all.reduce((total, it, place) => total + (place % 2 === 0 ? it : it > 4 ? it * 2 - 9 : it * 2), 0);
    return all.length > 12 && sum % 10 === 0;
  }

  function add(parent, name, text = '', className = '') {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    parent.append(element);
    return element;
  }

  function openForm(dialog) {
    dialog.replaceChildren();
    for (const [name, autocomplete, format, isGood] of FIELDS) {
      const label = add(dialog, 'label', name);
      const input = add(label, 'input');
      const fault = add(dialog, 'p', '', 'fault');
      input.autocomplete = autocomplete;
      input.inputMode = 'numeric';
      input.addEventListener('input', () => {
        input.value = format(input.value);
      });
      input.addEventListener('change', () => {
        fault.textContent = isGood(input.value) ? '' : 'Please verify and try again.';
      });
    }
    add(dialog, 'button', 'Use this card').type = 'button';
    dialog.showModal();
    dialog.dataset.ready = '';
  }

  async function start() {
    const box = document.querySelector('.payment');
    const answer = await fetch('/cc/api/checkout/default/payment', { credentials: 'include' });
    const { orderPayment } = await answer.json();
    box.replaceChildren();
    const opener = add(box, 'button', 'Add a credit card', 'add');
    opener.type = 'button';
    add(box, 'p', `Left to pay ${price.format(Number(orderPayment.balanceDue))}`);
    const dialog = add(box, 'dialog');
    opener.addEventListener('click', () => openForm(dialog));
    box.dataset.rendered = '';
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
