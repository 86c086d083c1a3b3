// Confidential values that the suites have sent to the server: the log search looks for all of them.

/** Secret: its kind, which may be named, and its value, which may not. */
export interface Secret {
  kind: 'password' | 'token' | 'code' | 'nric' | 'reading' | 'text' | 'email';
  value: string;
}

const planted = new Map<string, Secret>();
const minLength = 5;

/** Stores a secret and returns it. Rejects values that are too short to be unique. */
export function plant<T extends string>(kind: Secret['kind'], value: T): T {
  if (value.length < minLength) throw new Error(`A planted ${kind} needs at least ${minLength} characters`);
  planted.set(value, { kind, value });
  return value;
}

/** Returns all stored secrets. */
export function plantedSecrets(): Secret[] {
  return [...planted.values()];
}
