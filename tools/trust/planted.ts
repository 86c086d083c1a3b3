// What the suites have given the server in confidence: the log hunt looks for every piece of it.

/** A secret: its kind, which may be named, and its value, which may not. */
export interface Secret {
  kind: 'password' | 'token' | 'code' | 'nric' | 'reading' | 'text' | 'email';
  value: string;
}

const planted = new Map<string, Secret>();
const shortest = 5;

/** Stores a secret, and returns it. Values too short to be told from chance are refused. */
export function plant<T extends string>(kind: Secret['kind'], value: T): T {
  if (value.length < shortest) throw new Error(`A planted ${kind} needs at least ${shortest} characters`);
  planted.set(value, { kind, value });
  return value;
}

/** Returns everything that was planted so far. */
export function plantedSecrets(): Secret[] {
  return [...planted.values()];
}
