/** Placeholder of an actor that the app must provide; throws with its name when it runs. */
export function missingActor(name: string): () => never {
  return () => {
    throw new Error(`actor "${name}" was not provided`);
  };
}

/** Placeholder of an action that the app must provide; throws with its name when it runs. */
export function missingAction(name: string): () => never {
  return () => {
    throw new Error(`action "${name}" was not provided`);
  };
}
