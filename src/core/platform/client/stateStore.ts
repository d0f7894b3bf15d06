/** What the screens of a page need to know of one subject. The state is replaced as a whole, never changed in place. */
export type StateStore<State> = {
  get(): State;
  set(change: Partial<State>): void;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
};

/** `start` is asked when the state is first looked at. */
export function createStateStore<State>(start: () => State): StateStore<State> {
  const listeners = new Set<() => void>();
  let state: State | undefined;

  function get(): State {
    state ??= start();
    return state;
  }

  return {
    get,
    set(change) {
      state = { ...get(), ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
