window.subject = {
  isUsable: (box) => 'rendered' in box.dataset,
  isRendered: (box) => 'rendered' in box.dataset,
  control: (box) => box.querySelector('.add'),
  roots: (box) => [box],
  state(box) {
    const form = box.querySelector('dialog');
    if (!form.open) return 'idle';
    return 'ready' in form.dataset ? 'done' : 'busy';
  },
};
