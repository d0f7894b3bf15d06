window.subject = {
  isUsable: (box) => Symbol.for('quire') in window && (box.shadowRoot ?? box).querySelector('button,a') != null,
  isRendered: (box) => box.shadowRoot?.querySelector('button') != null,
  control: (box) => (box.shadowRoot ?? box).querySelector('button,a'),
  roots: (box) => [box, box.shadowRoot].filter(Boolean),
  state({ shadowRoot }) {
    const panel = shadowRoot?.querySelector('dialog[open]');
    if (!panel) return 'idle';
    return panel.querySelectorAll('.quire-mini-cart__line').length === 3 ? 'done' : 'busy';
  },
};
