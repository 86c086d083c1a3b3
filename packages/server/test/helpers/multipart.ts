/** A file of a multipart body. */
export interface TestFile {
  content: Buffer;
  filename: string;
  mediaType: string;
}

const boundary = 'boundary-of-the-test';

/** Returns a multipart body like a browser's, with its header. */
export function multipart(parts: readonly (readonly [name: string, value: string | TestFile])[]): {
  payload: Buffer;
  headers: { 'content-type': string };
} {
  const encoded = parts.flatMap(([name, value]) => [
    Buffer.from(head(name, value)),
    bytesOf(value),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

function head(name: string, value: string | TestFile): string {
  const disposition = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  return typeof value === 'string'
    ? `${disposition}\r\n\r\n`
    : `${disposition}; filename="${value.filename}"\r\ncontent-type: ${value.mediaType}\r\n\r\n`;
}

function bytesOf(value: string | TestFile): Buffer {
  return typeof value === 'string' ? Buffer.from(value) : value.content;
}
