import sharp from 'sharp';

/** Returns a photograph of a laboratory report with these lines. */
export async function photographOf(lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="40" y="${80 + index * 70}">${line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${160 + lines.length * 70}" font-family="sans-serif" font-size="38">
    <rect width="100%" height="100%" fill="#fbfaf5"/>${texts.join('')}</svg>`;
  return await sharp(Buffer.from(svg))
    .rotate(1.5, { background: '#fbfaf5' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
