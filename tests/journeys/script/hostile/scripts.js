/* patches of built-ins, as old libraries apply them before any other script runs */
(() => {
  // Prototype 1.6: arrays serialise themselves as text, and built-ins have more methods
  Array.prototype.toJSON = function toJSON() {
    return `[${Array.prototype.map.call(this, (each) => JSON.stringify(each)).join(', ')}]`;
  };
  Array.prototype.each = function each(visit) {
    for (let index = 0; index < this.length; index += 1) visit(this[index], index);
    return this;
  };
  Array.prototype.first = function first() {
    return this[0];
  };
  String.prototype.strip = function strip() {
    return this.replace(/^\s+|\s+$/g, '');
  };
  Function.prototype.bind = function bind(self, ...first) {
    const work = this;
    return function bound(...rest) {
      return work.apply(self, first.concat(rest));
    };
  };
  Object.prototype.extend = function extend(more) {
    for (const name in more) this[name] = more[name];
    return this;
  };
  Date.prototype.toJSON = function toJSON() {
    return String(this);
  };

  // shortcuts of the page, which stay out of fields that it knows
  document.addEventListener('keydown', (event) => {
    if (event.target.tagName !== 'INPUT' && /^[0-9sf/]$/.test(event.key)) event.preventDefault();
  });

  // a monitor that wraps fetch, and a page that freezes prototypes
  const send = window.fetch;
  window.fetch = (...request) => send.apply(window, request);
  window.$(document).on('click', () => undefined);
  Object.freeze(Array.prototype);
  Object.freeze(Function.prototype);
})();
