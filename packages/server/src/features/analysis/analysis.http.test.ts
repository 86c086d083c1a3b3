import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/helpers/server.ts';

let server: TestServer;
let patient: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  patient = await server.welcome();
});
afterAll(() => server.close());

const rows = [
  'Collected: 20/12/2025',
  'LDL Cholesterol 2.9 mmol/L (< 2.6)',
  'HDL Cholesterol 1.5 mmol/L (> 1.0)',
];

async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on('end', resolve));
  for (const line of lines) doc.text(line);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

async function pictureOf(lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="40" y="${80 + index * 70}">${line.replace('<', '&lt;').replace('>', '&gt;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="320" font-family="sans-serif" font-size="40">
    <rect width="100%" height="100%" fill="white"/>${texts.join('')}</svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

async function send(files: readonly { content: Buffer; name: string; type: string }[]) {
  const form = new FormData();
  for (const { content, name, type } of files) {
    form.append('images', new File([new Uint8Array(content)], name, { type }));
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return await server.app.inject({
    method: 'POST',
    url: '/api/health-AI',
    headers: {
      authorization: `Bearer ${patient.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

describe('reading a laboratory report', () => {
  it('proposes the values of a PDF with their positions, and stores nothing', async () => {
    const answer = await send([{ content: await pdfOf(rows), name: 'report.pdf', type: 'application/pdf' }]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      dateOfLabTest: '2025-12-20',
      unreadPages: [],
      values: [
        { code: 'ldl', value: 2.9, unit: 'mmol/L', referenceHigh: 2.6, page: 1, text: rows[1] },
        { code: 'hdl', value: 1.5, unit: 'mmol/L', referenceLow: 1, page: 1 },
      ],
    });
  });

  it('proposes the values of a picture, offline', async () => {
    const answer = await send([{ content: await pictureOf(rows), name: 'photo.png', type: 'image/png' }]);
    expect(answer.json()).toMatchObject({
      dateOfLabTest: '2025-12-20',
      values: [
        { code: 'ldl', value: 2.9, unit: 'mmol/L' },
        { code: 'hdl', value: 1.5, unit: 'mmol/L' },
      ],
    });
  });

  it('marks a result that is far from the last one as doubtful', async () => {
    const genderUuid = (await patient.call('GET', '/genders')).json().items[0].uuid;
    const who = { fullName: 'Tan Mei', dateOfBirth: '1970-06-15', genderUuid };
    const values = [{ code: 'potassium', value: 4.4, unit: 'mmol/L' }];
    const form = { ...who, dateOfLabTest: '2025-11-01', values };
    expect((await patient.call('POST', '/health_forms', form)).statusCode).toBe(201);
    const content = await pdfOf(['Potassium 6.9 mmol/L 3.5 - 5.1']);
    const answer = await send([{ content, name: 'report.pdf', type: 'application/pdf' }]);
    expect(answer.json().values).toMatchObject([{ code: 'potassium', value: 6.9, doubts: ['history'] }]);
  });

  it('names the unreadable pages', async () => {
    const broken = (await pictureOf(rows)).subarray(0, 600);
    const answer = await send([
      { content: await pdfOf(rows), name: 'report.pdf', type: 'application/pdf' },
      { content: broken, name: 'photo.png', type: 'image/png' },
    ]);
    expect(answer.json()).toMatchObject({ unreadPages: [2] });
  });

  it('refuses another kind of file regardless of its name', async () => {
    const answer = await send([{ content: Buffer.from('<script>'), name: 'photo.png', type: 'image/png' }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'unreadable_file',
      message: 'This file could not be read. Send a JPEG, PNG, WebP or PDF file.',
    });
  });

  it('refuses a PDF that is broken', async () => {
    const answer = await send([
      { content: Buffer.from('%PDF-1.7 nothing'), name: 'report.pdf', type: 'application/pdf' },
    ]);
    expect(answer.json()).toMatchObject({ code: 'unreadable_file' });
  });
});

describe('explaining a report', () => {
  it('returns paragraphs with when to seek care', async () => {
    const answer = await patient.call('POST', '/health-AI/text', {
      report: 'lipid-analysis',
      question: 'What can I do about my LDL?',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ model: 'vitalane-rules', asOf: '2026-01-01' });
    expect(answer.json().seekCare).toContain('In an emergency call 995.');
  });

  it('answers an emergency alone, not with what the report says on the next visit', async () => {
    const question = 'I have crushing chest pain, is my LDL to blame?';
    const answer = await patient.call('POST', '/health-AI/text', { report: 'lipid-analysis', question });
    expect(answer.json()).toMatchObject({
      emergency: 'Call 995 now. Do not drive yourself.',
      paragraphs: [],
      seekCare: [],
    });
  });

  it('gives emergency advice without a report, and else asks for one', async () => {
    const ask = (question: string) => patient.call('POST', '/health-AI/text', { question });
    const emergency = await ask('I have crushing chest pain, is my LDL to blame?');
    expect(emergency.statusCode).toBe(200);
    expect(emergency.json()).toMatchObject({ emergency: expect.stringContaining('995'), paragraphs: [] });
    const other = await ask('Is my LDL good?');
    expect(other.json()).toMatchObject({
      code: 'invalid',
      fields: [{ name: 'report', message: 'This is needed.' }],
    });
  });

  it('lists the valid report names', async () => {
    const answer = await patient.call('POST', '/health-AI/text', { report: 'horoscope' });
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: [{ name: 'report' }] });
  });

  it('is only for patients', async () => {
    const doctor = await server.welcome({ role: 'ROLE_DOCTOR' });
    const answer = await doctor.call('POST', '/health-AI/text', { report: 'lipid-analysis' });
    expect(answer.json()).toMatchObject({ code: 'not_allowed' });
  });
});
