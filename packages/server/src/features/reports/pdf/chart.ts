import { formatInstant } from '@vitalane/time';
import type { Chart } from './charts.ts';
import type { Element, Paper } from './paper.ts';
import { scale } from './scale.ts';

const heightPt = 130;
const axisPt = 34;
const labelPt = 8;
const colors = ['#0b5cad', '#8a3ffc'];
const gridColor = '#c8c8c8';

/** Draws a chart as vector graphics on a linear time axis, as a figure with a text alternative. */
export function drawChart(paper: Paper, parent: Element, chart: Chart): void {
  const { doc, leftPt, widthPt } = paper;
  paper.ensureSpace(heightPt + 40);
  paper.write(parent, 'H3', `${chart.title}, ${chart.unit}`, { sizePt: 11, isBold: true });
  const top = doc.y;
  const box = { left: leftPt + axisPt, right: leftPt + widthPt, top, bottom: top + heightPt };
  const figure = { alt: chart.alt, bbox: [leftPt, top, leftPt + widthPt, box.bottom + 14] };
  parent.add(doc.struct('Figure', figure, () => drawLines(paper, chart, box)));
  doc.y = box.bottom + 26;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function drawLines(paper: Paper, { lines }: Chart, box: Box): void {
  const { doc } = paper;
  const points = lines.flatMap((line) => line.points);
  const times = points.map(({ atMs }) => atMs);
  const [fromMs, toMs] = [Math.min(...times), Math.max(...times)];
  const values = scale(points.map(({ value }) => value));
  const x = (atMs: number) => box.left + ((atMs - fromMs) / (toMs - fromMs || 1)) * (box.right - box.left);
  const y = (value: number) =>
    box.bottom - ((value - values.low) / (values.high - values.low)) * (box.bottom - box.top);

  doc.lineWidth(0.5);
  for (const tick of values.ticks) {
    doc.moveTo(box.left, y(tick)).lineTo(box.right, y(tick)).stroke(gridColor);
    const style = { sizePt: labelPt, xPt: box.left - axisPt, widthPt: axisPt - 4 };
    paper.place(String(tick), y(tick) - labelPt / 2 - 1, style);
  }
  paper.place(formatInstant(fromMs, 'UTC', 'month'), box.bottom + 3, {
    sizePt: labelPt,
    xPt: box.left,
    widthPt: 80,
  });
  paper.place(formatInstant(toMs, 'UTC', 'month'), box.bottom + 3, {
    sizePt: labelPt,
    xPt: box.right - 50,
    widthPt: 60,
  });
  for (const [index, line] of lines.entries()) {
    const color = colors[index % colors.length] ?? gridColor;
    for (const [at, { atMs, value }] of line.points.entries()) {
      if (at === 0) doc.moveTo(x(atMs), y(value));
      else doc.lineTo(x(atMs), y(value));
    }
    doc.lineWidth(1).stroke(color);
    if (lines.length > 1) {
      const xPt = box.left + 90 + index * 70;
      paper.place(line.label, box.bottom + 3, { sizePt: labelPt, xPt, widthPt: 60, color });
    }
  }
}
