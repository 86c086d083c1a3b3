/** Told how much of a file has come, 0 to 100. Never called when the server does not say how long it is. */
export type ReceiveProgress = (percent: number) => void;

const anonymousName = 'download';

/** Reads a file to its end, telling how far it is; with the name that the server gives it. */
export async function receive(
  response: Response,
  onProgress: ReceiveProgress,
): Promise<{ content: Blob; fileName: string }> {
  const totalBytes = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let receivedBytes = 0;
  for await (const chunk of chunksOf(response)) {
    chunks.push(chunk);
    receivedBytes += chunk.byteLength;
    if (totalBytes > 0) onProgress(Math.min(100, Math.round((receivedBytes / totalBytes) * 100)));
  }
  const type = response.headers.get('content-type') ?? '';
  return { content: new Blob(chunks, { type }), fileName: fileNameOf(response) };
}

/** Not every browser can iterate a stream yet. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (!reader) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

function fileNameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? anonymousName;
}
