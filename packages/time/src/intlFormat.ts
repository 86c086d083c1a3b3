/** Cache of formats: creating one costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cache limit, above the number of time zones: further entries are only alternative spellings. */
const maxFormats = 600;

/** Returns a cached English format. `name` identifies the options. Throws RangeError for an unknown time zone. */
export function intlFormat(
  name: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(key, format);
  return format;
}
