/** Stands in for an actor that the app has to provide; running it says which one was forgotten. */
export function missingActor(name: string): () => never {
  return () => {
    throw new Error(`actor "${name}" was not provided`);
  };
}

/** Stands in for an action that the app has to provide; running it says which one was forgotten. */
export function missingAction(name: string): () => never {
  return () => {
    throw new Error(`action "${name}" was not provided`);
  };
}
