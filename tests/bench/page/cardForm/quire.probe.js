window.subject = {
  isUsable: (box) => window.subject.control(box) !== undefined,
  isRendered: (box) => window.subject.control(box) !== undefined,
  control: (box) => box.shadowRoot?.querySelector('button') ?? undefined,
  roots: (box) => [box.shadowRoot],
  state({ shadowRoot }) {
    if (!shadowRoot.querySelector('dialog[open]')) return 'idle';
    const status = shadowRoot.querySelector('.quire-card-fields__frame:has(iframe)')?.previousElementSibling;
    return status && !status.firstChild ? 'done' : 'busy';
  },
};
