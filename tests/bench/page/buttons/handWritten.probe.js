window.subject = {
  isUsable: (box) => 'rendered' in box.dataset,
  isRendered: (box) => 'rendered' in box.dataset,
  control: (box) => box.firstChild,
  roots: (box) => [box],
  state(box) {
    const button = box.firstChild;
    if (button.ariaBusy) return 'busy';
    return button.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
