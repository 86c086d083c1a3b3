import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. The work runs on the thread pool, off the event loop. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

const nobodysHash = hashPassword('the hash that unknown accounts are compared with');

/** Whether the password matches. Takes the same time when there is no account, so that nobody learns who has one. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && typeof passwordHash === 'string';
}
