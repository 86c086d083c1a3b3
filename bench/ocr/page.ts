import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Condition } from './conditions.ts';
import { escapeHtml, type Layout, type Line } from './layouts.ts';
import type { Locality } from './panels.ts';
import type { Random } from './random.ts';

/** Width of the sheet; the surrounding desk is wider. */
export const sheetPx = 794;

const dates: Readonly<Record<Locality, string>> = {
  SI: 'Collected: 22/11/2025 08:20 &nbsp; Reported: 23/11/2025 16:05',
  US: 'Collected: 11/22/2025 08:20 AM &nbsp; Reported: 11/23/2025 04:05 PM',
  Malay: 'Tarikh diambil: 22/11/2025 &nbsp; Tarikh lapor: 23/11/2025',
  'English and Malay': 'Collected / Diambil: 22/11/2025 &nbsp; Reported: 23/11/2025',
};
/** ISO date of the printed dates above. */
export const dateOfLabTest = '2025-11-22';

/** Returns a whole page as HTML for a browser. */
export function pageOf(
  layout: Layout,
  lines: readonly Line[],
  { condition, locality, random }: { condition: Condition; locality: Locality; random: Random },
): string {
  const sheet = `<div class="sheet"><header><h1>Bukit Vista Medical Laboratory</h1>12 Example Road #03-04, Singapore 100012<br>
    Report no. 2025-118842 &nbsp; Patient: Tan Ah Demo &nbsp; Sex: M<br>${dates[locality]}</header>${layout.body(lines)}
    <p>${escapeHtml('Comment: results relate only to the sample received. Page 1 of 1')}</p></div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${fontFaces}
    body { margin: 0; } .desk { position: relative; overflow: hidden; padding: 40px; width: ${sheetPx}px; background: #f4f1ea; }
    .sheet { width: ${sheetPx}px; padding: 40px; box-sizing: border-box; background: #fff; color: #111;
      font-family: '${layout.font}'; font-size: ${layout.sizePx}px; }
    h1 { font-size: 1.4em; margin: 0; } header { margin-bottom: 24px; line-height: 1.5; }
    table { width: 100%; border-collapse: collapse; } td, th { padding: 5px 8px; text-align: left; }
    pre { font: inherit; line-height: 1.6; } .layer { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .part { position: absolute; top: 40px; left: 40px; } ${layout.head ?? ''} ${condition.css?.(random) ?? ''}
  </style></head><body><div class="desk">${condition.isFolded ? folded(sheet) : sheet}${condition.over?.(random) ?? ''}</div></body></html>`;
}

/** Returns three parts of one sheet, each with its own slant. */
function folded(sheet: string): string {
  const part = (top: number, bottom: number, degrees: number) =>
    `<div class="part" style="clip-path: inset(${top}% 0 ${bottom}% 0); transform: skewY(${degrees}deg)">${sheet}</div>`;
  return `<div style="visibility: hidden">${sheet}</div>${part(0, 66.6, 0.3)}${part(33.3, 33.3, -0.25)}${part(66.6, 0, 0.35)}`;
}

const fonts: Readonly<Record<string, string>> = {
  'Noto Sans':
    '../../packages/server/node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
  'Inter Variable':
    '../../packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Atkinson Hyperlegible Next Variable':
    '../../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  Caveat: '../../node_modules/@fontsource/caveat/files/caveat-latin-400-normal.woff2',
};

const fontFaces = Object.entries(fonts)
  .map(([name, path]) => {
    const data = readFileSync(fileURLToPath(new URL(path, import.meta.url))).toString('base64');
    return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
  })
  .join('\n');
