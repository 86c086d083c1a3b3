import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PrintedValue } from './panels.ts';

/** How a laboratory sets its reports. */
export interface Layout {
  font: string;
  sizePx: number;
  body: (values: readonly PrintedValue[]) => string;
  head?: string;
}

const page = { widthPx: 794, heightPx: 1123 };

const isAbnormal = ({ value, range }: PrintedValue): boolean => {
  const [low = Number.NaN, high = Number.NaN] = range.split('-').map(Number);
  if (range.startsWith('<')) return value >= Number(range.slice(1));
  if (range.startsWith('>')) return value <= Number(range.slice(1));
  return value < low || value > high;
};

const flagOf = (row: PrintedValue) => (isAbnormal(row) ? 'H' : '');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><tr>${heads.map((text) => `<th>${escapeHtml(text)}</th>`).join('')}</tr>${rows
    .map((cells) => `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** The ways of setting a report that are met most often. */
export const layouts = {
  fourColumns: {
    font: 'Noto Sans',
    sizePx: 15,
    body: (values) =>
      table(
        ['Test', 'Result', 'Unit', 'Reference range'],
        values.map(({ name, text, unitText, range }) => [name, text, unitText, range]),
      ),
  },
  flagBeforeResult: {
    font: 'serif',
    sizePx: 16,
    body: (values) =>
      table(
        ['Investigation', 'Flag', 'Result', 'Units', 'Reference'],
        values.map((row) => [row.name, flagOf(row), row.text, row.unitText, `(${row.range})`]),
      ),
  },
  unitBesideResult: {
    font: 'Inter Variable',
    sizePx: 14,
    body: (values) =>
      table(
        ['ANALYTE', 'YOUR RESULT', 'NORMAL'],
        values.map((row) => [row.name, `${row.text} ${row.unitText}`, `${row.range} ${row.unitText}`]),
      ),
  },
  typewriter: {
    font: 'monospace',
    sizePx: 15,
    body: (values) =>
      `<pre>${values
        .map(({ name, text, unitText, range }) =>
          escapeHtml(`${name.padEnd(34, '.')} ${text.padStart(7)} ${unitText.padEnd(14)} ${range}`),
        )
        .join('\n')}</pre>`,
  },
  sentences: {
    font: 'Atkinson Hyperlegible Next Variable',
    sizePx: 17,
    body: (values) =>
      values
        .map(
          ({ name, text, unitText, range }) =>
            `<p>${escapeHtml(`${name}: ${text} ${unitText} (normal ${range})`)}</p>`,
        )
        .join(''),
  },
  ruled: {
    font: 'Noto Sans',
    sizePx: 13,
    head: 'td, th { border: 1px solid #555; }',
    body: (values) =>
      table(
        ['No.', 'Examination', 'Result', 'Unit', 'Range'],
        values.map(({ name, text, unitText, range }, index) => [
          `${index + 1}.`,
          name,
          text,
          unitText,
          range,
        ]),
      ),
  },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;

/** A whole page, to be drawn by a browser. */
export function pageOf(layout: Layout, values: readonly PrintedValue[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${fontFaces}
    body { width: ${page.widthPx}px; min-height: ${page.heightPx / 2}px; margin: 0; padding: 48px; box-sizing: border-box;
      font-family: '${layout.font}', ${layout.font}; font-size: ${layout.sizePx}px; color: #111; background: #fff; }
    h1 { font-size: 1.4em; margin: 0; } header { margin-bottom: 24px; line-height: 1.5; }
    table { width: 100%; border-collapse: collapse; } td, th { padding: 5px 8px; text-align: left; }
    pre { font: inherit; line-height: 1.6; } ${layout.head ?? ''}
  </style></head><body><header><h1>Bukit Vista Medical Laboratory</h1>12 Example Road #03-04, Singapore 100012<br>
  Report no. 2025-118842 &nbsp; Patient: Tan Ah Demo &nbsp; Sex: M &nbsp; Date of birth: 03/04/1968<br>
  Collected: 12/11/2025 08:20 &nbsp; Reported: 13/11/2025 16:05</header>${layout.body(values)}
  <p>Comment: results relate only to the sample received. Page 1 of 1</p></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const fonts: Readonly<Record<string, string>> = {
  'Noto Sans':
    '../../packages/server/node_modules/@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2',
  'Inter Variable':
    '../../packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Atkinson Hyperlegible Next Variable':
    '../../packages/ui/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
};

const fontFaces = Object.entries(fonts)
  .map(([name, path]) => {
    const data = readFileSync(fileURLToPath(new URL(path, import.meta.url))).toString('base64');
    return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
  })
  .join('\n');
