/** The customer's hands: while a pointer or a key is down, nothing is drawn anew. */
export type Hands = {
  /** Resolves when nothing is held down. */
  released(): Promise<void>;
  /** What was held down has done its work. */
  release(): void;
};

/** A click that begins on the server's button and ends on the widget's, which has come meanwhile, would be none at all. */
export function watchHands(): Hands {
  let release = () => {};
  let released = Promise.resolve();
  const hold = () => {
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
  };
  listen(['pointerdown', 'keydown'], hold);
  // a click comes after these, and before the next task
  listen(['pointerup', 'pointercancel', 'keyup'], () => setTimeout(release));
  return { released: () => released, release: () => release() };
}

/** Hears events wherever they happen on the page, before anybody else. */
export function listen<Heard extends Event>(types: string[], listener: (event: Heard) => void): void {
  for (const type of types) document.addEventListener(type, listener as (event: Event) => void, true);
}
