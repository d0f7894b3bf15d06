window.subject = {
  isUsable: (box) => 'drawn' in box.dataset,
  isRendered: (box) => 'drawn' in box.dataset,
  control: (box) => box.querySelector('.button'),
  roots: (box) => [box],
  state(box) {
    if (box.querySelector('.button').ariaBusy) return 'busy';
    return box.querySelector('[role=status]')?.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
