import { readFileSync } from 'node:fs';

/** The same calls, listeners and strictness as createFocusTrap of the npm package focus-trap. */
const createFocusTrap = `
window.focusTrap = {
  createFocusTrap(selector, { allowOutsideClick }) {
    const box = document.querySelector(selector);
    let isPaused = true;
    const isOutside = (event) => !isPaused && !event.composedPath().includes(box);
    const block = (event) => {
      if (!isOutside(event) || allowOutsideClick(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const name of ['mousedown', 'touchstart', 'click'])
      document.addEventListener(name, block, { capture: true, passive: false });
    document.addEventListener('focusin', (event) => {
      if (!isOutside(event)) return;
      event.stopImmediatePropagation();
      box.focus();
    }, true);
    const setPaused = (next) => () => { isPaused = next; };
    return { activate: setPaused(false), pause: setPaused(true), unpause: setPaused(false) };
  },
};`;

const recipe = /<!-- focus trap -->\s*```js\n([^`]+)/.exec(readFileSync('loader/README.md', 'utf8'))?.[1];

/** A focus trap around `#panel`, as the guide creates and pauses it. */
export const FOCUS_TRAP = `${createFocusTrap}${recipe}`;
