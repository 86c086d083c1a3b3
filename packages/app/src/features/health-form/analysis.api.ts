import type { ImageAnalysis } from '@vitalane/contract';
import { fetchWithProgress, type OnProgress } from '../../lib/upload.ts';
import { client } from '../../session/session.ts';

/**
 * Reads the pages of one report without storing them. With the version of a consent text, the external service named
 * there reads them. Throws the server or network error.
 */
export async function analyseReport(
  files: readonly File[],
  {
    onProgress,
    signal,
    consentVersion,
  }: { onProgress: OnProgress; signal: AbortSignal; consentVersion?: string | undefined },
): Promise<ImageAnalysis> {
  const form = new FormData();
  for (const file of files) form.append('images', file);
  if (consentVersion !== undefined) form.append('consentVersion', consentVersion);
  const { data, error } = await client.POST('/health-AI', {
    // The serializer below sends the form.
    body: { images: [] },
    bodySerializer: () => form,
    fetch: fetchWithProgress(onProgress),
    signal,
  });
  if (data) return data;
  throw error;
}
