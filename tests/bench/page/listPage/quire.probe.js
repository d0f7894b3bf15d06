window.subject = (() => {
  const all = (box, selector) => [...(box.shadowRoot?.querySelectorAll(selector) ?? [])];
  const steppers = (box) => all(box, '.quire-list-details__item .quire-stepper');
  const isRendered = (box) => steppers(box).length === Number(box.dataset.items);
  return {
    // the window is full of items; more are rendered below it
    isUsable: (box) => isRendered(box) || steppers(box).at(-1)?.getBoundingClientRect().bottom > innerHeight,
    isRendered,
    control: (box) => all(box, '.quire-stepper__step')[1],
    roots(box) {
      document.addEventListener('quire:lists:changed', () => {
        box.dataset.saved = '';
      });
      return [box.shadowRoot, box];
    },
    state(box) {
      if ('saved' in box.dataset) return 'done';
      return all(box, '.quire-stepper__input')[0].value === '2' ? 'busy' : 'idle';
    },
  };
})();
