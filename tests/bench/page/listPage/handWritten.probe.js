window.subject = {
  isUsable: (box) => box.querySelectorAll('[data-item]').length === Number(box.dataset.items),
  isRendered: (box) => window.subject.isUsable(box),
  control: (box) => box.querySelector('.more'),
  roots: (box) => [box],
  state(box) {
    if ('saved' in box.dataset) return 'done';
    return box.querySelector('.quantity').value === '2' ? 'busy' : 'idle';
  },
};
