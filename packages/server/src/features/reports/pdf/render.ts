import { drawChart } from './chart.ts';
import type { PdfContent, ResultRow } from './content.ts';
import { createPaper, type Element, type Paper } from './paper.ts';

const bodyPt = 10;
const rowGapPt = 3;
const labelWidthPt = 150;

/** Renders the report: one page for the doctor, then charts and every analysis. */
export async function renderPdf(content: PdfContent, createdOn: Date): Promise<Buffer> {
  const title = `${content.title}: ${content.person}`;
  const paper = createPaper({ title, author: content.person, createdOn });
  const { doc, root } = paper;
  const addSection = () => {
    const section = doc.struct('Sect');
    root.add(section);
    return section;
  };

  const summary = addSection();
  paper.write(summary, 'H1', title, { sizePt: 18, isBold: true });
  paper.write(summary, 'P', content.subtitle, { sizePt: bodyPt });
  writeHeading(paper, summary, 'Summary for the doctor');
  for (const [label, text] of content.summary) writePair(paper, summary, label, text);
  if (content.results.length > 0) {
    writeHeading(paper, summary, 'Latest laboratory results');
    writeTable(paper, summary, content.results);
  }
  summary.end();

  doc.addPage();
  const charts = addSection();
  if (content.charts.length > 0) writeHeading(paper, charts, 'Over time');
  for (const chart of content.charts) drawChart(paper, charts, chart);
  charts.end();
  for (const analysis of content.sections) {
    const section = addSection();
    paper.ensureSpace(70);
    writeHeading(paper, section, analysis.title);
    for (const line of analysis.lines) paper.write(section, 'P', line, { sizePt: bodyPt });
    for (const line of analysis.advice) paper.write(section, 'P', line, { sizePt: bodyPt });
    const small = { sizePt: 8 };
    if (analysis.inputs.length > 0) {
      paper.write(section, 'P', `Based on: ${analysis.inputs.join('; ')}.`, small);
    }
    paper.write(section, 'P', `Calculated with: ${analysis.model}. Sources: ${analysis.sources}`, small);
    section.end();
  }
  return await paper.finish(content.footer);
}

const headingGapPt = 8;

function writeHeading(paper: Paper, parent: Element, text: string): void {
  paper.doc.y += headingGapPt;
  paper.write(parent, 'H2', text, { sizePt: 13, isBold: true });
}

function writePair(paper: Paper, parent: Element, label: string, text: string): void {
  const { doc, leftPt, widthPt } = paper;
  const labelStyle = { sizePt: bodyPt, isBold: true, xPt: leftPt, widthPt: labelWidthPt - 8 };
  const textStyle = { sizePt: bodyPt, xPt: leftPt + labelWidthPt, widthPt: widthPt - labelWidthPt };
  const heightPt = Math.max(paper.heightOf(label, labelStyle), paper.heightOf(text, textStyle));
  paper.ensureSpace(heightPt);
  const y = doc.y;
  const { page } = doc;
  parent.add(
    doc.struct('P', {}, () => {
      paper.place(label, y, labelStyle);
      paper.place(text, y, textStyle);
    }),
  );
  // After a text that is longer than a page, continues at its end on the last page.
  doc.y = (doc.page === page ? y + heightPt : doc.y) + rowGapPt;
}

const columns = [
  { header: 'Test', xPt: 0, widthPt: 200 },
  { header: 'Result', xPt: 200, widthPt: 140 },
  { header: 'Date', xPt: 340, widthPt: 150 },
] as const;

function writeTable(paper: Paper, parent: Element, rows: readonly ResultRow[]): void {
  const { doc } = paper;
  const table = doc.struct('Table');
  parent.add(table);
  writeRow(
    paper,
    table,
    'TH',
    columns.map(({ header }) => header),
  );
  for (const row of rows) writeRow(paper, table, 'TD', row);
  table.end();
}

function writeRow(paper: Paper, table: Element, tag: 'TH' | 'TD', cells: readonly string[]): void {
  const { doc, leftPt } = paper;
  const lineHeightPt = bodyPt * 1.5;
  paper.ensureSpace(lineHeightPt);
  const y = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  for (const [index, { xPt, widthPt }] of columns.entries()) {
    const style = { sizePt: bodyPt, isBold: tag === 'TH', xPt: leftPt + xPt, widthPt };
    row.add(doc.struct(tag, {}, () => paper.place(cells[index] ?? '', y, style)));
  }
  row.end();
  doc.y = y + lineHeightPt;
}
