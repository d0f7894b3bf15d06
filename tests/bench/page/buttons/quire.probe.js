window.subject = {
  isUsable: (box) => Symbol.for('quire') in window && (box.shadowRoot ?? box).querySelector('button,a') != null,
  isRendered: (box) => box.shadowRoot?.querySelector('button') != null,
  control: (box) => (box.shadowRoot ?? box).querySelector('button,a'),
  roots: (box) => [box, box.shadowRoot].filter(Boolean),
  state({ shadowRoot, firstElementChild }) {
    if (!shadowRoot) return firstElementChild.querySelector('[aria-busy]') ? 'busy' : 'idle';
    if (shadowRoot.querySelector('button')?.ariaBusy) return 'busy';
    return shadowRoot.querySelector('[role=status]')?.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
