window.subject = {
  isUsable: () => 'takenOver' in document.documentElement.dataset,
  isRendered: () => 'takenOver' in document.documentElement.dataset,
  control: (box) => box.querySelector('button'),
  roots: (box) => [box],
  state(box) {
    const button = box.querySelector('button');
    if (button.ariaBusy) return 'busy';
    return button.textContent === 'Added to cart' ? 'done' : 'idle';
  },
};
