/** Tracks pressed pointers and keys. Rendering is deferred until they are released. */
export type InputTracking = {
  /** Resolves when no pointer or key is pressed. */
  released(): Promise<void>;
  /** Treats the pressed pointer or key as released, because its action has run. */
  release(): void;
};

/**
 * If a press began on the server's button and ended on the button of a widget mounted in between, the browser would
 * fire no click.
 */
export function trackInput(): InputTracking {
  let release = () => {};
  let released = Promise.resolve();
  const hold = () => {
    release();
    released = new Promise((resolve) => {
      release = resolve;
    });
  };
  listen(['pointerdown', 'keydown'], hold);
  // the click follows these events, and runs before the next task
  listen(['pointerup', 'pointercancel', 'keyup'], () => setTimeout(release));
  return { released: () => released, release: () => release() };
}

/** Adds capturing listeners to the document, so that they run before the page's own. */
export function listen<E extends Event>(types: string[], listener: (event: E) => void): void {
  for (const type of types) document.addEventListener(type, listener as (event: Event) => void, true);
}
