/** An observable store for the UI state of one subject. The state is replaced as a whole, never mutated. */
export type StateStore<State> = {
  get(): State;
  set(change: Partial<State>): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/** `start` is called lazily, on the first access to the state. */
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
