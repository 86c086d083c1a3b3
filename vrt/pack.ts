// Compresses the baselines that a run has written; Vitest hardly compresses them.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const begun = Date.now();

/** Compresses new baselines. Vitest calls it after the run. */
export async function teardown(): Promise<void> {
  const written = globSync('{light,dark}/*.png', { cwd: import.meta.dirname })
    .map((file) => join(import.meta.dirname, file))
    .filter((file) => statSync(file).mtimeMs >= begun);
  for (const file of written) {
    const unpacked = readFileSync(file);
    const packed = await sharp(unpacked).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    if (packed.length < unpacked.length) writeFileSync(file, packed);
  }
}
