window.subject = {
  isUsable: (box) => box.querySelectorAll('[data-line]').length === Number(box.dataset.lines),
  isRendered: (box) => window.subject.isUsable(box),
  control: (box) => box.querySelector('.more'),
  roots: (box) => [box],
  state(box) {
    if (box.querySelector('[data-line]').ariaBusy) return 'busy';
    return box.querySelector('output').textContent === String(Number(box.dataset.lines) + 1) ? 'done' : 'idle';
  },
};
