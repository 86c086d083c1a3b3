/** Returns a picture as an image source; accepts only a JPEG in valid base64. */
export function toPictureSrc(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  if (!('contentType' in content && 'base64' in content) || content.contentType !== 'image/jpeg')
    return undefined;
  const { base64 } = content;
  return typeof base64 === 'string' && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
    ? `data:image/jpeg;base64,${base64}`
    : undefined;
}
