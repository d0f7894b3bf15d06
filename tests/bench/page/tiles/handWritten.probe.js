window.subject = {
  isUsable: (box) => 'rendered' in box.dataset,
  isRendered: (box) => 'rendered' in box.dataset,
  control: (box) => box.querySelector('.button'),
  roots: (box) => [box],
  state(box) {
    if (box.querySelector('.button').ariaBusy) return 'busy';
    return box.querySelector('[role=status]')?.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
