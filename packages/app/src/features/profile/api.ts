import type { ProfileChange } from '@vitalane/contract';
import type { ProfileFiles } from '@vitalane/ui/screens/Profile';
import { api } from '../../api/client.ts';
import { toFormData } from '../../api/formData.ts';
import { client } from '../../session/session.ts';
import { toPictureSrc } from './pictureSrc.ts';

/** Address of the person's picture by its reference; undefined while there is none. */
export function useAvatarSrc(file: string | null | undefined): string | undefined {
  const answer = api.useQuery(
    'get',
    '/files/{id}',
    { params: { path: { id: file ?? '' } } },
    { enabled: Boolean(file), staleTime: Number.POSITIVE_INFINITY },
  );
  return file ? toPictureSrc(answer.data) : undefined;
}

/** Changes what is named, in one request; as a form with files when there are any. Throws what the server says. */
export async function changeProfile(uuid: string, change: ProfileChange, files: ProfileFiles): Promise<void> {
  const hasFiles = Object.keys(files).length > 0;
  const { error } = await client.POST('/users/{id}', {
    params: { path: { id: uuid } },
    body: change,
    ...(hasFiles && { bodySerializer: () => toFormData({ ...change, ...files }) }),
  });
  if (error) throw error;
}

/** Removes the person's identity document. */
export async function removeIdentityDocument(): Promise<void> {
  const { error } = await client.DELETE('/users/remove-document');
  if (error) throw error;
}
