function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function relativeLuminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(channel);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/**
 * Returns the contrast ratio of two opaque colours as defined in WCAG 2.2, from 1 (equal) to 21 (black on white).
 * @param hex six hexadecimal digits after `#`
 */
export function contrastRatio(hex: string, otherHex: string): number {
  const [one, other] = [relativeLuminance(hex), relativeLuminance(otherHex)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
