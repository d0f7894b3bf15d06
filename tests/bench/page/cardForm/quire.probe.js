window.subject = {
  isUsable: (box) => window.subject.control(box) !== undefined,
  isRendered: (box) => window.subject.control(box) !== undefined,
  control: (box) =>
    [...(box.shadowRoot?.querySelectorAll('button') ?? [])].find((it) => it.textContent === 'Add a credit card'),
  roots: (box) => [box.shadowRoot],
  state({ shadowRoot }) {
    if (!shadowRoot.querySelector('dialog[open]')) return 'idle';
    const isReady =
      shadowRoot.querySelector('iframe') && !shadowRoot.querySelector('.quire-card-fields__status')?.firstChild;
    return isReady ? 'done' : 'busy';
  },
};
