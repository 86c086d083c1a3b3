import { describe, expect, it } from 'vitest';
import { resolveRecord, type Statement } from '../index.ts';

const BASE = {
  item: 'diabetes',
  says: 'present',
  by: 'patient',
  source: 'health_form',
  on: '2025-02-10',
  recordedAt: '2025-02-10T08:00:00.000Z',
} as const satisfies Statement;
const ASOF = '2026-06-01';

function resolve(statements: readonly Statement[], more: Partial<Parameters<typeof resolveRecord>[0]> = {}) {
  return resolveRecord({ statements, medicines: [], asOf: ASOF, ...more });
}

const by = (says: Statement['says'], on: string, more: Partial<Statement> = {}): Statement => ({
  ...BASE,
  says,
  on,
  ...more,
});

describe('resolveRecord', () => {
  it('returns unknown without statements', () => {
    const { items, questions } = resolve([]);
    expect(items.stroke).toMatchObject({ value: 'unknown', branch: 'both', question: 'ask' });
    expect(questions).toEqual([]);
  });

  it('ignores statements in the future and about unknown items', () => {
    const unknown = JSON.parse('{"item":"haunting","says":"present","by":"patient","on":"2025-01-01"}');
    const { items } = resolve([by('present', '2026-06-02'), by('present', 'soon'), unknown]);
    expect(items.diabetes.value).toBe('unknown');
  });

  it('lets a doctor rule out an earlier statement of the patient, and the patient reopen it', () => {
    const ruledOut = [by('present', '2025-01-01'), by('absent', '2025-03-01', { by: 'doctor' })];
    expect(resolve(ruledOut).items.diabetes).toMatchObject({ value: 'no', question: null });
    const again = [...ruledOut, by('present', '2025-04-01')];
    expect(resolve(again).items.diabetes).toMatchObject({ value: 'yes', question: 'doctor_to_confirm' });
  });

  it('accepts a confirmed no, and keeps it through later forms', () => {
    const statements = [
      by('present', '2025-01-01'),
      by('absent', '2025-02-01', { confirmed: true }),
      by('absent', '2025-08-01'),
    ];
    expect(resolve(statements).items.diabetes).toMatchObject({ value: 'no', question: null });
  });

  it.each(['resolved', 'absent', 'mistake'] as const)(
    'brings up no type of diabetes that nobody recorded when diabetes in general is %s',
    (says) => {
      const statements = [by('present', '2025-01-01'), by(says, '2025-02-01', { confirmed: true })];
      const { items, questions } = resolve(statements);
      for (const item of ['type_1_diabetes', 'type_2_diabetes'] as const) {
        expect(items[item].value).not.toBe('yes');
        expect(questions.map((question) => question.item)).not.toContain(item);
      }
      const type2 = by('present', '2025-01-01', { item: 'type_2_diabetes' });
      const value = says === 'resolved' ? 'yes' : 'no';
      expect(resolve([...statements, type2]).items.type_2_diabetes.value).toBe(value);
    },
  );

  it('does not let a lifelong condition end by itself', () => {
    expect(resolve([by('resolved', '2025-08-01')]).items.diabetes).toMatchObject({
      value: 'yes',
      question: 'doctor_to_confirm',
    });
    expect(resolve([by('resolved', '2025-08-01', { by: 'doctor' })]).items.diabetes).toMatchObject({
      value: 'yes',
      question: null,
    });
    expect(resolve([by('resolved', '2025-08-01', { item: 'gout' })]).items.gout).toMatchObject({
      value: 'no',
      isInThePast: true,
    });
  });

  it('sets diabetes once a type is known, and doubts it only when it is denied', () => {
    const type2 = by('present', '2025-01-01', { item: 'type_2_diabetes' });
    expect(resolve([type2]).items.diabetes).toMatchObject({ value: 'yes', question: null });
    expect(resolve([type2, by('absent', '2025-05-01')]).items.diabetes).toMatchObject({
      value: 'yes',
      question: 'confirm_no',
    });
    const types = ['type_1_diabetes', 'type_2_diabetes'] as const;
    const denied = types.map((item) => by('absent', '2025-01-01', { item }));
    expect(resolve(denied).items.diabetes).toMatchObject({ value: 'no', question: null });
    expect(resolve(denied.slice(1)).items.diabetes).toMatchObject({ value: 'unknown' });
  });

  it('keeps each allergy until its removal is confirmed', () => {
    const allergy = { item: 'drug_allergy', text: 'Penicillin' } as const;
    const none = by('absent', '2025-09-01', { item: 'drug_allergy' });
    const { texts, items, questions } = resolve([by('present', '2025-01-01', allergy), none]);
    expect(texts).toMatchObject([{ text: 'Penicillin', value: 'yes', question: 'confirm_no' }]);
    expect(items.drug_allergy.value).toBe('yes');
    expect(questions).toContainEqual({
      item: 'drug_allergy',
      text: 'Penicillin',
      kind: 'confirm_no',
      reason:
        'You told us different things about an allergy to Penicillin. Until you answer we count it as yes, to be safe.',
      question: 'Are you allergic to Penicillin?',
    });
  });

  it('asks about a pregnancy past its end', () => {
    const pregnant = (on: string, dueOn?: string) =>
      resolve([by('present', on, { item: 'pregnancy', dueOn: dueOn ?? null })]).items.pregnancy;
    expect(pregnant('2025-08-05')).toMatchObject({ value: 'yes', question: null });
    expect(pregnant('2025-08-04')).toMatchObject({ value: 'yes', question: 'still_pregnant' });
    expect(pregnant('2025-08-04', '2026-04-20')).toMatchObject({ value: 'yes', question: null });
    expect(pregnant('2025-08-04', '2026-04-19')).toMatchObject({ question: 'still_pregnant' });
  });

  it('counts uncertain items as yes and asks', () => {
    const doubted = by('uncertain', '2025-05-01', { item: 'stroke' });
    expect(resolve([doubted]).items.stroke).toMatchObject({
      value: 'unknown',
      branch: 'yes',
      question: 'confirm',
    });
    const answered = by('absent', '2025-06-01', { item: 'stroke', confirmed: true });
    expect(resolve([doubted, answered]).items.stroke).toMatchObject({ value: 'no', question: null });
  });

  it('quotes the doctor and the day where the patient disagrees', () => {
    const statements = [
      by('present', '2025-01-05', { by: 'doctor', item: 'chronic_kidney_disease' }),
      by('absent', '2026-02-01', { item: 'chronic_kidney_disease', confirmed: true }),
    ];
    expect(resolve(statements).questions).toEqual([
      {
        item: 'chronic_kidney_disease',
        text: null,
        kind: 'doctor_to_confirm',
        reason:
          'Your doctor recorded long-term kidney disease on 5 January 2025. If this is wrong, tell the clinic.',
        question: null,
      },
    ]);
  });
});
