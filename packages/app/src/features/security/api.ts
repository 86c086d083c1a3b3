import type { EmailChange, PasswordChange } from '@vitalane/ui/screens/Security';
import { invalidate } from '../../api/changes.ts';
import { api } from '../../api/client.ts';
import { pageByPage } from '../../lib/paged.ts';
import { client } from '../../session/session.ts';

const accessPageSize = 20;

/** Returns the signed-in devices of the account. */
export function useSignedInDevices() {
  return api.useQuery('get', '/sessions');
}

/** Ends sessions of the account one after the other; ignores a session that has already ended. */
export async function endSessions(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { error, response } = await client.DELETE('/sessions/{id}', { params: { path: { id } } });
    if (error && response.status !== 404) throw error;
  }
}

/** Returns the access log of the patient's record, newest first, page by page. Disabled for staff. */
export function useAccessLog(isPatient: boolean) {
  return api.useInfiniteQuery(
    'get',
    '/access-log',
    { params: { query: { limit: accessPageSize } } },
    { ...pageByPage, enabled: isPatient },
  );
}

/** Changes the password and returns the new session of this browser. */
export async function changePassword(body: PasswordChange) {
  const { data, error } = await client.PATCH('/change-password', { body });
  if (data) return data;
  throw error;
}

/** Requests a change of the e-mail address; the server sends a code to the new one. */
export async function changeEmail(body: EmailChange): Promise<void> {
  const { error } = await client.PATCH('/change-email', { body });
  if (error) throw error;
}

/** Confirms the new e-mail address; returns the server's message. */
export async function confirmEmail(code: string): Promise<string> {
  const { data, error } = await client.PATCH('/confirm-email', { body: { code } });
  if (data) return data.message;
  throw error;
}

/** Deletes the account. Sends the password in the body, never in the URL. */
export async function deleteAccount(password: string): Promise<void> {
  const { error } = await client.DELETE('/delete-account', { body: { password } });
  if (error) throw error;
}

/** Shows or hides the bell. */
export function useShowNotifications(uuid: string | undefined) {
  const mutation = api.useMutation('post', '/users/{id}', {
    onSuccess: () => invalidate('profile'),
  });
  const show = (showNotifications: boolean) =>
    uuid && mutation.mutate({ params: { path: { id: uuid } }, body: { showNotifications } });
  return { ...mutation, show };
}
