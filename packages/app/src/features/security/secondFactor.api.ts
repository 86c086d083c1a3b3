import { api } from '../../api/client.ts';
import { client } from '../../session/session.ts';

/** Returns how the second step of the person's sign-in stands. */
export function useSecondFactor() {
  return api.useQuery('get', '/second-factor');
}

/** Begins to set an authenticator app up; returns what the app has to be given. */
export async function beginSecondFactor(password: string) {
  // The contract wants one; nobody looks at it where the account has none.
  const { data, error } = await client.POST('/second-factor', { body: { password: password || '-' } });
  if (data) return data;
  throw error;
}

/** Shows the first code of the app; returns the recovery codes, once. */
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

/** Turns the second step off. */
export async function removeSecondFactor(password: string): Promise<void> {
  const { error } = await client.DELETE('/second-factor', { body: { password: password || '-' } });
  if (error) throw error;
}
