window.subject = {
  isUsable: (box) => Boolean(box.shadowRoot?.querySelector('article .quire-button')?.checkVisibility()),
  isRendered: (box) => window.subject.isUsable(box),
  control: (box) => box.shadowRoot.querySelector('article .quire-button'),
  roots: (box) => [box.shadowRoot, box],
  state({ shadowRoot }) {
    if (shadowRoot.querySelector('article .quire-button')?.ariaBusy) return 'busy';
    const status = [...shadowRoot.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
    return status.includes('Added to cart') ? 'done' : 'idle';
  },
};
