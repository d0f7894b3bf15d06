window.subject = {
  isUsable: (box) => 'drawn' in box.dataset,
  isDrawn: (box) => 'drawn' in box.dataset,
  control: (box) => box.querySelector('.add'),
  roots: (box) => [box],
  state(box) {
    const form = box.querySelector('dialog');
    if (!form.open) return 'idle';
    return form.querySelectorAll('input').length === 3 ? 'done' : 'busy';
  },
};
