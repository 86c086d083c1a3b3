import type { ImageAnalysis } from '@vitalane/contract';
import { fetchWithProgress, type OnProgress } from '../../api/upload.ts';
import { client } from '../../session/session.ts';

/**
 * Reads the pictures of one report; nothing is stored. With the version of a consent text the service named there reads
 * them. Throws what the server or the network says.
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
    // The form below is what is sent.
    body: { images: [] },
    bodySerializer: () => form,
    fetch: fetchWithProgress(onProgress),
    signal,
  });
  if (data) return data;
  throw error;
}
