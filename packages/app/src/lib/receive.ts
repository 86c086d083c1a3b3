/** Callback for download progress, 0 to 100. Never called when the server sends no length. */
export type ReceiveProgress = (percent: number) => void;

const anonymousName = 'download';

/** Reads a response to its end and reports progress. Returns the file under the server's name. */
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

/** Fallback: some browsers cannot iterate a stream. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (!reader) return;
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

function fileNameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? anonymousName;
}
