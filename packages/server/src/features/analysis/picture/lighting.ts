import sharp from 'sharp';
import { type GrayPicture, rawOf } from './grayPicture.ts';

const blockPx = 32;
/** Share of a block's pixels that is darker than its paper; print covers much less than half of a page. */
const paperShare = 0.8;
const darkestPaper = 40;

/** Divides by the brightness of the paper, so that shadows do not look like ink, and faint print is visible. */
export async function evenLighting(picture: GrayPicture): Promise<GrayPicture> {
  const { data, widthPx, heightPx } = picture;
  const paper = paperOf(picture);
  const { data: background } = await sharp(paper.data, rawOf(paper))
    .blur(1.5)
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const even = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index++) {
    const brightness = Math.max(background[index] ?? 255, darkestPaper);
    even[index] = Math.min(255, ((data[index] ?? 255) * 255) / brightness);
  }
  return { data: stretchContrast(even), widthPx, heightPx };
}

/** Returns the brightness of the paper, one value for each block. */
function paperOf({ data, widthPx, heightPx }: GrayPicture): GrayPicture {
  const [columns, rows] = [Math.ceil(widthPx / blockPx), Math.ceil(heightPx / blockPx)];
  const paper = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      let total = 0;
      const [endX, endY] = [
        Math.min(widthPx, (column + 1) * blockPx),
        Math.min(heightPx, (row + 1) * blockPx),
      ];
      for (let y = row * blockPx; y < endY; y += 2) {
        for (let x = column * blockPx; x < endX; x += 2) {
          const shade = data[y * widthPx + x] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
          total += 1;
        }
      }
      paper[row * columns + column] = shadeAt(counts, total * paperShare);
    }
  }
  return { data: paper, widthPx: columns, heightPx: rows };
}

/** Stretches the contrast so that the darkest ink is black. */
function stretchContrast(data: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const shade of data) counts[shade] = (counts[shade] ?? 0) + 1;
  const ink = shadeAt(counts, data.length * 0.005);
  if (ink < 30 || ink > 220) return data;
  return data.map((shade) => Math.max(0, ((shade - ink) * 255) / (255 - ink)));
}

function shadeAt(counts: Uint32Array, rank: number): number {
  let sum = 0;
  for (let shade = 0; shade < counts.length; shade++) {
    sum += counts[shade] ?? 0;
    if (sum >= rank) return shade;
  }
  return counts.length - 1;
}
