window.subject = {
  isUsable: (box) => 'drawn' in box.dataset,
  isRendered: (box) => 'drawn' in box.dataset,
  control: (box) => box.querySelector('.add'),
  roots: (box) => [box],
  state(box) {
    const form = box.querySelector('dialog');
    if (!form.open) return 'idle';
    return 'ready' in form.dataset ? 'done' : 'busy';
  },
};
