/** Returns the quality of a media type in an `Accept` header: 0 to 1. Without a header every type has 1. */
export function acceptQuality(accept: string | undefined, mediaType: string): number {
  if (accept === undefined || accept.trim() === '') return 1;
  const ranges = accept.split(',').map(readRange);
  const [type = ''] = mediaType.split('/');
  // The most specific range applies.
  for (const rangeName of [mediaType, `${type}/*`, '*/*']) {
    const range = ranges.find(({ name }) => name === rangeName);
    if (range) return range.quality;
  }
  return 0;
}

function readRange(text: string): { name: string; quality: number } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { name, quality: Number.isNaN(quality) ? 0 : quality };
}
