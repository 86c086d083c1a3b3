import type { ReportWords } from '@vitalane/contract';
import { expect, it } from 'vitest';
import { answerEmergency, explainReport, type TextModel } from './explanation.ts';

const words: ReportWords = {
  title: 'Your blood fats',
  summary: 'LDL: 2.9 mmol/L.',
  findings: [
    { label: 'Triglycerides', text: '1.2 mmol/L. This is in the usual range.', status: 'info' },
    { label: 'LDL cholesterol', text: '2.9 mmol/L. The goal is below 2.6 mmol/L.', status: 'see_doctor' },
  ],
  advice: ['Discuss options at your next visit.'],
  seekCare: ['In an emergency call 995.'],
  sources: [{ title: 'Source' }],
  model: 'SG-FRS-2023',
  version: '2023',
  asOf: '2026-01-01',
};
const writing = (text: string): TextModel => ({ name: 'some-model', write: async () => text });

it('explains without any service, the topic of the question first', async () => {
  const text = await explainReport(words, 'What can I do about my LDL?', undefined);
  expect(text).toMatchObject({ model: 'vitalane-rules', seekCare: ['In an emergency call 995.'] });
  expect(text.paragraphs[0]).toBe('LDL cholesterol: 2.9 mmol/L. The goal is below 2.6 mmol/L.');
});

it('uses a model’s sentences when the report contains all their numbers', async () => {
  const text = await explainReport(words, undefined, writing('Your LDL is 2.9 mmol/L.\n\nAim below 2.6.'));
  expect(text).toMatchObject({
    model: 'some-model',
    paragraphs: ['Your LDL is 2.9 mmol/L.', 'Aim below 2.6.'],
    seekCare: words.seekCare,
  });
});

it.each([
  'Your LDL is 3.9 mmol/L.',
  'Your LDL is 2.9 mmol/L. You should stop taking your statin.',
  'You have diabetes.',
  'Your LDL cholesterol is normal.',
  '',
  '   ',
])('refuses a model’s text "%s"', async (text) => {
  expect(await explainReport(words, undefined, writing(text))).toMatchObject({ model: 'vitalane-rules' });
});

it('explains by rules when the model does not respond', async () => {
  const silent: TextModel = { name: 'some-model', write: () => Promise.reject(new Error('no answer')) };
  expect(await explainReport(words, undefined, silent)).toMatchObject({ model: 'vitalane-rules' });
});

it('sends the model nothing that identifies the patient', async () => {
  let sentInstruction = '';
  const listening: TextModel = {
    name: 'some-model',
    async write(instruction) {
      sentInstruction = instruction;
      return '';
    },
  };
  await explainReport(words, 'Why?', listening);
  expect(sentInstruction).toContain('"Why?"');
  expect(sentInstruction).not.toContain('asOf');
});

it('responds to an emergency with its advice alone', () => {
  const reader = { isPregnant: false, isWithheld: false };
  const answer = answerEmergency('Why is my LDL high? I also have pressure in my chest', {
    reader,
    asOf: '2026-01-01',
  });
  expect(answer).toMatchObject({
    emergency: 'Call 995 now. Do not drive yourself.',
    paragraphs: [],
    seekCare: [],
  });
  expect(answerEmergency('Why is my LDL high?', { reader, asOf: '2026-01-01' })).toBeNull();
});

it('reports that the report does not contain the answer', async () => {
  const text = await explainReport(words, 'Is my iron low?', undefined);
  expect(text.paragraphs[0]).toBe(
    'This report cannot answer your question. Ask your doctor or pharmacist. This is what the report says.',
  );
  const general = await explainReport(words, 'What does this mean?', undefined);
  expect(general.paragraphs[0]).not.toContain('cannot answer');
});
