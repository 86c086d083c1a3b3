/** Set of event listeners. */
export interface Listeners<Event> {
  /** Adds a listener. Returns a function that removes it. */
  add: (listener: (event: Event) => void) => () => void;
  notify: (event: Event) => void;
  isEmpty: () => boolean;
}

/** Creates an empty set of listeners. */
export function createListeners<Event = void>(): Listeners<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (event) => {
      for (const listener of listeners) listener(event);
    },
    isEmpty: () => listeners.size === 0,
  };
}
