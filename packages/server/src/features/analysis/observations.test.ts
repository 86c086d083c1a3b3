import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { UploadedFile } from '../../http/uploads.ts';
import { createDocumentReader } from './documentReader.ts';

const today = '2026-01-01';

async function readPdf(...lines: string[]) {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const line of lines) document.text(line);
  document.end();
  await ended;
  const content = Buffer.concat(chunks);
  const read = async () => content;
  const file = { read, filename: 'report.pdf', mediaType: 'application/pdf', sha256: '' };
  const reader = createDocumentReader();
  return await reader.analyse([new UploadedFile({ ...file, bytes: content.length })], today);
}

describe('the sample of a glucose', () => {
  it.each([
    ['Glucose (Fasting) 5.4 mmol/L 3.9 - 6.0', 'glucose_fasting'],
    ['GLUCOSE, FASTING 104 mg/dL 65-99', 'glucose_fasting'],
    ['Glucose - Random 6.4 mmol/L 3.9 - 7.8', 'glucose_random'],
    ['Glucose (2 hour) 7.4 mmol/L < 7.8', 'glucose_2h'],
    ['Glukosa (Puasa) 5.4 mmol/L 3.9 - 6.0', 'glucose_fasting'],
  ])('is read from "%s"', async (line, code) => {
    expect((await readPdf(line)).values).toMatchObject([{ code, doubts: [] }]);
  });

  it('is doubtful when the report does not state it', async () => {
    const { values } = await readPdf('Glucose 5.4 mmol/L 3.9 - 6.0');
    expect(values).toMatchObject([{ value: 5.4, doubts: ['sample'] }]);
  });

  it('is never blood when the report states urine', async () => {
    const { values, notUsed } = await readPdf(
      'Creatinine, urine 8.2 mmol/L 3.5 - 24.6',
      'Urine Sodium 90 mmol/L 40 - 220',
      '24 hour Potassium 44 mmol/L 25 - 125',
    );
    expect(values).toEqual([]);
    expect(notUsed.map(({ text }) => text)).toEqual([
      'Creatinine, urine 8.2 mmol/L 3.5 - 24.6',
      'Urine Sodium 90 mmol/L 40 - 220',
      '24 hour Potassium 44 mmol/L 25 - 125',
    ]);
  });
});

describe('urea nitrogen', () => {
  it('is the urea of a report in US units', async () => {
    const { values, notUsed } = await readPdf('BUN 14 mg/dL 7 - 20');
    expect(values).toMatchObject([{ code: 'urea', value: 14, unit: 'mg/dL', doubts: [] }]);
    expect(notUsed).toEqual([]);
  });

  it('is listed as unused when it cannot be converted', async () => {
    const { values, notUsed } = await readPdf(
      'BUN/Creatinine Ratio 14.2 6.0 - 22.0',
      'Urea 32 mg/dL 15 - 45',
    );
    expect(values).toEqual([]);
    expect(notUsed).toEqual([
      { page: 1, text: 'BUN/Creatinine Ratio 14.2 6.0 - 22.0' },
      { page: 1, text: 'Urea 32 mg/dL 15 - 45' },
    ]);
  });
});

describe('the date of a report', () => {
  it('is found on a report from the United States', async () => {
    expect(await readPdf('Collected: 12/25/2025')).toMatchObject({
      dateOfLabTest: '2025-12-25',
      dateChoices: [],
    });
  });

  it('is ambiguous when month and day are interchangeable', async () => {
    expect(await readPdf('Collected: 03/04/2025')).toMatchObject({
      dateOfLabTest: null,
      dateChoices: ['2025-04-03', '2025-03-04'],
    });
  });
});
