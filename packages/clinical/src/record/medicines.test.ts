import { describe, expect, it } from 'vitest';
import { groupsOfAtc, type RecordMedicine, resolveRecord, type Statement } from '../index.ts';

const medicine = (atcCode: string, more: Partial<RecordMedicine> = {}): RecordMedicine => ({
  name: 'Tablets',
  atcCodes: [atcCode],
  from: '2026-01-03',
  ...more,
});
const says = (item: Statement['item'], more: Partial<Statement> = {}): Statement => ({
  item,
  says: 'present',
  by: 'patient',
  source: 'health_form',
  on: '2025-02-10',
  recordedAt: '2025-02-10T08:00:00.000Z',
  ...more,
});

function items(medicines: readonly RecordMedicine[], statements: readonly Statement[] = [], more = {}) {
  return resolveRecord({ medicines, statements, asOf: '2026-06-01', ...more }).items;
}

const ASKED = { value: 'unknown', branch: 'yes', question: 'medicine_implies' };

describe('medicines of the record', () => {
  it('opens the question that the longest prefix asks', () => {
    expect(items([medicine('A10BA02')]).diabetes).toMatchObject(ASKED);
    expect(items([medicine('C03DA05')]).chronic_kidney_disease).toMatchObject(ASKED);
    expect(items([medicine('C03DA05')]).hypertension.value).toBe('unknown');
    expect(items([medicine('C03DA05')]).hypertension.question).toBe('ask');
    expect(items([medicine('C09DX04')]).heart_failure).toMatchObject(ASKED);
    expect(items([medicine('C09DX04')]).hypertension).toMatchObject(ASKED);
  });

  it('asks nothing when a usual reason is known', () => {
    expect(items([medicine('A10BK01')]).heart_failure).toMatchObject(ASKED);
    const known = items([medicine('A10BK01')], [says('type_2_diabetes')]);
    expect(known.heart_failure).toMatchObject({ branch: 'both', question: 'ask' });
  });

  it('asks with the wording of the person', () => {
    const { questions } = resolveRecord({
      statements: [],
      medicines: [medicine('A10BA02', { name: 'Metformin 500 mg' })],
      asOf: '2026-06-01',
    });
    expect(questions).toMatchObject([
      {
        reason: 'You take Metformin 500 mg. It is often used for diabetes, but not always.',
        question: 'Has a doctor told you that you have diabetes?',
      },
    ]);
  });

  it('asks nothing after a patient’s "no" since the medicine began, or a doctor’s at any time', () => {
    const denied = { says: 'absent', confirmed: true } as const;
    const late = items([medicine('A10BA02')], [says('diabetes', { ...denied, on: '2026-01-03' })]);
    expect(late.diabetes).toMatchObject({ value: 'no', question: null });
    const early = items([medicine('A10BA02')], [says('diabetes', { ...denied, on: '2026-01-02' })]);
    expect(early.diabetes).toMatchObject(ASKED);
    const byDoctor = items([medicine('A10BA02')], [says('diabetes', { says: 'absent', by: 'doctor' })]);
    expect(byDoctor.diabetes).toMatchObject({ value: 'no', question: null });
  });

  it('counts only medicines taken on the day', () => {
    expect(items([medicine('A10BA02', { to: '2026-05-31' })]).diabetes.question).toBe('ask');
    expect(items([medicine('A10BA02', { to: '2026-06-01' })]).diabetes).toMatchObject(ASKED);
    expect(items([medicine('A10BA02', { from: '2026-06-02' })]).diabetes.question).toBe('ask');
  });

  it('recognises groups from the list or from statements', () => {
    expect(items([medicine('C10AA05')])).toMatchObject({
      statin: { value: 'yes' },
      cholesterol_medicine: { value: 'yes' },
      blood_pressure_medicine: { value: 'unknown' },
    });
    expect(items([], [says('statin')])).toMatchObject({
      cholesterol_medicine: { value: 'yes' },
      high_cholesterol: ASKED,
    });
    expect(items([medicine('C03CA01')]).blood_pressure_medicine).toMatchObject({ value: 'yes' });
  });

  it('names the medicine that covers a stated group', () => {
    const stated = [says('blood_pressure_medicine'), says('statin')];
    const { blood_pressure_medicine, statin } = items([medicine('C08CA01')], stated);
    expect(blood_pressure_medicine).toMatchObject({
      value: 'yes',
      medicine: { name: 'Tablets', from: '2026-01-03' },
      decidedBy: { source: 'health_form' },
    });
    expect(statin).toMatchObject({ value: 'yes', medicine: null });
    expect(
      items([medicine('C08CA01', { to: '2026-05-31' })], stated).blood_pressure_medicine.medicine,
    ).toBeNull();
  });

  it.each([
    ['A10BA02', ['diabetes_tablets']],
    [' c09ca01', ['blood_pressure_medicine']],
    ['C10AA05', ['cholesterol_medicine', 'statin']],
    ['J01CA04', []],
  ])('%s belongs to %j', (code, groups) => {
    expect(groupsOfAtc(code)).toEqual(groups);
  });

  it('asks women of childbearing age whether a medicine is for a pregnancy', () => {
    const labetalol = [medicine('C07AG01')];
    expect(items(labetalol, [], { sex: 'female', ageYears: 30 }).pregnancy).toMatchObject(ASKED);
    expect(items(labetalol, [], { sex: 'female', ageYears: 56 }).pregnancy.question).toBe('ask');
    expect(items(labetalol, [], { sex: 'male', ageYears: 30 }).pregnancy.question).toBe('ask');
    expect(items(labetalol, [], { sex: 'female', ageYears: 30 }).hypertension).toMatchObject(ASKED);
  });
});
