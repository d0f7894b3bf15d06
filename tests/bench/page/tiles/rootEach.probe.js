window.subject = {
  isUsable: (box) => box.querySelector('article') !== null,
  isRendered: (box) => box.querySelector('article') !== null,
  control: (box) => box.querySelector('.button'),
  roots: (box) => [box],
  state(box) {
    if (box.querySelector('.button').ariaBusy) return 'busy';
    return box.querySelector('[role=status]')?.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
