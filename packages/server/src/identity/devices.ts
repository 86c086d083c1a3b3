const browsers = [
  ['Edge', /Edg(A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/[\d.]+.* Safari\//],
] as const;

const unknownDevice = 'Unknown device';

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Returns browser and system of a `User-Agent` header as text: "Firefox on Windows". */
export function describeDevice(userAgent: string | undefined): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownDevice;
}

/** Returns the name of a device; `null` when it is not known. */
export function knownDevice(device: string): string | null {
  return device === '' || device === unknownDevice ? null : device;
}
