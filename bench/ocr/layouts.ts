import type { OtherLine } from './panels.ts';

/** Printed line. */
export type Line = OtherLine;

/** Layout of a laboratory's reports. */
export interface Layout {
  font: string;
  sizePx: number;
  body: (lines: readonly Line[]) => string;
  head?: string;
}

const flagOf = ({ text, range }: Line) => {
  const [low, high] = range.split('-').map(Number);
  return Number(text) < (low ?? 0) || Number(text) > (high ?? Number.POSITIVE_INFINITY) ? 'H' : '';
};

/** Escapes HTML markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const value = (text: string) => `<span class="value">${escapeHtml(text)}</span>`;
const cells = (...texts: readonly string[]) => texts.map((text) => `<td>${text}</td>`).join('');
const table = (
  heads: readonly string[],
  lines: readonly Line[],
  row: (line: Line, index: number) => string,
) =>
  `<table><tr>${heads.map((text) => `<th>${text}</th>`).join('')}</tr>${lines
    .map((line, index) => `<tr>${row(line, index)}</tr>`)
    .join('')}</table>`;
const four = (lines: readonly Line[]) =>
  table(['Test', 'Result', 'Unit', 'Reference range'], lines, (line) =>
    cells(escapeHtml(line.name), value(line.text), line.unitText, escapeHtml(line.range)),
  );
const half = (lines: readonly Line[]) => Math.ceil(lines.length / 2);

/** Most common layouts of reports. */
export const layouts = {
  'four columns': { font: 'Noto Sans', sizePx: 15, body: four },
  'flag before result': {
    font: 'DejaVu Serif',
    sizePx: 16,
    body: (lines) =>
      table(['Investigation', 'Flag', 'Result', 'Units', 'Reference'], lines, (line) =>
        cells(
          escapeHtml(line.name),
          flagOf(line),
          value(line.text),
          line.unitText,
          `(${escapeHtml(line.range)})`,
        ),
      ),
  },
  'unit beside result': {
    font: 'Inter Variable',
    sizePx: 14,
    body: (lines) =>
      table(['ANALYTE', 'YOUR RESULT', 'NORMAL'], lines, (line) =>
        cells(
          escapeHtml(line.name),
          `${value(line.text)} ${line.unitText}`,
          `${escapeHtml(line.range)} ${line.unitText}`,
        ),
      ),
  },
  typewriter: {
    font: 'DejaVu Sans Mono',
    sizePx: 14,
    body: (lines) =>
      `<pre>${lines
        .map(
          ({ name, text, unitText, range }) =>
            `${escapeHtml(name.padEnd(36, '.'))} ${value(text.padStart(6))} ${unitText.padEnd(14)} ${escapeHtml(range)}`,
        )
        .join('\n')}</pre>`,
  },
  sentences: {
    font: 'Atkinson Hyperlegible Next Variable',
    sizePx: 17,
    body: (lines) =>
      lines
        .map(
          ({ name, text, unitText, range }) =>
            `<p>${escapeHtml(name)}: ${value(text)} ${unitText} (normal ${escapeHtml(range)})</p>`,
        )
        .join(''),
  },
  'ruled and numbered': {
    font: 'Noto Sans',
    sizePx: 14,
    head: 'td, th { border: 1px solid #555; }',
    body: (lines) =>
      table(['No.', 'Examination', 'Result', 'Unit', 'Range'], lines, (line, index) =>
        cells(
          `${index + 1}.`,
          escapeHtml(line.name),
          value(line.text),
          line.unitText,
          escapeHtml(line.range),
        ),
      ),
  },
  'two columns': {
    font: 'Inter Variable',
    sizePx: 12,
    head: '.two { display: grid; grid-template-columns: 1fr 1fr; gap: 28px; align-items: start; }',
    body: (lines) =>
      `<div class="two">${[lines.slice(0, half(lines)), lines.slice(half(lines))].map(four).join('')}</div>`,
  },
  'wrapped names': {
    font: 'Noto Sans',
    sizePx: 16,
    head: 'td:first-child { width: 130px; } td { vertical-align: top; }',
    body: four,
  },
  'range before result': {
    font: 'DejaVu Sans',
    sizePx: 14,
    body: (lines) =>
      table(['Test', 'Reference', 'Unit', 'Result'], lines, (line) =>
        cells(escapeHtml(line.name), escapeHtml(line.range), line.unitText, value(line.text)),
      ),
  },
  'headings and bands': {
    font: 'Atkinson Hyperlegible Next Variable',
    sizePx: 16,
    head: 'tr:nth-child(even) td { background: #e8eef2; } .value { font-weight: 700; } h2 { font-size: 1.1em; background: #234; color: #fff; padding: 4px 8px; }',
    body: (lines) =>
      `<h2>BIOCHEMISTRY</h2>${four(lines.slice(0, half(lines)))}<h2>OTHER TESTS</h2>${four(lines.slice(half(lines)))}`,
  },
  'result below name': {
    font: 'Noto Sans',
    sizePx: 17,
    body: (lines) =>
      lines
        .map(
          ({ name, text, unitText, range }) =>
            `<p>${escapeHtml(name)}<br>${value(text)} ${unitText} &nbsp; (${escapeHtml(range)})</p>`,
        )
        .join(''),
  },
  'small and tight': {
    font: 'DejaVu Serif',
    sizePx: 12,
    head: 'td, th { padding: 1px 6px; } table { width: 78%; } th { background: #ddd; }',
    body: four,
  },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
