import type { ProfileChange } from '@vitalane/contract';
import type { ProfileFiles } from '@vitalane/ui/screens/Profile';
import { api } from '../../api/client.ts';
import { toFormData } from '../../lib/formData.ts';
import { client } from '../../session/session.ts';
import { toPictureSrc } from './pictureSrc.ts';

/** Returns the URL of the account's picture by its reference; `undefined` without a picture. */
export function useAvatarSrc(file: string | null | undefined): string | undefined {
  const answer = api.useQuery(
    'get',
    '/files/{id}',
    { params: { path: { id: file ?? '' } } },
    { enabled: Boolean(file), staleTime: Number.POSITIVE_INFINITY },
  );
  return file ? toPictureSrc(answer.data) : undefined;
}

/** Changes the given members in one request; multipart when there are files. Throws the server's error. */
export async function changeProfile(uuid: string, change: ProfileChange, files: ProfileFiles): Promise<void> {
  const hasFiles = Object.keys(files).length > 0;
  const { error } = await client.POST('/users/{id}', {
    params: { path: { id: uuid } },
    body: change,
    ...(hasFiles && { bodySerializer: () => toFormData({ ...change, ...files }) }),
  });
  if (error) throw error;
}

/** Deletes the account's identity document. */
export async function removeIdentityDocument(): Promise<void> {
  const { error } = await client.DELETE('/users/remove-document');
  if (error) throw error;
}
