window.subject = (() => {
  const all = (box, selector) => [...(box.shadowRoot?.querySelectorAll(selector) ?? [])];
  const lines = (box) => all(box, '.quire-cart-page__line');
  const isRendered = (box) => lines(box).length === Number(box.dataset.lines);
  let before;
  return {
    // the window is full of lines; more are rendered below it
    isUsable: (box) => isRendered(box) || lines(box).at(-1)?.getBoundingClientRect().bottom > innerHeight,
    isRendered,
    control: (box) => all(box, '.quire-stepper__step')[1],
    roots: (box) => [box.shadowRoot],
    state(box) {
      const [sums] = all(box, '.quire-sums');
      before ??= sums.textContent;
      if (sums.textContent !== before) return 'done';
      return all(box, '.quire-stepper__input')[0].value === '2' ? 'busy' : 'idle';
    },
  };
})();
