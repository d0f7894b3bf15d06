window.subject = {
  isUsable: (box) => 'rendered' in box.dataset,
  isRendered: (box) => 'rendered' in box.dataset,
  control: (box) => box.firstChild,
  roots: (box) => [box],
  state(box) {
    const panel = box.querySelector('dialog');
    if (!panel.open) return 'idle';
    return panel.children.length === 3 ? 'done' : 'busy';
  },
};
