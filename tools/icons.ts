// Renders the icons of the installed app. Run it after a change of packages/app/public/icon.svg.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../packages/app/public');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
const accent = '#066278';
/** Diameter of the circle to which launchers crop a maskable icon, as a share of its size. */
const safeShare = 0.8;

const draw = (sizePx: number) => sharp(Buffer.from(icon), { density: 1200 }).resize(sizePx);

async function drawMaskable(sizePx: number): Promise<void> {
  const inner = Math.round(sizePx * safeShare);
  const pulse = await draw(inner).png().toBuffer();
  const ground = { width: sizePx, height: sizePx, channels: 3 as const, background: accent };
  await sharp({ create: ground })
    .composite([{ input: pulse }])
    .png({ palette: true })
    .toFile(join(folder, `icons/maskable-${sizePx}.png`));
}

for (const sizePx of [192, 512])
  await draw(sizePx)
    .png({ palette: true })
    .toFile(join(folder, `icons/${sizePx}.png`));
await drawMaskable(512);
// iOS rounds the corners itself and shows no transparency.
await draw(180)
  .flatten({ background: accent })
  .png({ palette: true })
  .toFile(join(folder, 'icons/apple-touch.png'));
