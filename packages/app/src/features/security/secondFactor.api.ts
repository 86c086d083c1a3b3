import { api } from '../../api/client.ts';
import { client } from '../../session/session.ts';

/** Returns the state of the account's second factor. */
export function useSecondFactor() {
  return api.useQuery('get', '/second-factor');
}

/** Starts the set-up of an authenticator app and returns its secret. */
export async function beginSecondFactor(password: string) {
  // The contract requires a password; the server ignores it for accounts without one.
  const { data, error } = await client.POST('/second-factor', { body: { password: password || '-' } });
  if (data) return data;
  throw error;
}

/** Confirms the first code of the app and returns the recovery codes, once. */
export async function confirmSecondFactor(code: string): Promise<readonly string[]> {
  const { data, error } = await client.POST('/second-factor/confirm', { body: { code } });
  if (data) return data.recoveryCodes;
  throw error;
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(password: string): Promise<readonly string[]> {
  const { data, error } = await client.POST('/second-factor/recovery-codes', {
    body: { password: password || '-' },
  });
  if (data) return data.recoveryCodes;
  throw error;
}

/** Turns the second factor off. */
export async function removeSecondFactor(password: string): Promise<void> {
  const { error } = await client.DELETE('/second-factor', { body: { password: password || '-' } });
  if (error) throw error;
}
